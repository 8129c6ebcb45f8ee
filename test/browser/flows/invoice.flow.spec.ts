import type { Locator, Page } from '@playwright/test';
import { locales } from '../../../demo/site/texts';
import { expect, test } from '../support/flowFixtures';
import { holdRequests, mountPoint } from '../support/page';

const texts = {
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
    unusualTaxpayerId: '格式与常见的纳税人识别号不同',
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
    unknown: '暂时无法确认您的申请',
    none: '未查到您的申请',
    probable: '已查到您的申请',
    inquire: '查询',
    result: '发票进度',
    sent: '已寄出',
    inProgress: '处理中',
    undeliverable: '无法送达',
    empty: '请至少',
    twice: '该小票已填写，请勿重复',
    cities: '小票需来自同一城市',
    exceeds: '合计金额超过 1,000 元',
    accepted: '该小票的发票申请已受理，无需重复提交。',
    applied: '申请已提交',
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
    unusualTaxpayerId: 'This does not look like a usual taxpayer ID',
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
    none: 'We have no record of your application',
    probable: 'We have found your application',
    inquire: 'Inquire',
    result: 'Invoice progress',
    sent: 'Sent',
    inProgress: 'In progress',
    undeliverable: 'Unable to deliver',
    empty: 'at least one receipt',
    twice: 'You have already listed this receipt',
    cities: 'Receipts are from different cities',
    exceeds: 'The total is over 1,000 RMB',
    accepted: 'We have already accepted an application for this receipt. There is no need to submit it again.',
    applied: 'We have your application',
  },
} as const;

type Texts = (typeof texts)[keyof typeof texts];

/** Returns helpers that find and use the controls of the widget in one language. */
function createInvoiceActions(page: Page, text: Texts) {
  const widget = mountPoint(page, 'invoice');
  const field = (name: string, within: Locator = widget) => within.getByRole('textbox', { name, exact: true });
  const receipt = (number: number) => widget.getByRole('group', { name: `${text.receipt} ${number}`, exact: true });
  return {
    widget,
    field,
    receipt,
    click: (name: string) => widget.getByRole('button', { name, exact: true }).click(),
    choose: (name: string) => widget.getByRole('radio', { name, exact: true }).check(),
    /** Fills in a receipt of the demo data at a position of the list. */
    async fillReceipt(receiptNumber: number, position: number) {
      await field(text.ticket, receipt(position)).fill(String(1000000000 + receiptNumber));
      await field(text.code, receipt(position)).fill(String(100000 + receiptNumber));
    },
  };
}

