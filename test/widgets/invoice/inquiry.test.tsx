import { screen, within } from '@testing-library/react';
import { expectAccessible } from '../../support/axe';
import { stopClock } from '../../support/clock';
import { passTime, settle } from '../../support/page/settle';
import { bodiesSentTo, requestsTo, respondOnce, services } from '../../support/page/stubServices';
import { type Language, requiredText, texts } from '../../support/texts';
import { focusElsewhere } from '../kit/hooks/focusElsewhere';
import { detailCall, type InvoicePage, noticeText, openInvoicePage, scrolledElements } from './openInvoicePage';

async function openInquiry(language: Language = 'en', ticket = '1000000011', code = '100011'): Promise<InvoicePage> {
  const invoicePage = await openInvoicePage(language);
  await invoicePage.page.visitor.click(screen.getByRole('tab', { name: invoicePage.labels.inquiry }));
  await settle();
  await invoicePage.fillField(invoicePage.field('ticket'), ticket);
  await invoicePage.fillField(invoicePage.field('code'), code);
  return invoicePage;
}

/** Returns the values of the result by their labels. */
function resultValues(): Record<string, string> {
  const rows = [...document.querySelectorAll('dl > div')];
  return Object.fromEntries(
    rows.map((row) => [...row.children].slice(0, 2).map(({ textContent }) => textContent ?? '')),
  );
}

it.each<[Language, Record<string, string>]>([
  [
    'en',
    {
      Status: 'Sent',
      Amount: '¥168.00',
      'Invoice Title': '上海示例科技有限公司',
      'Taxpayer ID': '91350100M000100Y43',
      'Issued by': 'Starbucks trading company',
      'Invoice content': 'Prepaid card sales',
      'Applied on': '2026-03-02 10:00',
      'Express company': '顺丰速运',
      'Express number': 'SF1234567890123',
    },
  ],
  [
    'zh',
    {
      状态: '已寄出',
      金额: '¥168.00',
      发票抬头: '上海示例科技有限公司',
      纳税人识别号: '91350100M000100Y43',
      开票方: '星巴克贸易公司',
      发票内容: '预付卡销售',
      申请时间: '2026-03-02 10:00',
      快递公司: '顺丰速运',
      快递单号: 'SF1234567890123',
    },
  ],
])(
  'shows the progress of an application and returns with Back, in %s (M-inv-08, M-inv-36, M-api-26, H9)',
  async (language, expected) => {
    const invoicePage = await openInquiry(language);
    services.model.invoices.forEach((invoice, at, all) => {
      all[at] = { ...invoice, createdAt: Date.parse('2026-03-02T02:00:00Z') };
    });
    await invoicePage.click('inquire');
    expect(bodiesSentTo(detailCall)).toEqual([{ data: { ticket: '1000000011', auth: '100011' } }]);
    expect(screen.getByRole('heading', { name: invoicePage.labels.result })).toHaveFocus();
    expect(resultValues()).toEqual(expected);
    expect(invoicePage.page.analytics).toEqual([{ event: 'invoice_inquiry_success' }]);
    // The result hides everything else (M-inv-06).
    expect(screen.queryByRole('tab')).toBeNull();
    expect(
      within(invoicePage.page.mountPoint('invoice'))
        .getAllByRole('button')
        .map(({ textContent }) => textContent),
    ).toEqual([texts[language]['invoice.copyExpressNo'], invoicePage.labels.back]);
    await expectAccessible(invoicePage.page.mountPoint('invoice'));
    await invoicePage.click('back');
    expect(screen.getByRole('tab', { name: invoicePage.labels.inquiry })).toHaveFocus();
    expect(invoicePage.field('ticket')).toHaveValue('1000000011');
    expect(invoicePage.field('code')).toHaveValue('100011');
  },
);

it('shows defaults for values that the record lacks (M-inv-27, M-inv-37, M-inv-38, H8, H9)', async () => {
  stopClock('2026-03-02T20:30:00Z');
  const invoicePage = await openInquiry();
  const cases: [record: object, expected: Record<string, string | undefined>][] = [
    [{ status: '00' }, { Status: 'In progress', Amount: '', 'Taxpayer ID': undefined, 'Express company': undefined }],
    [{ status: 9 }, { Status: 'Unable to deliver' }],
    [{ status: '09' }, { Status: 'Unable to deliver', 'Applied on': '2026-03-03 04:30' }],
    [
      { status: '12', createdAt: '2026-01-31T16:00:00Z' },
      { Status: 'Sent', 'Applied on': '2026-02-01 00:00' },
    ],
    [
      { status: 'constructor', createdAt: 'soon' },
      { Status: 'In progress', 'Applied on': '-' },
    ],
    [
      { status: null, amount: 'null', createdAt: null },
      { Status: 'In progress', Amount: '', 'Applied on': '2026-03-03 04:30' },
    ],
    [{ status: '09', createdAt: '' }, { 'Applied on': '2026-03-03 04:30' }],
    [{ status: '09', createdAt: 'null' }, { 'Applied on': '2026-03-03 04:30' }],
    [
      { title: '李梅', expressCompany: 'null', expressNo: 'null', taxNo: 'null' },
      { 'Invoice Title': '李梅', 'Express company': undefined, 'Express number': undefined, 'Taxpayer ID': undefined },
    ],
    [
      { expressCompany: null, expressNo: null, taxNo: null, amount: 0 },
      { Amount: '¥0.00', 'Taxpayer ID': undefined },
    ],
    [
      { content: '预付卡销售-礼品卡', taxNo: 'A1' },
      { 'Invoice content': 'Prepaid card sales - gift card', 'Taxpayer ID': 'A1' },
    ],
    [
      { content: '__proto__', amount: '1e3' },
      { 'Invoice content': '__proto__', Amount: '' },
    ],
  ];
  for (const [record, expected] of cases) {
    respondOnce(detailCall, { data: record });
    await invoicePage.click('inquire');
    const values = resultValues();
    expect(Object.fromEntries(Object.keys(expected).map((label) => [label, values[label]]))).toEqual(expected);
    expect(document.body).not.toHaveTextContent(/null|undefined|NaN/);
    await invoicePage.click('back');
  }
});

