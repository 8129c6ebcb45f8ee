import { mountWords } from '../../src/i18n/mountWords';
import { loadWords } from '../../src/i18n/words';
import { texts } from '../support/texts';

test.each(['zh', 'en'] as const)('the words of %s are those of its catalogue, compiled', async (locale) => {
  const words = await loadWords(locale, 'all');
  expect(Object.keys(words)).toEqual(Object.keys(texts[locale]));
  const plain = Object.entries(words).filter(([, word]) => typeof word === 'string');
  expect(plain.length).toBeGreaterThan(100);
  expect(plain.filter(([id, word]) => texts[locale][id] !== word)).toEqual([]);
});

test('what a mount point says follows the language of the page', () => {
  expect(mountWords('en').retry).toBe('Try again');
  expect(mountWords('zh').retry).toBe('重试');
});
