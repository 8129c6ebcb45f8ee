import { loadMessages, loadNoticeMessages } from '../../src/i18n/loadMessages';
import { mountMessages } from '../../src/i18n/mountMessages';
import { allLanguages, texts } from '../support/texts';

test.each(allLanguages)('loads the compiled catalogue of %s', async (locale) => {
  const messages = await loadMessages(locale, 'all');
  expect(Object.keys(messages)).toEqual(Object.keys(texts[locale]));
  const plain = Object.entries(texts[locale]).filter(([, text]) => !text.includes('{'));
  expect(plain.length).toBeGreaterThan(100);
  expect(
    plain.filter(([id, text]) => JSON.stringify(messages[id]) !== JSON.stringify([{ type: 0, value: text }])),
  ).toEqual([]);
  // All messages of a page are in the same object.
  await loadNoticeMessages(locale);
  expect(await loadMessages(locale, 'logout')).toBe(messages);
});

test('returns the texts of mount points in the language of the page', () => {
  expect(mountMessages('en').retry).toBe('Try again');
  expect(mountMessages('zh').retry).toBe('重试');
});
