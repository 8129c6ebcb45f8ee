import { expect, mount, test } from './world';

const words = {
  zh: {
    prefix: '',
    card: '卡号',
    pin: '卡片密码',
    transaction: '交易号',
    byTransaction: '卡号和交易号查询',
    verify: '点击完成验证',
    verified: '验证通过',
    submit: '查询余额',
    balance: '余额',
    active: '已激活',
    transactions: '交易记录',
    again: '查询其他卡片',
    blank: '此项不能为空',
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
    balance: 'Balance',
    active: 'Active',
    transactions: 'Transactions',
    again: 'Query another card',
    blank: 'This field cannot be blank',
    notFound: 'We could not find this card, check the details',
    purchase: 'Store purchase',
  },
} as const;

for (const locale of ['zh', 'en'] as const) {
  const say = words[locale];

  test(`a visitor reads the balance of a card by its PIN, in ${locale} (M-svc-01 to M-svc-13)`, async ({
    page,
    world,
    visit,
    look,
  }) => {
    await visit(`${say.prefix}/starbucks-gift-card/svc-query`);
    const widget = mount(page, 'svc-query');
    await expect(widget).toHaveAttribute('data-mount-state', 'ready');
    const verify = page.getByRole('button', { name: say.verify });
    await expect(verify).toBeVisible();
    await look(`svc-query-${locale}-empty`);

    await widget.getByRole('button', { name: say.submit }).click();
    await expect(widget.getByText(say.blank).first()).toBeVisible();
    await expect(widget.getByLabel(say.card)).toBeFocused();
    await expect(widget.getByLabel(say.card)).toHaveAttribute('aria-invalid', 'true');
    await look(`svc-query-${locale}-errors`);

    await widget.getByLabel(say.card).fill('7310 1800 0000 0001');
    await expect(widget.getByLabel(say.card)).toHaveValue('7310180000000001');
    await widget.getByLabel(say.pin, { exact: true }).fill('123456');
    await verify.click();
    await expect(widget.getByText(say.verified)).toBeVisible();
    await look(`svc-query-${locale}-filled`);

    world.services.faults.set({ call: 'POST /public/svc/detail', fault: 'slow', times: 1 });
    await widget.getByRole('button', { name: say.submit }).click();
    await expect(page.getByRole('progressbar')).toBeVisible();
    await look(`svc-query-${locale}-waiting`);

    await expect(widget.getByText('¥652.30')).toBeVisible();
    await expect(widget.getByText(say.active)).toBeVisible();
    await expect(widget.getByRole('table', { name: say.transactions })).toContainText(say.purchase);
    await look(`svc-query-${locale}-result`);
    const sent = world.services.calls.filter(({ path }) => path === '/public/svc/detail');
    expect(sent.map(({ body }) => body)).toEqual([
      { data: { id: '7310180000000001', pin: '123456', captcha: expect.any(String) } },
    ]);

    await widget.getByRole('button', { name: say.again }).click();
    await expect(widget.getByLabel(say.card)).toHaveValue('');
  });

  test(`by a transaction, after a refusal in the visitor's words, in ${locale} (M-svc-04, M-svc-07)`, async ({
    page,
    world,
    visit,
    look,
  }) => {
    await visit(`${say.prefix}/starbucks-gift-card/svc-query`);
    const widget = mount(page, 'svc-query');
    await widget.getByRole('tab', { name: say.byTransaction }).click();
    await widget.getByLabel(say.card).fill('7310180000000001');
    await widget.getByLabel(say.transaction).fill('9999999999');
    await page.getByRole('button', { name: say.verify }).click();
    await widget.getByRole('button', { name: say.submit }).click();
    await expect(page.getByRole('alert')).toContainText(say.notFound);
    await expect(widget.getByLabel(say.transaction)).toHaveValue('9999999999');
    await look(`svc-query-${locale}-refused`);

    await widget.getByLabel(say.transaction).fill('1000000001');
    await page.getByRole('button', { name: say.verify }).click();
    await widget.getByRole('button', { name: say.submit }).click();
    await expect(widget.getByText('¥652.30')).toBeVisible();
    await expect(page.getByRole('alert')).toBeEmpty();
    const sent = world.services.calls.filter(({ path }) => path === '/public/svc/detail').map(({ body }) => body);
    expect(sent).toHaveLength(2);
    // A ticket goes out once, whatever the answer (G4).
    const tickets = sent.map((body) => (body as { data: { captcha: string } }).data.captcha);
    expect(new Set(tickets).size).toBe(2);
  });
}
