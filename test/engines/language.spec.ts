import { expect, messages, test } from './support/fixtures';

test('the language switch shows the same page in the other language, and back', async ({
  visitor,
  language,
  prefix,
}) => {
  const other = language === 'zh' ? 'en' : 'zh';
  const path = '/starbucks-gift-card/svc-query';
  await visitor.open(prefix + path);
  await visitor.find('field', messages[language]['svcQuery.cardNumber']);
  await visitor.click('link', other === 'zh' ? '中文' : 'English');
  await visitor.waitForPath((other === 'en' ? '/en' : '') + path);
  await visitor.find('field', messages[other]['svcQuery.cardNumber']);
  await visitor.click('link', language === 'zh' ? '中文' : 'English');
  await visitor.waitForPath(prefix + path);
  await visitor.find('button', messages[language]['svcQuery.submit']);
  expect(await visitor.evaluate(() => document.documentElement.lang)).toBe(language === 'zh' ? 'zh-CN' : 'en');
});
