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
async function takeOver(name: MountName, locale: Locale): Promise<HTMLElement> {
  const [Widget, words] = await Promise.all([widgets[name](), loadWords(locale)]);
  const element = document.body.appendChild(document.createElement('div'));
  element.innerHTML = await renderAhead(name, locale);
  before = element.firstElementChild;
  const note = (error: unknown) => void complaints.push(String(error));
  await act(async () => {
    root = hydrateRoot(
      element,
      <Tree element={element} locale={locale} words={words} onReady={() => {}} onCrash={note}>
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
