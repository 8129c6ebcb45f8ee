import type { Locator, Page } from '@playwright/test';
import { expect, mount, test } from './world';

const words = {
  zh: {
    prefix: '',
    apply: '发票在线申请',
    inquiry: '发票进度查询',
    receipt: '小票',
    ticket: '小票号',
    code: '授权码',
    add: '添加小票',
    remove: '删除',
    next: '下一步',
    reminders: '温馨提示',
    formTitle: '填写发票信息',
    enterprise: '企业',
    title: '发票抬头',
    company: '公司名称',
    taxpayer: '纳税人识别号',
    odd: '格式与常见的纳税人识别号不同',
    paper: '纸质发票',
    email: '邮箱地址',
    name: '收件人',
    address: '邮寄地址',
    zip: '邮政编码',
    mobile: '手机号码',
    content: '发票内容',
    back: '返回',
    submit: '提交',
    sending: '正在提交…',
    done: '申请已提交',
    check: '查询进度',
    unknown: '我们未能确认您的申请',
    none: '暂无您的申请记录',
    probable: '您的申请很可能已被受理',
    inquire: '查询',
    result: '发票进度',
    sent: '已寄出',
    inProgress: '处理中',
    undeliverable: '无法送达',
    blank: '此项不能为空',
    twice: '该小票已填写，请勿重复',
    cities: '小票需来自同一城市',
    exceeds: '合计金额超过 1,000 元',
    used: '已开过发票',
  },
  en: {
    prefix: '/en',
    apply: 'Invoice online application',
    inquiry: 'Invoice progress inquiry',
    receipt: 'Receipt',
    ticket: 'Ticket number',
    code: 'Authorization code',
    add: 'Add Receipt',
    remove: 'Remove',
    next: 'Next',
    reminders: 'Please note',
    formTitle: 'Invoice details',
    enterprise: 'Enterprise',
    title: 'Invoice Title',
    company: 'Company Name',
    taxpayer: 'Taxpayer ID',
    odd: 'This does not look like a usual taxpayer ID',
    paper: 'Paper',
    email: 'Email address',
    name: 'Contact name',
    address: 'Address',
    zip: 'ZIP code',
    mobile: 'Mobile number',
    content: 'Invoice content',
    back: 'Back',
    submit: 'Submit',
    sending: 'Sending…',
    done: 'Application submitted',
    check: 'Check progress',
    unknown: 'We could not confirm',
    none: 'There is no record of your application',
    probable: 'Your application has most likely been accepted',
    inquire: 'Inquire',
    result: 'Invoice progress',
    sent: 'Sent',
    inProgress: 'In progress',
    undeliverable: 'Unable to deliver',
    blank: 'This field cannot be blank',
    twice: 'This receipt is listed already',
    cities: 'Receipts are from different cities',
    exceeds: 'The total is over 1,000 RMB',
    used: 'Already processed',
  },
} as const;

type Say = (typeof words)[keyof typeof words];

/** The widget as a visitor in one language finds their way about it. */
function invoiceOf(page: Page, say: Say) {
  const widget = mount(page, 'invoice');
  const field = (name: string, within: Locator = widget) => within.getByRole('textbox', { name, exact: true });
  const receipt = (number: number) => widget.getByRole('group', { name: `${say.receipt} ${number}`, exact: true });
  return {
    widget,
    field,
    receipt,
    press: (name: string) => widget.getByRole('button', { name, exact: true }).click(),
    choose: (name: string) => widget.getByRole('radio', { name, exact: true }).check(),
    async enter(number: number, nth: number) {
      await field(say.ticket, receipt(nth)).fill(String(1000000000 + number));
      await field(say.code, receipt(nth)).fill(String(100000 + number));
    },
  };
}

