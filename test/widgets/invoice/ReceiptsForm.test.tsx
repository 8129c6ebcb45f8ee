import { screen, within } from '@testing-library/react';
import { expectAccessible } from '../../support/axe';
import { answerOnce, bodiesOf, callsOf, services, settle } from '../../support/page';
import { texts } from '../../support/texts';
import { type Language, names, noticeText, numbersOf, openInvoice, validateCall } from './visit';

type Opened = Awaited<ReturnType<typeof openInvoice>>;

const groups = () => screen.queryAllByRole('group').map((group) => within(group).queryAllByRole('textbox').length);
const form = (language: Language = 'en') => screen.queryByRole('heading', { name: names[language].formTitle });

describe.each<Language>(['en', 'zh'])('the list, in %s', (language) => {
  it('stands below a greeting, beside the inquiry, with what to know (M-inv-01, M-inv-02, M-inv-12 to M-inv-17)', async () => {
    const { page, say } = await openInvoice(language);
    expect(screen.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual([say.apply, say.inquiry]);
    expect(screen.getByRole('heading', { name: texts[language]['invoice.greeting']! })).toBeVisible();
    const reminders = within(screen.getByRole('region', { name: say.reminders })).getAllByRole('listitem');
    const said = reminders.map(({ textContent }) => textContent).join('\n');
    for (const fact of ['10', '30', '1,000', '5']) expect(said).toContain(fact);
    await expectAccessible(page.mount('invoice'));
  });

  it('says at each field what is wrong, and that a receipt is wanted (M-inv-16, E-fapiao-HaventSelectAnyReceipt)', async () => {
    const { page, press, receipt, say } = await openInvoice(language);
    await press('next');
    const ticket = receipt(1).getByRole('textbox', { name: say.ticket });
    expect(ticket).toHaveFocus();
    expect(ticket).toHaveAccessibleDescription(texts[language]['rule.isRequired']);
    expect(noticeText()).toBe(texts[language]['notice.Fapiao.HaventSelectAnyReceipt']);
    await expectAccessible(page.mount('invoice'));
    expect(callsOf(validateCall)).toEqual([]);
  });

  it.each([
    ['a receipt is typed', ({ enterReceipt }: Opened) => enterReceipt(1)],
    ['a receipt is added', ({ press }: Opened) => press('add')],
    [
      'another tab is chosen',
      ({ page, say }: Opened) => page.visitor.click(screen.getByRole('tab', { name: say.inquiry })),
    ],
  ])('says so no more once %s', async (_what, go) => {
    const opened = await openInvoice(language);
    await opened.press('next');
    expect(noticeText()).not.toBe('');
    await go(opened);
    expect(noticeText()).toBe('');
  });

  it('says of a receipt that is listed twice so at its field, before it is sent (E-invoice-101)', async () => {
    const { press, enterReceipt, receipt, enter, say } = await openInvoice(language);
    await enterReceipt(1);
    await press('add');
    await enterReceipt(1, 2);
    const second = receipt(2).getByRole('textbox', { name: say.ticket });
    expect(second).toHaveAccessibleDescription(texts[language]['rule.isListedOnce']);
    await press('next');
    expect(second).toHaveFocus();
    expect(callsOf(validateCall)).toEqual([]);
    // The mistake may be in the first one.
    await enter(receipt(1).getByRole('textbox', { name: say.ticket }), '1000000002');
    expect(second).not.toBeInvalid();
  });
});

it('takes digits only, ten and six of them (M-inv-09, M-inv-10)', async () => {
  const { receipt, enter } = await openInvoice();
  const [ticket, code] = receipt(1).getAllByRole('textbox');
  await enter(ticket!, 'No. 1234-5678-901234');
  await enter(code!, '１２３４５６７');
  expect([ticket, code].map((field) => (field as HTMLInputElement).value)).toEqual(['1234567890', '123456']);
});

it('grows to ten receipts and shrinks to one, always numbered from 1 (M-inv-04, M-inv-12)', async () => {
  const { press, receipt, hasButton, page } = await openInvoice();
  expect(hasButton('remove')).toBe(false);
  for (let count = 2; count <= 10; count += 1) {
    await page.visitor.click(screen.getByRole('button', { name: 'Add Receipt' }));
    expect(receipt(count).getByRole('textbox', { name: 'Ticket number' })).toHaveFocus();
  }
  expect(hasButton('add')).toBe(false);
  expect(screen.getByText(texts.en['invoice.full']!)).toBeVisible();
  await expectAccessible(page.mount('invoice'));
  await page.visitor.paste('10');
  await page.visitor.click(receipt(9).getByRole('button', { name: 'Remove' }));
  expect(screen.getByRole('group', { name: 'Receipt 9' })).toHaveFocus();
  expect(receipt(9).getByRole('textbox', { name: 'Ticket number' })).toHaveValue('10');
  for (let count = 9; count > 1; count -= 1) await page.visitor.click(screen.getAllByText('Remove')[0]!);
  expect(hasButton('remove')).toBe(false);
  expect(groups()).toEqual([2]);
  expect(receipt(1).getByRole('textbox', { name: 'Ticket number' })).toHaveValue('10');
  await press('add');
  expect(receipt(2).getByRole('textbox', { name: 'Ticket number' })).toHaveValue('');
});

it('sends what is seen, and opens the form in place of the list (M-inv-05, M-inv-06, M-api-24)', async () => {
  const { press, enterReceipt, receipt, page } = await openInvoice();
  await enterReceipt(1);
  await press('add');
  await enterReceipt(3, 2);
  await press('add');
  await enterReceipt(2, 3);
  await page.visitor.click(receipt(2).getByRole('button', { name: 'Remove' }));
  await press('next');
  expect(bodiesOf(validateCall)).toEqual([
    { data: { ticketNumbers: ['1000000001', '1000000002'], authorizeCodes: ['100001', '100002'] } },
  ]);
  expect(form()).toHaveFocus();
  expect(screen.queryByRole('tab')).toBeNull();
  expect(screen.queryByRole('region', { name: 'Please note' })).toBeNull();
  expect(screen.getByText('¥500.50')).toBeVisible();
  // M-inv-07, M-inv-39: the list is as it was.
  await press('back');
  expect(screen.getByRole('tab', { name: 'Invoice online application' })).toHaveFocus();
  expect(screen.getAllByRole('textbox').map((field) => (field as HTMLInputElement).value)).toEqual([
    '1000000001',
    '100001',
    '1000000002',
    '100002',
  ]);
});

it('keeps what was typed while the other tab is looked at (M-inv-03)', async () => {
  const { page, enterReceipt, enter, field, say, press, receipt } = await openInvoice();
  await enterReceipt(1);
  await press('add');
  await page.visitor.click(screen.getByRole('tab', { name: say.inquiry }));
  await settle();
  await enter(field('ticket'), '77');
  await page.visitor.click(screen.getByRole('tab', { name: say.apply }));
  expect(receipt(1).getByRole('textbox', { name: say.ticket })).toHaveValue('1000000001');
  expect(receipt(2).getByRole('textbox', { name: say.ticket })).toHaveValue('');
  await page.visitor.click(screen.getByRole('tab', { name: say.inquiry }));
  await settle();
  expect(field('ticket')).toHaveValue('77');
});

it('refuses an answer that is about something else, or no amount (H3)', async () => {
  const echo = { ticketNumbers: ['1000000001'], authorizeCodes: ['100001'] };
  const fine = { data: [{ amount: '200.00' }], ...echo };
  const { press, enterReceipt } = await openInvoice();
  await enterReceipt(1);
  const odd: [string, object][] = [
    ['another ticket', { ...fine, ticketNumbers: ['1000000002'] }],
    ['another code', { ...fine, authorizeCodes: ['100002'] }],
    ['no echo', { data: fine.data }],
    ['an amount too many', { ...fine, data: [...fine.data, ...fine.data] }],
    ['no amounts', { ...fine, data: [] }],
    ['no amount', { ...fine, data: [{}] }],
    ['1e3', { ...fine, data: [{ amount: '1e3' }] }],
    ['0.1 + 0.2', { ...fine, data: [{ amount: 0.1 + 0.2 }] }],
    ['less than nothing', { ...fine, data: [{ amount: '-1.00' }] }],
    ['words', { ...fine, data: [{ amount: 'NaN' }] }],
    ['a list', { ...fine, data: [{ amount: [200] }] }],
  ];
  for (const [what, body] of odd) {
    answerOnce(validateCall, body);
    await press('next');
    expect([what, form(), noticeText()]).toEqual([what, null, texts.en['notice.Invoice.default']]);
  }
  await press('next');
  expect(form()).toBeVisible();
  expect(noticeText()).toBe('');
});

describe('the sum (M-inv-15, M-inv-26)', () => {
  it.each<[number[], string | null]>([
    [[5, 6], '¥0.30'],
    [[7], '¥1,000.00'],
    [[7, 5], null],
    [[8], null],
  ])('of receipts %j is %s', async (receipts, sum) => {
    const { press, enterReceipt } = await openInvoice();
    for (const [at, number] of receipts.entries()) {
      if (at > 0) await press('add');
      await enterReceipt(number, at + 1);
    }
    await press('next');
    if (sum === null) {
      expect(noticeText()).toBe(texts.en['notice.Fapiao.AmountExceed']);
      expect(form()).toBeNull();
    } else expect(screen.getAllByText(sum)[0]).toBeVisible();
  });

  it.each([
    ['/account/', null, '¥200.00'],
    ['/account/', 'yuan', '¥20,000.00'],
    ['/starbucks-gift-card/invoice', 'cents', '¥200.00'],
    ['/accounts', null, null],
  ] as const)('is cents on account pages: %s, data-unit %s (A-10)', async (path, unit, sum) => {
    const { press, enterReceipt, page } = await openInvoice('en', path);
    if (unit) page.mount('invoice').setAttribute('data-unit', unit);
    await enterReceipt(1);
    answerOnce(validateCall, {
      data: [{ amount: '20000' }],
      ...{ ticketNumbers: ['1000000001'], authorizeCodes: ['100001'] },
    });
    await press('next');
    if (sum === '¥200.00') expect(screen.getAllByText(sum)[0]).toBeVisible();
    else expect(noticeText()).toBe(texts.en['notice.Fapiao.AmountExceed']);
  });
});

describe('while receipts are checked (H4)', () => {
  it.each(['Remove', 'Add Receipt', 'an edit'])('%s makes the answer one about another list', async (what) => {
    const { page, press, enterReceipt, receipt } = await openInvoice();
    await enterReceipt(1);
    await press('add');
    await enterReceipt(2, 2);
    services.faults.set({ call: validateCall, fault: 'timeout', times: 1 });
    await press('next');
    if (what === 'an edit') await page.visitor.type(receipt(2).getAllByRole('textbox')[1]!, '{Backspace}9');
    else await page.visitor.click(screen.getAllByRole('button', { name: what })[0]!);
    await settle();
    expect(form()).toBeNull();
    expect(noticeText()).toBe('');
    if (what !== 'Remove') return;
    await press('next');
    expect(bodiesOf(validateCall)[1]).toEqual({ data: { ticketNumbers: ['1000000002'], authorizeCodes: ['100002'] } });
    expect(form()).toBeVisible();
  });

  it('twenty presses and Enter are one question', async () => {
    const { page, button, enterReceipt, receipt } = await openInvoice();
    await enterReceipt(1);
    services.faults.set({ call: validateCall, fault: 'timeout' });
    for (let press = 0; press < 20; press += 1) await page.visitor.click(button('next'));
    await page.visitor.type(receipt(1).getAllByRole('textbox')[0]!, '{Enter}');
    await settle();
    expect(callsOf(validateCall)).toHaveLength(1);
  });
});

it('understands the other envelope, and ten receipts at once', async () => {
  const { openForm } = await openInvoice('zh');
  services.faults.set({ call: validateCall, fault: 'old-format' });
  await openForm(...Array.from({ length: 10 }, (_, index) => 2_000_000_001 + index));
  expect(screen.getByText('¥500.00')).toBeVisible();
  expect(numbersOf(2_000_000_001)).toEqual({ ticket: '2000000001', code: '200001' });
});
