import { expect } from '../support/fixtures';
import { expectReady, mountPoint } from '../support/page';
import { testWalk, verifyCaptcha } from './walk';

testWalk('a visitor queries a gift card', async ({ page, messages, open, tabTo, type, press }) => {
  await open('/starbucks-gift-card/svc-query');
  await expectReady(page, 'svc-query');
  await type('svcQuery.cardNumber', '7310180000000001');
  await type('svcQuery.pin', '123456');
  await press('Tab');
  await press('Tab');
  await press('Enter');
  await expect(mountPoint(page, 'svc-query').getByText(messages['captcha.passed'])).toBeVisible();
  await tabTo('svcQuery.submit');
  await press('Enter');
  await expect(mountPoint(page, 'svc-query').getByRole('heading').first()).toBeFocused();
});

testWalk(
  'a visitor queries a gift card by transaction',
  async ({ page, locale, messages, open, tabTo, type, press, ...walk }) => {
    await open('/starbucks-gift-card/svc-query');
    await expectReady(page, 'svc-query');
    await tabTo('svcQuery.byPin');
    await press('ArrowRight');
    await expect(page.getByRole('tab', { name: messages['svcQuery.byTransaction'] })).toBeFocused();
    await type('svcQuery.cardNumber', '7310180000000001');
    await type('svcQuery.transactionId', '1000000001');
    await walk.tabToName(verifyCaptcha[locale]);
    await press('Enter');
    await expect(mountPoint(page, 'svc-query').getByText(messages['captcha.passed'])).toBeVisible();
    await tabTo('svcQuery.submit');
    await press('Enter');
    await expect(mountPoint(page, 'svc-query').getByRole('heading').first()).toBeFocused();
  },
);

testWalk('a visitor loads a failed widget again', async ({ page, locale, open, tabToName, type, press }) => {
  await page.route('**/w/assets/svc-query*.js', (route) => route.abort());
  await open('/starbucks-gift-card/svc-query');
  const widget = mountPoint(page, 'svc-query');
  await expect(widget).toHaveAttribute('data-mount-state', 'failed');
  await page.unroute('**/w/assets/svc-query*.js');
  await tabToName({ zh: '重试', en: 'Try again' }[locale]);
  await press('Enter');
  await expectReady(page, 'svc-query');
  await type('svcQuery.cardNumber', '7310180000000001');
});

testWalk('a visitor applies for an invoice', async ({ page, messages, open, tabTo, type, press }) => {
  await open('/starbucks-gift-card/invoice');
  await expectReady(page, 'invoice');
  await type('invoice.ticketNumber', '1000000001');
  await type('invoice.authorizeCode', '100001');
  await press('Enter');
  await expect(page.getByRole('heading', { name: messages['invoice.formTitle'] })).toBeFocused();
  await type('invoice.personTitle', '李梅');
  await type('invoice.emailAddress', 'mei@example.test');
  await type('invoice.phone', '13800000001');
  await tabTo('invoice.submit');
  await press('Enter');
  await expect(page.getByRole('heading', { name: messages['invoice.appliedTitle'] })).toBeFocused();
  await tabTo('invoice.seeProgress');
  await press('Enter');
  await expect(page.getByRole('tab', { name: messages['invoice.inquiry'] })).toBeFocused();
});

testWalk('a visitor inquires about an invoice', async ({ page, messages, open, tabTo, type, press }) => {
  await open('/starbucks-gift-card/invoice');
  await expectReady(page, 'invoice');
  await tabTo('invoice.apply');
  await press('ArrowRight');
  await expect(page.getByRole('tab', { name: messages['invoice.inquiry'] })).toBeFocused();
  await type('invoice.ticketNumber', '1000000011');
  await type('invoice.authorizeCode', '100011');
  await press('Enter');
  await expect(page.getByRole('heading', { name: messages['invoice.result'] })).toBeFocused();
  await tabTo('invoice.back');
  await press('Enter');
  const ticketNumber = mountPoint(page, 'invoice').getByLabel(messages['invoice.ticketNumber'], { exact: true });
  await expect(ticketNumber).toHaveValue('1000000011');
});

testWalk('a visitor dismisses the promotion and shares a page', async ({ page, messages, open, tabTo, press }) => {
  await open('/account/starbucks-rewards');
  await expectReady(page, 'promotion');
  await tabTo('promotion.dismiss');
  await press('Enter');
  await expect(mountPoint(page, 'promotion')).toBeEmpty();
  await tabTo('shareButtons.wechat');
  await press('Enter');
  await expect(page.getByRole('dialog')).toBeVisible();
  await press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByRole('button', { name: messages['shareButtons.wechat'] })).toBeFocused();
});