for (const locale of ['zh', 'en'] as const) {
  const say = words[locale];

  test(`a visitor applies: by e-mail, then for an enterprise on paper, in ${locale} (M-inv-01 to M-inv-39)`, async ({
    page,
    world,
    visit,
    look,
  }) => {
    await visit(`${say.prefix}/starbucks-gift-card/invoice`);
    const { widget, field, receipt, press, choose, enter } = invoiceOf(page, say);
    await expect(widget).toHaveAttribute('data-mount-state', 'ready');
    await expect(widget.getByRole('heading', { name: say.reminders })).toBeVisible();
    await look(`invoice-${locale}-receipts`);

    await press(say.next);
    await expect(field(say.ticket)).toBeFocused();
    await expect(widget.getByText(say.blank).first()).toBeVisible();

    await enter(1, 1);
    await press(say.add);
    await expect(field(say.ticket, receipt(2))).toBeFocused();
    await enter(1, 2);
    await press(say.next);
    await expect(receipt(2).getByText(say.twice)).toBeVisible();
    await enter(9, 2);
    await press(say.next);
    await expect(page.getByRole('alert')).toContainText(say.cities);
    await look(`invoice-${locale}-receipts-refused`);
    await enter(8, 2);
    await press(say.next);
    await expect(page.getByRole('alert')).toContainText(say.exceeds);
    await enter(2, 2);
    await press(say.add);
    await enter(3, 3);
    await receipt(3).getByRole('button', { name: say.remove }).click();
    await expect(receipt(3)).toHaveCount(0);
    await press(say.next);

    const heading = widget.getByRole('heading', { name: say.formTitle });
    await expect(heading).toBeFocused();
    await expect(heading).toBeInViewport();
    await expect(widget.getByRole('tab')).toHaveCount(0);
    await expect(widget.getByText('¥500.50')).toBeVisible();
    await expect(page.getByRole('alert')).toBeEmpty();
    await look(`invoice-${locale}-form`);
    await press(say.submit);
    await expect(field(say.title)).toBeFocused();
    await look(`invoice-${locale}-form-errors`);

    await field(say.title).fill('李梅');
    await field(say.email).fill('mei@example.test');
    await field(say.mobile).fill('138 0000 0001');
    await press(say.back);
    await expect(widget.getByRole('tab', { name: say.apply })).toBeFocused();
    await expect(field(say.ticket, receipt(2))).toHaveValue('1000000002');
    await press(say.next);
    await expect(field(say.title)).toHaveValue('李梅');
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route(/\/public\/invoices$/, (route) => held.then(() => route.continue()), { times: 1 });
    await press(say.submit);
    await expect(widget.locator(':focus')).toHaveText(say.sending);
    await expect(widget.getByRole('button', { name: say.submit, exact: true })).toHaveCount(0);
    await expect(widget.getByRole('button', { name: say.back })).toBeDisabled();
    await look(`invoice-${locale}-sending`);
    release();
    await expect(page.getByRole('status')).toContainText(say.done);
    await expect(widget.getByRole('tab', { name: say.apply })).toBeFocused();
    await expect(field(say.ticket)).toHaveValue('');

    await enter(3, 1);
    await press(say.next);
    await choose(say.enterprise);
    await field(say.company).fill('上海示例（集团）有限公司');
    await field(say.taxpayer).fill('9135 0100m000100y44');
    await choose(say.paper);
    await expect(widget.getByText(say.odd)).toBeVisible();
    await expect(field(say.taxpayer)).toHaveValue('91350100M000100Y44');
    await press(say.submit);
    await expect(field(say.name)).toBeFocused();
    await field(say.taxpayer).fill('91350100M000100Y43');
    await field(say.name).fill('王芳');
    await field(say.address).fill('上海市静安区南京西路 1 号');
    await field(say.zip).fill('200040');
    await field(say.mobile).fill('02112345678');
    await widget.getByLabel(say.content).selectOption({ index: 1 });
    await look(`invoice-${locale}-enterprise-paper`);
    await press(say.submit);
    await expect(field(say.ticket)).toHaveValue('');

    const sent = world.services.calls.filter(({ path }) => path === '/public/invoices').map(({ body }) => body);
    expect(sent).toEqual([
      {
        data: {
          amounts: ['200.00', '300.50'],
          isCompany: false,
          contents: ['预付卡销售'],
          titles: ['李梅'],
          taxNo: '',
          ticketNumbers: ['1000000001', '1000000002'],
          authorizeCodes: ['100001', '100002'],
          extras: { billAddress: 'mei@example.test', phone: '13800000001' },
        },
      },
      {
        data: {
          amounts: ['99.90'],
          isCompany: true,
          contents: ['预付卡销售-礼品卡'],
          titles: ['上海示例（集团）有限公司'],
          taxNo: '91350100M000100Y43',
          ticketNumbers: ['1000000003'],
          authorizeCodes: ['100003'],
          extras: {
            billAddress: '上海市静安区南京西路 1 号',
            addressee: '王芳',
            phone: '02112345678',
            postcode: '200040',
          },
        },
      },
    ]);
  });

  test(`asks how far an application is, also when its answer was lost, in ${locale} (M-inv-08, M-inv-27, H2)`, async ({
    page,
    world,
    visit,
    look,
  }) => {
    await visit(`${say.prefix}/starbucks-gift-card/invoice`);
    const { widget, field, press, enter } = invoiceOf(page, say);
    await widget.getByRole('tab', { name: say.inquiry }).click();
    await field(say.ticket).fill('1000000011');
    await field(say.code).fill('100011');
    await press(say.inquire);
    await expect(widget.getByRole('heading', { name: say.result })).toBeFocused();
    await expect(widget.getByText(say.sent, { exact: true })).toBeVisible();
    await expect(widget.getByText('SF1234567890123')).toBeVisible();
    await expect(widget.getByText('91350100M000100Y43')).toBeVisible();
    await expect(widget.getByRole('tab')).toHaveCount(0);
    await look(`invoice-${locale}-result`);
    await press(say.back);
    await expect(field(say.ticket)).toHaveValue('1000000011');
    await field(say.ticket).fill('3000000003');
    await field(say.code).fill('300003');
    await press(say.inquire);
    await expect(widget.getByText(say.undeliverable)).toBeVisible();
    await expect(widget.getByText(say.taxpayer)).toHaveCount(0);
    await press(say.back);

    await widget.getByRole('tab', { name: say.apply }).click();
    await enter(4, 1);
    await press(say.next);
    await field(say.title).fill('李梅');
    await field(say.email).fill('mei@example.test');
    await field(say.mobile).fill('13800000001');
    // The first is lost on its way, the second on its way back.
    world.services.faults.set({ call: 'POST /public/invoices', fault: 'reset', times: 1 });
    await press(say.submit);
    await expect(widget.getByText(say.unknown)).toBeVisible();
    await expect(widget.getByRole('button', { name: say.submit, exact: true })).toHaveCount(0);
    await expect(widget.getByRole('button', { name: say.check })).toBeFocused();
    await look(`invoice-${locale}-unknown`);
    // Neither Back nor a reload is a way round it.
    await page.reload();
    await enter(4, 1);
    await press(say.next);
    await expect(widget.getByRole('button', { name: say.submit, exact: true })).toHaveCount(0);
    await field(say.title).fill('李梅');
    await field(say.email).fill('mei@example.test');
    await field(say.mobile).fill('13800000001');
    await press(say.check);
    await expect(widget.getByText(say.none)).toBeVisible();
    await expect(widget.getByRole('button', { name: say.submit, exact: true })).toBeFocused();

    world.services.faults.set({ call: 'POST /public/invoices', fault: 'reset-after', times: 1 });
    await press(say.submit);
    await expect(field(say.email)).toHaveValue('mei@example.test');
    await press(say.check);
    await expect(widget.getByText(say.probable)).toBeVisible();
    await expect(widget.getByText('¥500.00')).toBeVisible();
    await expect(widget.getByText(say.inProgress)).toBeVisible();
    await look(`invoice-${locale}-probable`);
    await press(say.back);
    await expect(field(say.ticket)).toHaveValue('');
    await enter(4, 1);
    await press(say.next);
    await expect(page.getByRole('alert')).toContainText(say.used);
    expect(world.services.calls.filter(({ path }) => path === '/public/invoices')).toHaveLength(2);
    const used = world.services.model.invoices.filter(({ ticketNumbers }) => ticketNumbers.includes('1000000004'));
    expect(used).toHaveLength(1);
  });
}
