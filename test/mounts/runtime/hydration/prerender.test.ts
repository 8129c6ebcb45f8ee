import { allLanguages } from '../../../support/texts';
import '../../../support/build';
import { mountNames } from '../../../../src/mounts/registry';
import { prerender } from '../../../../src/mounts/runtime/hydration/prerender';

const cells = mountNames.flatMap((name) => allLanguages.map((locale) => ({ name, locale })));

test('runs without a browser', () => {
  expect([typeof window, typeof document, typeof location, typeof localStorage]).toEqual(Array(4).fill('undefined'));
});

test.each(cells)('prerenders $name in $locale, with the same markup each time', async ({ name, locale }) => {
  const error = jest.spyOn(console, 'error').mockImplementation(() => {});
  const warn = jest.spyOn(console, 'warn').mockImplementation(() => {});
  const markup = await prerender(name, locale);
  expect(await prerender(name, locale)).toBe(markup);
  // A missing message would be rendered as its id.
  expect(markup).not.toMatch(/>[a-z][a-zA-Z]*(\.\w+)+</);
  expect(markup).not.toMatch(/undefined|NaN|\[object/);
  if (locale === 'en') expect(markup).not.toMatch(/\p{Script=Han}/u);
  expect([error.mock.calls, warn.mock.calls]).toEqual([[], []]);
});
