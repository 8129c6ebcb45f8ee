import { expect, test } from './support/fixtures';
import { texts } from './support/texts';

test('the language switch shows the same page in the other language, and back', async ({
  visitor,
  language,
  prefix,
}) => {
  const other = language === 'zh' ? 'en' : 'zh';
  const path = '/starbucks-gift-card/svc-query';
  await visitor.open(prefix + path);
  await visitor.find('field', texts[language].giftCard.card);
  await visitor.click('link', other === 'zh' ? '中文' : 'English');
  await visitor.waitForPath((other === 'en' ? '/en' : '') + path);
  await visitor.find('field', texts[other].giftCard.card);
  await visitor.click('link', language === 'zh' ? '中文' : 'English');
  await visitor.waitForPath(prefix + path);
  await visitor.find('button', texts[language].giftCard.submit);
  expect(await visitor.evaluate(() => document.documentElement.lang)).toBe(language === 'zh' ? 'zh-CN' : 'en');
});