for (const locale of locales) {
  const text = texts[locale];

  test(`a visitor applies by e-mail, then for an enterprise on paper, in ${locale} (M-core-16, M-inv-04, M-inv-05, M-inv-07, M-inv-13, M-inv-15, M-inv-16, M-inv-19, M-inv-23, M-inv-26, M-inv-35)`, async ({
    page,
    demo,
    visit,
    checkScreen,
  }) => {
    await visit(`${text.prefix}/starbucks-gift-card/invoice`);
    const { widget, field, receipt, click, choose, fillReceipt } = createInvoiceActions(page, text);
    await expect(widget).toHaveAttribute('data-mount-state', 'ready');
    await expect(widget.getByRole('heading', { name: text.reminders })).toBeVisible();
    await checkScreen(`invoice-${locale}-receipts`);

    await click(text.next);
    await expect(field(text.ticket)).toBeFocused();
    await expect(widget.getByText(text.empty)).toBeVisible();

    await fillReceipt(1, 1);
    await click(text.add);
    await expect(field(text.ticket, receipt(2))).toBeFocused();
    await fillReceipt(1, 2);
    await click(text.next);
    await expect(receipt(2).getByText(text.twice)).toBeVisible();
    await fillReceipt(9, 2);
    await click(text.next);
    await expect(page.getByRole('alert')).toContainText(text.cities);
    await fillReceipt(8, 2);
    await click(text.next);
    await expect(page.getByRole('alert')).toContainText(text.exceeds);
    await fillReceipt(2, 2);
    await click(text.add);
    await fillReceipt(3, 3);
    await receipt(3).getByRole('button', { name: text.remove }).click();
    await expect(receipt(3)).toHaveCount(0);
    await click(text.next);

    const heading = widget.getByRole('heading', { name: text.formTitle });
    await expect(heading).toBeFocused();
    await expect(heading).toBeInViewport();
    await expect(widget.getByRole('tab')).toHaveCount(0);
    await expect(widget.getByText('¥500.50')).toBeVisible();
    await expect(page.getByRole('alert')).toBeEmpty();
    await click(text.submit);
    await expect(field(text.title)).toBeFocused();

    await field(text.title).fill('李梅');
    await field(text.email).fill('mei@example.test');
    await field(text.mobile).fill('138 0000 0001');
    await click(text.back);
    await expect(widget.getByRole('tab', { name: text.apply })).toBeFocused();
    await expect(field(text.ticket, receipt(2))).toHaveValue('1000000002');
    await click(text.next);
    await expect(field(text.title)).toHaveValue('李梅');
    const release = await holdRequests(page, /\/public\/invoices$/);
    await click(text.submit);
    await expect(widget.locator(':focus')).toHaveText(text.sending);
    await expect(widget.getByRole('button', { name: text.submit, exact: true })).toHaveCount(0);
    await expect(widget.getByRole('button', { name: text.back })).toBeDisabled();
    release();
    await expect(page.getByRole('status')).toContainText(text.done);
    await expect(widget.getByRole('heading', { name: text.applied })).toBeFocused();
    await expect(field(text.ticket)).toHaveValue('');

    await fillReceipt(3, 1);
    await click(text.next);
    await choose(text.enterprise);
    await field(text.company).fill('上海示例（集团）有限公司');
    await field(text.taxpayer).fill('9135 0100m000100y44');
    await choose(text.paper);
    await expect(widget.getByText(text.unusualTaxpayerId)).toBeVisible();
    await expect(field(text.taxpayer)).toHaveValue('91350100M000100Y44');
    await click(text.submit);
    await expect(field(text.name)).toBeFocused();
    await field(text.taxpayer).fill('91350100M000100Y43');
    await field(text.name).fill('王芳');
    await field(text.address).fill('上海市静安区南京西路 1 号');
    await field(text.zip).fill('200040');
    await field(text.mobile).fill('02112345678');
    await widget.getByLabel(text.content).selectOption({ index: 1 });
    await checkScreen(`invoice-${locale}-enterprise-paper`);
    await click(text.submit);
    await expect(field(text.ticket)).toHaveValue('');

    const bodies = demo.services.calls.filter(({ path }) => path === '/public/invoices').map(({ body }) => body);
    expect(bodies).toEqual([
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

  test(`a visitor queries the progress, also of an unconfirmed application, in ${locale} (M-core-17, M-inv-27, H2)`, async ({
    page,
    demo,
    visit,
  }) => {
    await visit(`${text.prefix}/starbucks-gift-card/invoice`);
    const { widget, field, click, fillReceipt } = createInvoiceActions(page, text);
    await widget.getByRole('tab', { name: text.inquiry }).click();
    await field(text.ticket).fill('1000000011');
    await field(text.code).fill('100011');
    await click(text.inquire);
    await expect(widget.getByRole('heading', { name: text.result })).toBeFocused();
    await expect(widget.getByText(text.sent, { exact: true })).toBeVisible();
    await expect(widget.getByText('SF1234567890123')).toBeVisible();
    await expect(widget.getByText('91350100M000100Y43')).toBeVisible();
    await expect(widget.getByRole('tab')).toHaveCount(0);
    await click(text.back);
    await expect(field(text.ticket)).toHaveValue('1000000011');
    await field(text.ticket).fill('3000000003');
    await field(text.code).fill('300003');
    await click(text.inquire);
    await expect(widget.getByText(text.undeliverable)).toBeVisible();
    await expect(widget.getByRole('link', { name: '400-820-6998' })).toBeVisible();
    await expect(widget.getByText(text.taxpayer)).toHaveCount(0);
    await click(text.back);

    await widget.getByRole('tab', { name: text.apply }).click();
    await fillReceipt(4, 1);
    await click(text.next);
    await field(text.title).fill('李梅');
    await field(text.email).fill('mei@example.test');
    await field(text.mobile).fill('13800000001');
    // The first request does not reach the service.
    demo.services.faults.set({ call: 'POST /public/invoices', fault: 'reset', times: 1 });
    await click(text.submit);
    await expect(widget.getByText(text.unknown)).toBeVisible();
    await expect(widget.getByRole('button', { name: text.submit, exact: true })).toHaveCount(0);
    await expect(widget.getByRole('button', { name: text.check })).toBeFocused();
    // A reload does not allow a second submit. As if a minute had passed, a missing record does.
    await page.evaluate(() => {
      const key = 'rewards-widgets.invoice.applications';
      const stored = localStorage.getItem(key) ?? '';
      localStorage.setItem(
        key,
        stored.replace(/"sentAt":(\d+)/, (_, time) => `"sentAt":${Number(time) - 60_000}`),
      );
    });
    await page.reload();
    await fillReceipt(4, 1);
    await click(text.next);
    await expect(widget.getByRole('button', { name: text.submit, exact: true })).toHaveCount(0);
    await field(text.title).fill('李梅');
    await field(text.email).fill('mei@example.test');
    await field(text.mobile).fill('13800000001');
    await click(text.check);
    await expect(widget.getByText(text.none)).toBeVisible();
    await expect(widget.getByRole('button', { name: text.submit, exact: true })).toBeFocused();

    // The second request reaches the service, but its response is lost.
    demo.services.faults.set({ call: 'POST /public/invoices', fault: 'reset-after', times: 1 });
    await click(text.submit);
    await expect(field(text.email)).toHaveValue('mei@example.test');
    await click(text.check);
    await expect(widget.getByText(text.probable)).toBeVisible();
    await expect(widget.getByText('¥500.00')).toBeVisible();
    await expect(widget.getByText(text.inProgress)).toBeVisible();
    await click(text.back);
    await expect(field(text.ticket)).toHaveValue('');
    await fillReceipt(4, 1);
    await click(text.next);
    await expect(widget.getByText(text.accepted)).toBeVisible();
    expect(demo.services.calls.filter(({ path }) => path === '/public/invoices')).toHaveLength(2);
    const accepted = demo.services.model.invoices.filter(({ ticketNumbers }) => ticketNumbers.includes('1000000004'));
    expect(accepted).toHaveLength(1);
  });
}
