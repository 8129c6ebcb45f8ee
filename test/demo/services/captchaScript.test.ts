/** @jest-environment jsdom */
import { captchaScript } from '../../../demo/services/captchaScript';

interface Provider {
  capInit(element: Element, options: Record<string, unknown>): void;
  capRefresh(): void;
  capDestroy(): void;
}

const provider = window as unknown as Provider;
let box: HTMLElement;

beforeEach(() => {
  document.body.replaceChildren();
  box = document.createElement('div');
  const script = document.createElement('script');
  script.textContent = captchaScript(['first', 'second']);
  document.body.append(box, script);
});

const button = () => box.querySelector('button') as HTMLButtonElement;

it('shows a box with a button in the requested language', () => {
  provider.capInit(box, { lang: '1033', themeColor: '00A862' });
  expect(button().textContent).toBe('Click to verify');
  provider.capInit(box, { lang: '2052' });
  expect(button().textContent).toBe('点击完成验证');
  expect(box.querySelectorAll('button')).toHaveLength(1);
});

it('passes one ticket per challenge, and a new one after a refresh (M-cap-04)', () => {
  const callback = jest.fn();
  provider.capInit(box, { lang: '1033', callback });
  button().click();
  button().click();
  expect(callback.mock.calls).toEqual([[{ ret: 0, ticket: 'first' }]]);
  provider.capRefresh();
  button().click();
  expect(callback).toHaveBeenLastCalledWith({ ret: 0, ticket: 'second' });
  provider.capRefresh();
  expect(button().disabled).toBe(true);
});

it('removes its box when it is destroyed', () => {
  provider.capInit(box, {});
  provider.capDestroy();
  expect(box.childNodes).toHaveLength(0);
  expect(() => provider.capRefresh()).not.toThrow();
});
