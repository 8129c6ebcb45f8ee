import { locales } from '../../../demo/site/texts';
import { expect, test } from '../support/flowFixtures';
import { mountPoint } from '../support/page';

const texts = {
  zh: {
    prefix: '',
    card: '卡号',
    pin: '卡片密码',
    transaction: '交易号',
    byTransaction: '卡号和交易号查询',
    verify: '点击完成验证',
    verified: '验证通过',
    submit: '查询余额',
    active: '已激活',
    transactions: '交易记录',
    again: '查询其他卡片',
    blank: '请输入卡号',
    notFound: '未查询到卡片信息，请核对后重试',
    purchase: '门店消费',
  },
  en: {
    prefix: '/en',
    card: 'Card number',
    pin: 'PIN',
    transaction: 'Transaction ID',
    byTransaction: 'By card number and transaction ID',
    verify: 'Click to verify',
    verified: 'Verified',
    submit: 'Check balance',
    active: 'Active',
    transactions: 'Transactions',
    again: 'Query another card',
    blank: 'This field cannot be blank',
    notFound: 'We could not find this card, check the details',
    purchase: 'Store purchase',
  },
} as const;

for (const locale of locales) {
  const text = texts[locale];

  test(`a visitor queries a card by PIN, in ${locale} (M-core-14, M-svc-08, M-svc-11, M-api-23)`, async ({
    page,
    demo,
    visit,
    checkScreen,
  }) => {
    await visit(`${text.prefix}/starbucks-gift-card/svc-query`);
    const widget = mountPoint(page, 'svc-query');
    await expect(widget).toHaveAttribute('data-mount-state', 'ready');
    const verify = page.getByRole('button', { name: text.verify });
    await expect(verify).toBeVisible();
    await checkScreen(`svc-query-${locale}-empty`);

    await widget.getByRole('button', { name: text.submit }).click();
    await expect(widget.getByText(text.blank).first()).toBeVisible();
    await expect(widget.getByLabel(text.card)).toBeFocused();
    await expect(widget.getByLabel(text.card)).toHaveAttribute('aria-invalid', 'true');

    await widget.getByLabel(text.card).fill('7310 1800 0000 0001');
    await expect(widget.getByLabel(text.card)).toHaveValue('7310180000000001');
    await widget.getByLabel(text.pin, { exact: true }).fill('123456');
    await verify.click();
    await expect(widget.getByText(text.verified)).toBeVisible();

    demo.services.faults.set({ call: 'POST /public/svc/detail', fault: 'slow', times: 1 });
    await widget.getByRole('button', { name: text.submit }).click();
    await expect(page.getByRole('progressbar')).toBeVisible();

    await expect(widget.getByText('¥652.30')).toBeVisible();
    await expect(widget.getByText(text.active)).toBeVisible();
    await expect(widget.getByRole('table', { name: text.transactions })).toContainText(text.purchase);
    const queries = demo.services.calls.filter(({ path }) => path === '/public/svc/detail');
    expect(queries.map(({ body }) => body)).toEqual([
      { data: { id: '7310180000000001', pin: '123456', captcha: expect.any(String) } },
    ]);

    await widget.getByRole('button', { name: text.again }).click();
    await expect(widget.getByLabel(text.card)).toHaveValue('');
  });

  test(`a visitor queries a card by transaction, after a service error, in ${locale} (M-core-15, M-svc-07)`, async ({
    page,
    demo,
    visit,
  }) => {
    await visit(`${text.prefix}/starbucks-gift-card/svc-query`);
    const widget = mountPoint(page, 'svc-query');
    await widget.getByRole('tab', { name: text.byTransaction }).click();
    await widget.getByLabel(text.card).fill('7310180000000001');
    await widget.getByLabel(text.transaction).fill('9999999999');
    await page.getByRole('button', { name: text.verify }).click();
    await widget.getByRole('button', { name: text.submit }).click();
    await expect(page.getByRole('alert')).toContainText(text.notFound);
    await expect(widget.getByLabel(text.transaction)).toHaveValue('9999999999');

    await widget.getByLabel(text.transaction).fill('1000000001');
    await page.getByRole('button', { name: text.verify }).click();
    await widget.getByRole('button', { name: text.submit }).click();
    await expect(widget.getByText('¥652.30')).toBeVisible();
    await expect(page.getByRole('alert')).toBeEmpty();
    const bodies = demo.services.calls.filter(({ path }) => path === '/public/svc/detail').map(({ body }) => body);
    expect(bodies).toHaveLength(2);
    // Each captcha ticket is sent once, whatever the response (G4).
    const tickets = bodies.map((body) => (body as { data: { captcha: string } }).data.captcha);
    expect(new Set(tickets).size).toBe(2);
  });
}
