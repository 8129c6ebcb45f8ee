import { expect, test } from './support/fixtures';
import { texts } from './support/texts';

test('a visitor queries a gift card by PIN (M-svc-01 to M-svc-13)', async ({ visitor, demo, language, prefix }) => {
  const { giftCard, captcha } = texts[language];
  await visitor.open(`${prefix}/starbucks-gift-card/svc-query`);
  await visitor.click('button', giftCard.submit);
  await visitor.waitForText(giftCard.blank);
  await visitor.type(giftCard.card, '7310 1800 0000 0001');
  expect(await visitor.valueOf(giftCard.card)).toBe('7310180000000001');
  await visitor.type(giftCard.pin, '123456');
  await visitor.click('button', captcha.verify);
  await visitor.waitForText(captcha.verified);
  await visitor.click('button', giftCard.submit);
  await visitor.waitForText('¥652.30');
  await visitor.waitForText(giftCard.purchase, '[data-mount="svc-query"] table');
  const bodies = demo.services.calls.filter(({ path }) => path === '/public/svc/detail').map(({ body }) => body);
  expect(bodies).toEqual([{ data: { id: '7310180000000001', pin: '123456', captcha: expect.any(String) } }]);
});