it('reads amounts in cents on account pages (M-inv-26)', async () => {
  const invoicePage = await openInvoicePage('zh', '/account/');
  await invoicePage.page.visitor.click(screen.getByRole('tab', { name: invoicePage.labels.inquiry }));
  await settle();
  await invoicePage.fillField(invoicePage.field('ticket'), '1');
  await invoicePage.fillField(invoicePage.field('code'), '1');
  respondOnce(detailCall, { data: { amount: '16800', status: '00' } });
  await invoicePage.click('inquire');
  expect(resultValues()['金额']).toBe('¥168.00');
});

it('requires both numbers (M-inv-11)', async () => {
  const invoicePage = await openInquiry('zh', '', '');
  await invoicePage.click('inquire');
  expect(invoicePage.field('ticket')).toHaveFocus();
  for (const name of ['ticket', 'code'] as const) {
    expect(invoicePage.field(name)).toHaveAccessibleDescription(requiredText(invoicePage.field(name), 'zh'));
  }
  await expectAccessible(invoicePage.page.mountPoint('invoice'));
  await invoicePage.fillField(invoicePage.field('ticket'), '1234-5678-9012');
  await invoicePage.fillField(invoicePage.field('code'), '12345678');
  expect([invoicePage.field('ticket').value, invoicePage.field('code').value]).toEqual(['12345678901', '1234567']);
  await invoicePage.click('inquire');
  expect(invoicePage.field('ticket')).toHaveAccessibleDescription(texts.zh['rule.isTicketNumber']);
  expect(requestsTo(detailCall)).toEqual([]);
});

it('shows a notice for a failed request and succeeds on the next submit (B3)', async () => {
  const invoicePage = await openInquiry();
  // test/flows/invoice.test.tsx tries every fault.
  for (const fault of ['500', 'html', 'hostile'] as const) {
    services.faults.set({ call: detailCall, fault, times: 1 });
    await invoicePage.click('inquire');
    expect([fault, noticeText()]).toEqual([fault, texts.en['notice.System.Default_Error']]);
    expect(invoicePage.button('inquire')).toHaveFocus();
  }
  for (const body of [{ data: [] }, { code: 200 }]) {
    respondOnce(detailCall, body);
    await invoicePage.click('inquire');
    expect(noticeText()).toBe(texts.en['notice.System.Default_Error']);
  }
  await invoicePage.click('inquire');
  expect(resultValues().Status).toBe('Sent');
  expect(noticeText()).toBe('');
});

it.each([{}, { data: null }, { data: { status: '', title: null } }])(
  'an empty record shows the defaults: status in progress, the time of now (M-inv-37): %j',
  async (body) => {
    const invoicePage = await openInquiry();
    respondOnce(detailCall, body);
    await invoicePage.click('inquire');
    expect(resultValues()).toMatchObject({ Status: 'In progress', Amount: '' });
    expect(resultValues()['Applied on']).toMatch(/^20\d\d-/);
  },
);

it.each([200, 204, 404])('status %s without a body means that there is no record (contract 5)', async (status) => {
  const invoicePage = await openInquiry();
  respondOnce(detailCall, '', status);
  await invoicePage.click('inquire');
  expect(noticeText()).toBe(texts.en['notice.Invoice.102']);
  await invoicePage.click('inquire');
  expect(resultValues().Status).toBe('Sent');
});

it('a late result leaves focus and scroll position of a visitor who has gone on to another part', async () => {
  stopClock();
  const invoicePage = await openInquiry();
  services.faults.set({ call: detailCall, fault: 'slow', times: 1 });
  await invoicePage.click('inquire');
  const elsewhere = focusElsewhere();
  await passTime(4_000);
  expect(resultValues().Status).toBe('Sent');
  expect(elsewhere).toHaveFocus();
  expect(scrolledElements).toEqual([]);
});

it('times out after 20 s', async () => {
  stopClock();
  const invoicePage = await openInquiry();
  services.faults.set({ call: detailCall, fault: 'timeout', times: 1 });
  await invoicePage.click('inquire');
  await passTime(19_900);
  expect(noticeText()).toBe('');
  await passTime(200);
  expect(noticeText()).toBe(texts.en['notice.System.Default_Error']);
  expect(invoicePage.page.analytics).toEqual([{ event: 'invoice_inquiry_failure', code: null }]);
  await invoicePage.click('inquire');
  expect(resultValues().Status).toBe('Sent');
});

it.each([
  ['the invoice', '1000000011'],
  ['the service error', '9999999999'],
])('drops %s about a receipt that the visitor has corrected meanwhile (H4)', async (_, receipt) => {
  stopClock();
  const { click, field, fillField } = await openInquiry('en', receipt);
  services.faults.set({ call: detailCall, fault: 'slow', times: 1 });
  await click('inquire');
  await fillField(field('ticket'), '1000000005');
  await passTime(5000);
  expect(document.querySelector('dl')).toBeNull();
  expect(screen.getByRole('alert')).toBeEmptyDOMElement();
});
