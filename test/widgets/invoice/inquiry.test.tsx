import { screen, within } from '@testing-library/react';
import { expectAccessible } from '../../support/axe';
import { stopClock } from '../../support/clock';
import { answerOnce, bodiesOf, callsOf, passTime, services, settle } from '../../support/page';
import { texts } from '../../support/texts';
import { detailCall, type Language, noticeText, openInvoice, type Visit } from './visit';

async function openInquiry(language: Language = 'en', ticket = '1000000011', code = '100011'): Promise<Visit> {
  const visit = await openInvoice(language);
  await visit.page.visitor.click(screen.getByRole('tab', { name: visit.say.inquiry }));
  await settle();
  await visit.enter(visit.field('ticket'), ticket);
  await visit.enter(visit.field('code'), code);
  return visit;
}

/** The result, as it is read: what stands beside each label. */
function facts(): Record<string, string> {
  const rows = [...document.querySelectorAll('dl > div')];
  return Object.fromEntries(rows.map((row) => [...row.children].map(({ textContent }) => textContent ?? '')));
}

it.each<[Language, Record<string, string>]>([
  [
    'en',
    {
      Status: 'Sent',
      Amount: '¥168.00',
      Title: '上海示例科技有限公司',
      'Taxpayer ID': '91350100M000100Y43',
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
      抬头: '上海示例科技有限公司',
      纳税人识别号: '91350100M000100Y43',
      发票内容: '预付卡销售',
      申请时间: '2026-03-02 10:00',
      快递公司: '顺丰速运',
      快递单号: 'SF1234567890123',
    },
  ],
])('shows how far an application is, in %s, and leads back (M-inv-08, M-api-26, H9)', async (language, expected) => {
  const visit = await openInquiry(language);
  services.model.invoices.forEach((invoice, at, all) => {
    all[at] = { ...invoice, createdAt: Date.parse('2026-03-02T02:00:00Z') };
  });
  await visit.press('inquire');
  expect(bodiesOf(detailCall)).toEqual([{ data: { ticket: '1000000011', auth: '100011' } }]);
  expect(screen.getByRole('heading', { name: visit.say.result })).toHaveFocus();
  expect(facts()).toEqual(expected);
  expect(visit.page.analytics).toEqual([{ event: 'invoice_inquiry_success' }]);
  // M-inv-06: nothing else stands beside it.
  expect(screen.queryByRole('tab')).toBeNull();
  expect(
    within(visit.page.mount('invoice'))
      .getAllByRole('button')
      .map(({ textContent }) => textContent),
  ).toEqual([visit.say.back]);
  await expectAccessible(visit.page.mount('invoice'));
  await visit.press('back');
  expect(screen.getByRole('tab', { name: visit.say.inquiry })).toHaveFocus();
  expect(visit.field('ticket')).toHaveValue('1000000011');
  expect(visit.field('code')).toHaveValue('100011');
});

it('makes the best of what the service says, or leaves out (M-inv-27, M-inv-37, M-inv-38, H8, H9)', async () => {
  stopClock('2026-03-02T20:30:00Z');
  const visit = await openInquiry();
  const rows: [answer: object, expected: Record<string, string | undefined>][] = [
    [{ status: '00' }, { Status: 'In progress', Amount: '', 'Taxpayer ID': undefined, 'Express company': '' }],
    [{ status: '09' }, { Status: 'Unable to deliver', 'Applied on': '2026-03-03 04:30' }],
    [
      { status: '12', createdAt: '2026-01-31T16:00:00Z' },
      { Status: 'Sent', 'Applied on': '2026-02-01 00:00' },
    ],
    [
      { status: 'constructor', createdAt: 'soon' },
      { Status: 'In progress', 'Applied on': '–' },
    ],
    [
      { status: null, amount: 'null', createdAt: null },
      { Status: 'In progress', Amount: '', 'Applied on': '2026-03-03 04:30' },
    ],
    [
      { title: '李梅', expressCompany: 'null', expressNo: 'null', taxNo: 'null' },
      { Title: '李梅', 'Express company': '', 'Express number': '', 'Taxpayer ID': undefined },
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
  for (const [answer, expected] of rows) {
    answerOnce(detailCall, { data: answer });
    await visit.press('inquire');
    const shown = facts();
    expect(Object.fromEntries(Object.keys(expected).map((label) => [label, shown[label]]))).toEqual(expected);
    expect(document.body).not.toHaveTextContent(/null|undefined|NaN/);
    await visit.press('back');
  }
});

it('is in cents on account pages (M-inv-26)', async () => {
  const visit = await openInvoice('zh', '/account/');
  await visit.page.visitor.click(screen.getByRole('tab', { name: visit.say.inquiry }));
  await settle();
  await visit.enter(visit.field('ticket'), '1');
  await visit.enter(visit.field('code'), '1');
  answerOnce(detailCall, { data: { amount: '16800', status: '00' } });
  await visit.press('inquire');
  expect(facts()['金额']).toBe('¥168.00');
});

it('asks for both numbers (M-inv-11)', async () => {
  const visit = await openInquiry('zh', '', '');
  await visit.press('inquire');
  expect(visit.field('ticket')).toHaveFocus();
  for (const name of ['ticket', 'code'] as const) {
    expect(visit.field(name)).toHaveAccessibleDescription(texts.zh['rule.isRequired']);
  }
  await expectAccessible(visit.page.mount('invoice'));
  await visit.enter(visit.field('ticket'), '1234-5678-9012');
  await visit.enter(visit.field('code'), '12345678');
  expect([visit.field('ticket').value, visit.field('code').value]).toEqual(['1234567890', '123456']);
  expect(callsOf(detailCall)).toEqual([]);
});

it('survives whatever goes wrong with the call, and then works (B3)', async () => {
  const visit = await openInquiry();
  const faults = [
    'reset',
    '500',
    '502',
    'html',
    'malformed',
    'empty',
    '204',
    'shape',
    '401',
    '403',
    'hostile',
  ] as const;
  for (const fault of faults) {
    services.faults.set({ call: detailCall, fault, times: 1 });
    await visit.press('inquire');
    const key = fault === '500' ? '500' : 'default';
    expect([fault, noticeText()]).toEqual([fault, texts.en[`notice.Invoice.${key}`]]);
    expect(visit.button('inquire')).toHaveFocus();
  }
  for (const body of [{}, { data: {} }, { data: null }, { data: [] }, { code: 200 }]) {
    answerOnce(detailCall, body);
    await visit.press('inquire');
    expect(noticeText()).toBe(texts.en['notice.Invoice.default']);
  }
  await visit.press('inquire');
  expect(facts().Status).toBe('Sent');
  expect(noticeText()).toBe('');
});

it('is given up after 20 s', async () => {
  stopClock();
  const visit = await openInquiry();
  services.faults.set({ call: detailCall, fault: 'timeout', times: 1 });
  await visit.press('inquire');
  await passTime(20_100);
  expect(noticeText()).toBe(texts.en['notice.Invoice.default']);
  expect(visit.page.analytics).toEqual([{ event: 'invoice_inquiry_failure', code: null }]);
  await visit.press('inquire');
  expect(facts().Status).toBe('Sent');
});
