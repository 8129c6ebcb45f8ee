import '../support/build';
import { act } from '@testing-library/react';
import Cookies from 'js-cookie';
import { hydrateRoot, type Root } from 'react-dom/client';
import { takeFromAddress } from '../../src/api/address';
import { startSession } from '../../src/api/session';
import type { Locale } from '../../src/i18n/locale';
import { loadWords } from '../../src/i18n/words';
import { type MountName, names } from '../../src/mounts/registry';
import { renderAhead } from '../../src/mounts/runtime/renderAhead';
import { Tree } from '../../src/mounts/runtime/Tree';
import { widgets } from '../../src/mounts/runtime/widgets';
import { settle } from '../support/clock';

// The first of them bring all modules in, which on a busy machine takes long.
jest.setTimeout(30_000);

const cells = names.flatMap((name) => (['zh', 'en'] as const).map((locale) => ({ name, locale })));

let root: Root | undefined;
let complaints: string[] = [];
let before: Element | null = null;

beforeEach(() => {
  const note = (...args: unknown[]) => void complaints.push(args.map(String).join(' '));
  complaints = [];
  jest.spyOn(console, 'error').mockImplementation(note);
  jest.spyOn(console, 'warn').mockImplementation(note);
  // Nobody answers: it is the first state that is looked at.
  jest.spyOn(XMLHttpRequest.prototype, 'send').mockImplementation(() => {});
});
afterEach(() => {
  act(() => root?.unmount());
  document.body.replaceChildren();
  jest.restoreAllMocks();
});

/** Puts what a widget shows first into a page, and has React take it over; answers the element it stood in. */
async function takeOver(
  name: MountName,
  locale: Locale,
  visit: (element: HTMLElement) => void = () => {},
): Promise<HTMLElement> {
  const [Widget, words] = await Promise.all([widgets[name](), loadWords(locale, name)]);
  const element = document.body.appendChild(document.createElement('div'));
  element.innerHTML = await renderAhead(name, locale);
  visit(element);
  before = element.firstElementChild;
  const note = (error: unknown) => void complaints.push(String(error));
  await act(async () => {
    root = hydrateRoot(
      element,
      <Tree element={element} locale={locale} words={words} onReady={() => {}} onSettled={() => {}} onCrash={note}>
        <Widget />
      </Tree>,
      { identifierPrefix: `rw-${name}-`, onRecoverableError: note },
    );
  });
  return element;
}

// React for development says what differs; for production, it would leave the difference in the page.
test.each(cells)('$name is taken over in $locale without a difference', async ({ name, locale }) => {
  history.replaceState(null, '', locale === 'en' ? '/en/host-page' : '/host-page');
  const element = await takeOver(name, locale);
  expect(complaints).toEqual([]);
  expect(element.firstElementChild).toBe(before);
});

const inputIn = (element: HTMLElement) => element.querySelector('input') as HTMLInputElement;

test('what was typed before is taken as if it were typed now', async () => {
  const element = await takeOver('register', 'en', (ahead) => {
    inputIn(ahead).value = ' 6200-0000 0000 0001x';
  });
  expect(inputIn(element).value).toBe('6200000000000001');
  expect(element).toHaveTextContent('6200 0000 0000 0001');
  expect(complaints).toEqual([]);
});

test('where the visitor still types, the text in view is left alone until the field is left', async () => {
  const typed = '6200-0000 0000 0001';
  const element = await takeOver('register', 'en', (ahead) => {
    inputIn(ahead).value = typed;
    inputIn(ahead).focus();
    inputIn(ahead).setSelectionRange(3, 5);
  });
  const input = inputIn(element);
  expect([input.value, input.selectionStart, input.selectionEnd]).toEqual([typed, 3, 5]);
  expect(input).toHaveFocus();
  expect(element).toHaveTextContent('6200 0000 0000 0001');
  await act(async () => input.blur());
  expect(input.value).toBe('6200000000000001');
});

test('a box that was ticked before stays ticked', async () => {
  const element = await takeOver('auth', 'en', (ahead) => {
    ahead.querySelector<HTMLInputElement>('[type="checkbox"]')?.click();
  });
  expect(element.querySelector('[type="checkbox"]')).toBeChecked();
});

test('a stranger’s link signs nobody in where somebody may be signed in, though the first state says nobody is (D2)', async () => {
  const asked = jest.spyOn(XMLHttpRequest.prototype, 'open');
  Cookies.set('login-status', 'true');
  history.replaceState(null, '', '/account/?code=strangers');
  takeFromAddress(['code']);
  startSession();
  await takeOver('auth', 'zh');
  await settle();
  expect(asked.mock.calls.map(([, url]) => new URL(url, location.href).pathname)).toEqual(['/api/Customers/detail']);
});
