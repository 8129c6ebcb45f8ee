import { allLanguages } from '../../../support/texts';
import '../../../support/build';
import { act } from '@testing-library/react';
import Cookies from 'js-cookie';
import { hydrateRoot, type Root } from 'react-dom/client';
import { takeSecretsFromAddress } from '../../../../src/api/browser/address';
import { startSession } from '../../../../src/api/session/session';
import { loadMessages } from '../../../../src/i18n/loadMessages';
import type { Locale } from '../../../../src/i18n/locale';
import { type MountName, mountNames, rowOf } from '../../../../src/mounts/registry';
import { prerender } from '../../../../src/mounts/runtime/hydration/prerender';
import { WidgetTree } from '../../../../src/mounts/runtime/WidgetTree';
import { settlePromises } from '../../../support/clock';

const cells = mountNames.flatMap((name) => allLanguages.map((locale) => ({ name, locale })));

let root: Root | undefined;
let problems: string[] = [];
let before: Element | null = null;

beforeEach(() => {
  const addProblem = (...args: unknown[]) => void problems.push(args.map(String).join(' '));
  problems = [];
  jest.spyOn(console, 'error').mockImplementation(addProblem);
  jest.spyOn(console, 'warn').mockImplementation(addProblem);
  // No response arrives, as the tests check the first state.
  jest.spyOn(XMLHttpRequest.prototype, 'send').mockImplementation(() => {});
});
afterEach(() => {
  act(() => root?.unmount());
  document.body.replaceChildren();
  jest.restoreAllMocks();
});

/** Puts prerendered markup into a page, changes it, and hydrates it. Returns the mount point. */
async function hydrate(
  name: MountName,
  locale: Locale,
  change: (element: HTMLElement) => void = () => {},
): Promise<HTMLElement> {
  const [Widget, messages] = await Promise.all([rowOf(name).load(), loadMessages(locale, name)]);
  const element = document.body.appendChild(document.createElement('div'));
  element.innerHTML = await prerender(name, locale);
  change(element);
  before = element.firstElementChild;
  const addProblem = (error: unknown) => void problems.push(String(error));
  await act(async () => {
    root = hydrateRoot(
      element,
      <WidgetTree element={element} locale={locale} messages={messages} onReady={() => {}} onEffects={() => {}}>
        <Widget />
      </WidgetTree>,
      { identifierPrefix: `rw-${name}-`, onCaughtError: addProblem, onRecoverableError: addProblem },
    );
  });
  return element;
}

// React's development build reports any difference.
test.each(cells)('$name hydrates in $locale without a difference', async ({ name, locale }) => {
  history.replaceState(null, '', locale === 'en' ? '/en/host-page' : '/host-page');
  const element = await hydrate(name, locale);
  expect(problems).toEqual([]);
  expect(element.firstElementChild).toBe(before);
});

const inputIn = (element: HTMLElement) => element.querySelector('input') as HTMLInputElement;

test('text that was typed before hydration is normalised and formatted', async () => {
  const element = await hydrate('register', 'en', (markup) => {
    inputIn(markup).value = ' 6200-0000 0000 0001x';
  });
  expect(inputIn(element).value).toBe('6200000000000001');
  expect(element).toHaveTextContent('6200 0000 0000 0001');
  expect(problems).toEqual([]);
});

test('text in a focused field is not changed until the field loses the focus', async () => {
  const typed = '6200-0000 0000 0001';
  const element = await hydrate('register', 'en', (markup) => {
    inputIn(markup).value = typed;
    inputIn(markup).focus();
    inputIn(markup).setSelectionRange(3, 5);
  });
  const input = inputIn(element);
  expect([input.value, input.selectionStart, input.selectionEnd]).toEqual([typed, 3, 5]);
  expect(input).toHaveFocus();
  expect(element).toHaveTextContent('6200 0000 0000 0001');
  await act(async () => input.blur());
  expect(input.value).toBe('6200000000000001');
});

test('a box that was checked before hydration stays checked', async () => {
  const element = await hydrate('auth', 'en', (markup) => {
    markup.querySelector<HTMLInputElement>('[type="checkbox"]')?.click();
  });
  expect(element.querySelector('[type="checkbox"]')).toBeChecked();
});

test('a link with a code does not sign in a visitor who may be signed in, although the markup is signed out (D2)', async () => {
  const requests = jest.spyOn(XMLHttpRequest.prototype, 'open');
  Cookies.set('login-status', 'true');
  history.replaceState(null, '', '/account/?code=strangers');
  takeSecretsFromAddress(['code']);
  startSession();
  await hydrate('auth', 'zh');
  await settlePromises();
  expect(requests.mock.calls.map(([, url]) => new URL(url, location.href).pathname)).toEqual(['/api/Customers/detail']);
});
