import { expect, test, verifyCaptcha } from './support/fixtures';

test('a visitor queries a gift card by PIN (M-core-14, M-svc-08, M-api-23)', async ({
  visitor,
  demo,
  language,
  t,
  prefix,
}) => {
  await visitor.open(`${prefix}/starbucks-gift-card/svc-query`);
  await visitor.click('button', t('svcQuery.submit'));
  await visitor.waitUntil(
    () => document.querySelectorAll('[data-mount="svc-query"] [aria-invalid="true"]').length >= 2,
  );
  await visitor.type(t('svcQuery.cardNumber'), '7310 1800 0000 0001');
  expect(await visitor.valueOf(t('svcQuery.cardNumber'))).toBe('7310180000000001');
  await visitor.type(t('svcQuery.pin'), '123456');
  await visitor.click('button', verifyCaptcha[language]);
  await visitor.waitForText(t('captcha.passed'));
  await visitor.click('button', t('svcQuery.submit'));
  await visitor.waitForText('¥652.30');
  await visitor.waitForText(t('svcQuery.type.storePurchase'), '[data-mount="svc-query"] table');
  const bodies = demo.services.calls.filter(({ path }) => path === '/public/svc/detail').map(({ body }) => body);
  expect(bodies).toEqual([{ data: { id: '7310180000000001', pin: '123456', captcha: expect.any(String) } }]);
});
