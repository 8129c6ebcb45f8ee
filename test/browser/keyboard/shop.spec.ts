import { expect } from '../support/fixtures';
import { expectReady, mountPoint } from '../support/page';
import { testWalk, verifyCaptcha, type Walk } from './walk';

testWalk('a visitor queries a gift card', async ({ page, locale, messages, open, tabTo, tabToName, type, press }) => {
  await open('/starbucks-gift-card/svc-query');
  await expectReady(page, 'svc-query');
  await type('svcQuery.cardNumber', '7310180000000001');
  await type('svcQuery.pin', '123456');
  await tabToName(verifyCaptcha[locale]);
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

/** Fills in the application for an invoice, up to its submit button. */
async function fillInApplication(
  { page, messages, open, tabTo, type, press }: Walk,
  { ticketNumber, authorizeCode }: { readonly ticketNumber: string; readonly authorizeCode: string },
): Promise<void> {
  await open('/starbucks-gift-card/invoice');
  await expectReady(page, 'invoice');
  await type('invoice.ticketNumber', ticketNumber);
  await type('invoice.authorizeCode', authorizeCode);
  await press('Enter');
  await expect(page.getByRole('heading', { name: messages['invoice.formTitle'] })).toBeFocused();
  await type('invoice.personTitle', '李梅');
  await type('invoice.emailAddress', 'mei@example.test');
  await type('invoice.phone', '13800000001');
  await tabTo('invoice.submit');
}

testWalk('a visitor applies for an invoice', async (walk) => {
  const { page, messages, tabTo, press } = walk;
  await fillInApplication(walk, { ticketNumber: '1000000001', authorizeCode: '100001' });
  await press('Enter');
  await expect(page.getByRole('heading', { name: messages['invoice.appliedTitle'] })).toBeFocused();
  await tabTo('invoice.seeProgress');
  await press('Enter');
  await expect(page.getByRole('tab', { name: messages['invoice.inquiry'] })).toBeFocused();
});

testWalk(
  'a visitor lists two receipts and applies for an enterprise on paper',
  async ({ page, demo, messages, open, tabTo, type, press }) => {
    const receipt = (number: number) =>
      page.getByRole('group', { name: messages['invoice.receipt'].replace('{number}', String(number)), exact: true });
    await open('/starbucks-gift-card/invoice');
    await expectReady(page, 'invoice');
    await type('invoice.ticketNumber', '1000000001');
    await type('invoice.authorizeCode', '100001');
    await tabTo('invoice.add');
    await press('Enter');
    // The first field of the new receipt has the focus.
    await page.keyboard.type('1000000002');
    await type('invoice.authorizeCode', '100002');
    // From the end of the page on to its start, and to the first receipt.
    await tabTo('invoice.remove');
    await press('Enter');
    await expect(receipt(2)).toHaveCount(0);
    await expect(receipt(1)).toBeFocused();
    await tabTo('invoice.add');
    await press('Enter');
    await page.keyboard.type('1000000003');
    await type('invoice.authorizeCode', '100003');
    await tabTo('invoice.next');
    await press('Enter');
    await expect(page.getByRole('heading', { name: messages['invoice.formTitle'] })).toBeFocused();
    await tabTo('invoice.individual');
    await press('ArrowRight');
    await type('invoice.companyName', '上海示例（集团）有限公司');
    await type('invoice.taxpayerId', '91350100M000100Y43');
    await tabTo('invoice.content');
    await press('ArrowDown');
    await tabTo('invoice.email');
    await press('ArrowRight');
    await type('invoice.contactName', '王芳');
    await type('invoice.address', '上海市静安区南京西路 1 号');
    await type('invoice.postcode', '200040');
    await type('invoice.phone', '02112345678');
    await tabTo('invoice.submit');
    await press('Enter');
    await expect(page.getByRole('heading', { name: messages['invoice.appliedTitle'] })).toBeFocused();
    expect(demo.services.calls.at(-1)?.body).toMatchObject({
      data: { isCompany: true, contents: ['预付卡销售-礼品卡'], ticketNumbers: ['1000000002', '1000000003'] },
    });
  },
);

testWalk('a visitor checks the progress of an unconfirmed application', async (walk) => {
  const { page, demo, messages, tabTo, press } = walk;
  await fillInApplication(walk, { ticketNumber: '1000000004', authorizeCode: '100004' });
  demo.services.faults.set({ call: 'POST /public/invoices', fault: 'reset-after', times: 1 });
  await press('Enter');
  await expect(page.getByText(messages['invoice.unknown'])).toBeVisible();
  await expect(page.getByRole('button', { name: messages['invoice.checkProgress'] })).toBeFocused();
  await press('Shift+Tab');
  await tabTo('invoice.checkProgress');
  await press('Enter');
  await expect(page.getByRole('heading', { name: messages['invoice.result'] })).toBeFocused();
  await expect(page.getByText(messages['invoice.found'])).toBeVisible();
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

testWalk(
  'a visitor reads what stars are worth, and the rules',
  async ({ page, messages, open, urlOf, tabTo, press }) => {
    await open('/account/starbucks-rewards');
    await expectReady(page, 'gold-level-redeem-rights');
    await tabTo('redeemRights.stars1');
    const tabs = mountPoint(page, 'gold-level-redeem-rights').getByRole('tab');
    for (const stars of [9, 12, 15, 25] as const) {
      await press('ArrowRight');
      await expect(tabs.and(page.locator(':focus'))).toHaveText(messages[`redeemRights.stars${stars}`]);
      await expect(page.getByRole('tabpanel')).toContainText(messages[`redeemRights.title${stars}`]);
    }
    await press('ArrowRight');
    await expect(tabs.first()).toBeFocused();
    await press('End');
    await expect(tabs.last()).toBeFocused();
    await tabTo('redeemRights.rules');
    await press('Enter');
    await page.waitForURL(urlOf('/help/legal/star-gift-exchange-terms/'));
  },
);
