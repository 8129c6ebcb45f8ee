import '../support/build';
import { act } from '@testing-library/react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { loadWords } from '../../src/i18n/words';
import { names } from '../../src/mounts/registry';
import { renderAhead } from '../../src/mounts/runtime/renderAhead';
import { Tree } from '../../src/mounts/runtime/Tree';
import { widgets } from '../../src/mounts/runtime/widgets';

const cells = names.flatMap((name) => (['zh', 'en'] as const).map((locale) => ({ name, locale })));

let root: Root | undefined;
let complaints: string[] = [];

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

// React for development says what differs; for production, it would leave the difference in the page.
test.each(cells)('$name is taken over in $locale without a difference', async ({ name, locale }) => {
  const [Widget, words] = await Promise.all([widgets[name](), loadWords(locale)]);
  history.replaceState(null, '', locale === 'en' ? '/en/host-page' : '/host-page');
  const element = document.body.appendChild(document.createElement('div'));
  element.innerHTML = await renderAhead(name, locale);
  const before = element.firstElementChild;
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
  expect(complaints).toEqual([]);
  expect(element.firstElementChild).toBe(before);
});
