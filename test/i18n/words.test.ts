import { mountWords } from '../../src/i18n/mountWords';
import { loadNoticeWords, loadWords } from '../../src/i18n/words';
import { texts } from '../support/texts';

test.each(['zh', 'en'] as const)('the words of %s are those of its catalogue, compiled', async (locale) => {
  const words = await loadWords(locale, 'all');
  expect(Object.keys(words)).toEqual(Object.keys(texts[locale]));
  const plain = Object.entries(texts[locale]).filter(([, text]) => !text.includes('{'));
  expect(plain.length).toBeGreaterThan(100);
  expect(
    plain.filter(([id, text]) => JSON.stringify(words[id]) !== JSON.stringify([{ type: 0, value: text }])),
  ).toEqual([]);
  // One catalogue for the page: what comes later is found in the same object.
  await loadNoticeWords(locale);
  expect(await loadWords(locale, 'logout')).toBe(words);
});

test('what a mount point says follows the language of the page', () => {
  expect(mountWords('en').retry).toBe('Try again');
  expect(mountWords('zh').retry).toBe('重试');
});
