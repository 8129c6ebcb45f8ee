import '../support/build';
import { loadWords } from '../../src/i18n/words';
import { names } from '../../src/mounts/registry';
import { renderAhead } from '../../src/mounts/runtime/renderAhead';

const cells = names.flatMap((name) => (['zh', 'en'] as const).map((locale) => ({ name, locale })));

test('there is no browser here', () => {
  expect([typeof window, typeof document, typeof location, typeof localStorage]).toEqual(Array(4).fill('undefined'));
});

test.each(cells)('$name renders ahead of time, in $locale, the same each time', async ({ name, locale }) => {
  const complain = jest.spyOn(console, 'error').mockImplementation(() => {});
  const warn = jest.spyOn(console, 'warn').mockImplementation(() => {});
  const words = await loadWords(locale, name);
  const markup = await renderAhead(name, locale);
  expect(await renderAhead(name, locale)).toBe(markup);
  // A message that is not there would be shown by its id.
  expect(Object.keys(words).filter((id) => markup.includes(`>${id}<`))).toEqual([]);
  expect(markup).not.toMatch(/undefined|NaN|\[object/);
  if (locale === 'en') expect(markup).not.toMatch(/\p{Script=Han}/u);
  expect([complain.mock.calls, warn.mock.calls]).toEqual([[], []]);
});
