import { act, fireEvent, screen, within } from '@testing-library/react';
import { expectAccessible } from '../../support/axe';
import { stopClock } from '../../support/clock';
import { consoleMessages } from '../../support/page/console';
import { languages } from '../../support/page/languages';
import { passTime, settle } from '../../support/page/settle';
import { bodiesSentTo, requestsTo, respondOnce, services } from '../../support/page/stubServices';
import { type Language, texts } from '../../support/texts';
import { type InvoicePage, labels, noticeText, openInvoicePage, validateCall } from './openInvoicePage';

const fieldCounts = () => screen.queryAllByRole('group').map((group) => within(group).queryAllByRole('textbox').length);
/** The reminders. Literal texts, as the message files could have a wrong limit. */
const reminders: Readonly<Record<Language, readonly string[]>> = {
  en: [
    'One invoice covers up to 10 receipts, all from the same city.',
    'Apply within 30 days of the purchase.',
    'One invoice can total up to 1,000 RMB.',
    'E-invoices reach your inbox within 5 business days.',
    'Prepaid cards get ordinary invoices only. Purchases paid with the card get no further invoice.',
  ],
  zh: [
    '每张发票最多可合并 10 张小票，且须来自同一城市。',
    '请在购买后 30 天内申请。',
    '每张发票合计不超过 1,000 元。',
    '电子发票将在 5 个工作日内发送至您的邮箱。',
    '预付卡仅开具普通发票；用卡消费时不再开票。',
  ],
};
const formHeading = (language: Language = 'en') => screen.queryByRole('heading', { name: labels[language].formTitle });

describe.each(languages)('list of receipts in %s', (language) => {
  it('shows tabs, greeting and reminders (M-inv-01, M-inv-02, M-inv-12 to M-inv-15, M-inv-17)', async () => {
    const { page, labels } = await openInvoicePage(language);
    expect(screen.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual([labels.apply, labels.inquiry]);
    expect(screen.getByRole('heading', { name: texts[language]['invoice.greeting']! })).toBeVisible();
    const items = within(screen.getByRole('region', { name: labels.reminders })).getAllByRole('listitem');
    expect(items.map(({ textContent }) => textContent)).toEqual(reminders[language]);
    await expectAccessible(page.mountPoint('invoice'));
  });

  it('shows one message when the list is empty (M-inv-16, E-fapiao-HaventSelectAnyReceipt)', async () => {
    const { page, click, receiptGroup, labels } = await openInvoicePage(language);
    await click('next');
    const ticket = receiptGroup(1).getByRole('textbox', { name: labels.ticket });
    expect(ticket).toHaveFocus();
    expect(ticket).toHaveAccessibleDescription(texts[language]['notice.Fapiao.HaventSelectAnyReceipt']);
    expect(document.querySelectorAll('.rw-error, .rw-form-notice, .rw-notice')).toHaveLength(1);
    expect(noticeText()).toBe(texts[language]['notice.Fapiao.HaventSelectAnyReceipt']);
    await expectAccessible(page.mountPoint('invoice'));
    expect(requestsTo(validateCall)).toEqual([]);
  });

  it.each([
    ['the visitor types a receipt', ({ fillReceipt }: InvoicePage) => fillReceipt(1)],
    ['the visitor adds a receipt', ({ click }: InvoicePage) => click('add')],
    [
      'the visitor opens the other tab',
      ({ page, labels }: InvoicePage) => page.visitor.click(screen.getByRole('tab', { name: labels.inquiry })),
    ],
  ])('dismisses the notice when %s', async (_name, edit) => {
    const invoicePage = await openInvoicePage(language);
    await invoicePage.click('next');
    expect(noticeText()).not.toBe('');
    await edit(invoicePage);
    expect(noticeText()).toBe('');
  });

  it('marks the only receipt of the list when the service rejects it (E-invoice-105)', async () => {
    const { click, fillReceipt, receiptGroup, labels } = await openInvoicePage(language);
    await fillReceipt(11);
    await click('next');
    const ticket = receiptGroup(1).getByRole('textbox', { name: labels.ticket });
    expect(ticket).toHaveFocus();
    expect(ticket).toBeInvalid();
    expect(ticket).toHaveAccessibleDescription(texts[language]['notice.Invoice.105']);
  });

  it('names the receipt of each invalid field in the summary', async () => {
    const { click, fillReceipt } = await openInvoicePage(language);
    await fillReceipt(1);
    await click('add');
    await click('next');
    const links = [...document.querySelectorAll('.rw-form-problems a')].map(({ textContent }) => textContent);
    const second = texts[language]['invoice.receipt']!.replace('{number}', '2');
    expect(links).toEqual(
      [labels[language].ticket, labels[language].code].map(
        (label) => `${second}${language === 'zh' ? '：' : ': '}${label}`,
      ),
    );
  });

  it('shows an error for a receipt that is listed twice, and sends nothing (E-invoice-101)', async () => {
    const { click, fillReceipt, receiptGroup, fillField, labels } = await openInvoicePage(language);
    await fillReceipt(1);
    await click('add');
    await fillReceipt(1, 2);
    const second = receiptGroup(2).getByRole('textbox', { name: labels.ticket });
    expect(second).toHaveAccessibleDescription(texts[language]['rule.isListedOnce']);
    await click('next');
    expect(second).toHaveFocus();
    expect(requestsTo(validateCall)).toEqual([]);
    // The visitor may correct the first receipt instead.
    await fillField(receiptGroup(1).getByRole('textbox', { name: labels.ticket }), '1000000002');
    expect(second).not.toBeInvalid();
  });
});

it('shows no error at the field that a click on Next has left empty, only the one for the list (M-inv-16)', async () => {
  const { page, field, click } = await openInvoicePage();
  await page.visitor.click(field('code'));
  await click('next');
  expect(field('ticket')).toBeInvalid();
  expect(field('code')).not.toBeInvalid();
});

it('does not propagate the submit of an empty list to a form of the CMS around it (A2)', async () => {
  const { click } = await openInvoicePage();
  const onSubmit = jest.fn();
  document.addEventListener('submit', onSubmit);
  await click('next');
  document.removeEventListener('submit', onSubmit);
  expect(noticeText()).toBe(texts.en['notice.Fapiao.HaventSelectAnyReceipt']);
  expect(onSubmit).not.toHaveBeenCalled();
});

it('no longer says that a receipt is listed twice once the other one is removed (M-val-01)', async () => {
  const { click, fillReceipt, receiptGroup, page } = await openInvoicePage();
  await fillReceipt(1);
  await click('add');
  await fillReceipt(1, 2);
  expect(receiptGroup(2).getAllByRole('textbox')[0]).toBeInvalid();
  await page.visitor.click(receiptGroup(1).getByRole('button', { name: labels.en.remove }));
  const [ticket] = receiptGroup(1).getAllByRole('textbox');
  expect(ticket).toHaveValue('1000000001');
  expect(ticket).not.toBeInvalid();
});

it('shows an error for an eleventh digit of the ticket number and a seventh of the code (M-inv-09, M-inv-10)', async () => {
  const { receiptGroup, fillField, page } = await openInvoicePage();
  const [ticket, code] = receiptGroup(1).getAllByRole('textbox');
  await fillField(ticket!, 'No. 1234-5678-901234');
  await fillField(code!, '１２３４５６７');
  await page.visitor.tab();
  expect([ticket, code].map((field) => (field as HTMLInputElement).value)).toEqual(['12345678901', '1234567']);
  expect(ticket).toHaveAccessibleDescription(texts.en['rule.isTicketNumber']!);
  expect(code).toHaveAccessibleDescription(texts.en['rule.isAuthCode']!);
});

it('keeps a ticket number across a reload, also one with a digit too many', async () => {
  const earlierPage = await openInvoicePage();
  await earlierPage.fillField(earlierPage.field('ticket'), '12345678901');
  // A reload hides the page and unmounts no widget.
  fireEvent(window, new PageTransitionEvent('pagehide', { persisted: false }));
  expect(sessionStorage.getItem('rewards-widgets.invoice.receipts')).toBe('["12345678901"]');
  const { field } = await openInvoicePage();
  expect(field('ticket')).toHaveValue('12345678901');
});

it('takes one to ten receipts, always numbered from 1 (M-inv-04, M-inv-12)', async () => {
  const { click, receiptGroup, hasButton, page } = await openInvoicePage();
  expect(hasButton('remove')).toBe(false);
  for (let count = 2; count <= 10; count += 1) {
    await page.visitor.click(screen.getByRole('button', { name: 'Add Receipt' }));
    expect(receiptGroup(count).getByRole('textbox', { name: 'Ticket number' })).toHaveFocus();
  }
  expect(hasButton('add')).toBe(false);
  expect(screen.getByText(texts.en['invoice.full']!)).toBeVisible();
  await expectAccessible(page.mountPoint('invoice'));
  await page.visitor.paste('10');
  await page.visitor.click(receiptGroup(9).getByRole('button', { name: 'Remove' }));
  expect(screen.getByRole('group', { name: 'Receipt 9' })).toHaveFocus();
  expect(receiptGroup(9).getByRole('textbox', { name: 'Ticket number' })).toHaveValue('10');
  for (let count = 9; count > 1; count -= 1) await page.visitor.click(screen.getAllByText('Remove')[0]!);
  expect(hasButton('remove')).toBe(false);
  expect(fieldCounts()).toEqual([2]);
  expect(receiptGroup(1).getByRole('textbox', { name: 'Ticket number' })).toHaveValue('10');
  await click('add');
  expect(receiptGroup(2).getByRole('textbox', { name: 'Ticket number' })).toHaveValue('');
});

it('sends the listed receipts and replaces the list with the application form (M-inv-05, M-inv-06, M-api-24)', async () => {
  const { click, fillReceipt, receiptGroup, page } = await openInvoicePage();
  await fillReceipt(1);
  await click('add');
  await fillReceipt(3, 2);
  await click('add');
  await fillReceipt(2, 3);
  await page.visitor.click(receiptGroup(2).getByRole('button', { name: 'Remove' }));
  await click('next');
  expect(bodiesSentTo(validateCall)).toEqual([
    { data: { ticketNumbers: ['1000000001', '1000000002'], authorizeCodes: ['100001', '100002'] } },
  ]);
  expect(formHeading()).toHaveFocus();
  expect(screen.queryByRole('tab')).toBeNull();
  expect(screen.queryByRole('region', { name: 'Please note' })).toBeNull();
  expect(screen.getByText('¥500.50')).toBeVisible();
  // Back restores the list (M-inv-07).
  await click('back');
  expect(screen.getByRole('tab', { name: 'Invoice online application' })).toHaveFocus();
  expect(screen.getAllByRole('textbox').map((field) => (field as HTMLInputElement).value)).toEqual([
    '1000000001',
    '100001',
    '1000000002',
    '100002',
  ]);
});

it('keeps the typed values while the other tab is open (M-inv-03)', async () => {
  const { page, fillReceipt, fillField, field, labels, click, receiptGroup } = await openInvoicePage();
  await fillReceipt(1);
  await click('add');
  await page.visitor.click(screen.getByRole('tab', { name: labels.inquiry }));
  await settle();
  await fillField(field('ticket'), '77');
  await page.visitor.click(screen.getByRole('tab', { name: labels.apply }));
  expect(receiptGroup(1).getByRole('textbox', { name: labels.ticket })).toHaveValue('1000000001');
  expect(receiptGroup(2).getByRole('textbox', { name: labels.ticket })).toHaveValue('');
  await page.visitor.click(screen.getByRole('tab', { name: labels.inquiry }));
  await settle();
  expect(field('ticket')).toHaveValue('77');
});

it('rejects a response about other receipts or without valid amounts (H3)', async () => {
  const valid = {
    data: [{ amount: '200.00' }],
    ticketNumbers: ['1000000001'],
    authorizeCodes: ['100001'],
  };
  const { click, fillReceipt } = await openInvoicePage();
  await fillReceipt(1);
  const invalidResponses: [name: string, body: object][] = [
    ['another ticket', { ...valid, ticketNumbers: ['1000000002'] }],
    ['another code', { ...valid, authorizeCodes: ['100002'] }],
    ['no receipts', { data: valid.data }],
    ['an amount too many', { ...valid, data: [...valid.data, ...valid.data] }],
    ['no amounts', { ...valid, data: [] }],
    ['no amount', { ...valid, data: [{}] }],
    ['1e3', { ...valid, data: [{ amount: '1e3' }] }],
    ['0.1 + 0.2', { ...valid, data: [{ amount: 0.1 + 0.2 }] }],
    ['a negative amount', { ...valid, data: [{ amount: '-1.00' }] }],
    ['a text', { ...valid, data: [{ amount: 'NaN' }] }],
    ['a list', { ...valid, data: [{ amount: [200] }] }],
  ];
  for (const [name, body] of invalidResponses) {
    respondOnce(validateCall, body);
    await click('next');
    expect([name, formHeading(), noticeText()]).toEqual([name, null, texts.en['notice.System.Default_Error']]);
  }
  await click('next');
  expect(formHeading()).toBeVisible();
  expect(noticeText()).toBe('');
});

describe('total (M-inv-15, M-inv-26)', () => {
  it.each<[number[], string | null]>([
    [[5, 6], '¥0.30'],
    [[7], '¥1,000.00'],
    [[7, 5], null],
    [[8], null],
  ])('of the receipts %j is %s', async (receipts, total) => {
    const { click, fillReceipt } = await openInvoicePage();
    for (const [index, receipt] of receipts.entries()) {
      if (index > 0) await click('add');
      await fillReceipt(receipt, index + 1);
    }
    await click('next');
    if (total === null) {
      expect(noticeText()).toBe(texts.en['notice.Fapiao.AmountExceed']);
      expect(formHeading()).toBeNull();
    } else expect(screen.getAllByText(total)[0]).toBeVisible();
  });

  it.each([
    ['/account/', null, 'cents'],
    ['/account/', 'yuan', 'yuan'],
    ['/starbucks-gift-card/invoice', 'cents', 'cents'],
    ['/accounts', null, 'yuan'],
  ] as const)('on %s with data-unit %s is in %s (A-10)', async (path, dataUnit, unit) => {
    const { click, fillReceipt, page } = await openInvoicePage('en', path);
    if (dataUnit) page.mountPoint('invoice').setAttribute('data-unit', dataUnit);
    await fillReceipt(1);
    respondOnce(validateCall, {
      data: [{ amount: '20000' }],
      ticketNumbers: ['1000000001'],
      authorizeCodes: ['100001'],
    });
    await click('next');
    if (unit === 'cents') expect(screen.getAllByText('¥200.00')[0]).toBeVisible();
    else expect(noticeText()).toBe(texts.en['notice.Fapiao.AmountExceed']);
  });
});

it('reports a data-unit that is no unit to the editor (P-08)', async () => {
  const { page } = await openInvoicePage();
  page.mountPoint('invoice').setAttribute('data-unit', 'Cents');
  await settle();
  expect(consoleMessages.splice(0)).toEqual([expect.stringContaining('data-unit takes cents or yuan')]);
});

/** Goes through the history, which takes a task of the browser. */
async function goInHistory(delta: 1 | -1): Promise<void> {
  const arrival = new Promise((resolve) => window.addEventListener('popstate', resolve, { once: true }));
  history.go(delta);
  await act(() => arrival);
  await settle();
}

it('Forward leads to the application form again, but not after an edit of the receipts (H4)', async () => {
  const { openApplicationForm, fillReceipt, receiptGroup } = await openInvoicePage();
  await openApplicationForm(1);
  await goInHistory(-1);
  expect(formHeading()).toBeNull();
  await goInHistory(1);
  expect(formHeading()).toBeVisible();
  await goInHistory(-1);
  await fillReceipt(2);
  await goInHistory(1);
  expect(formHeading()).toBeNull();
  expect(receiptGroup(1).getByRole('textbox', { name: labels.en.ticket })).toHaveValue('1000000002');
});

describe('during the validation request (H4)', () => {
  it.each(['Remove', 'Add Receipt', 'an edit'])('%s cancels it: its response is about another list', async (change) => {
    stopClock();
    const { page, click, fillReceipt, receiptGroup } = await openInvoicePage();
    await fillReceipt(1);
    await click('add');
    await fillReceipt(2, 2);
    services.faults.set({ call: validateCall, fault: 'slow', times: 1 });
    await click('next');
    if (change === 'an edit') await page.visitor.type(receiptGroup(2).getAllByRole('textbox')[1]!, '{Backspace}9');
    else await page.visitor.click(screen.getAllByRole('button', { name: change })[0]!);
    await passTime(5_000);
    expect(formHeading()).toBeNull();
    expect(noticeText()).toBe('');
    if (change !== 'Remove') return;
    await click('next');
    expect(bodiesSentTo(validateCall)[1]).toEqual({
      data: { ticketNumbers: ['1000000002'], authorizeCodes: ['100002'] },
    });
    expect(formHeading()).toBeVisible();
  });

  it('twenty clicks and Enter send one request (B4)', async () => {
    const { page, button, fillReceipt, receiptGroup } = await openInvoicePage();
    await fillReceipt(1);
    services.faults.set({ call: validateCall, fault: 'timeout' });
    for (let clicks = 0; clicks < 20; clicks += 1) await page.visitor.click(button('next'));
    await page.visitor.type(receiptGroup(1).getAllByRole('textbox')[0]!, '{Enter}');
    await settle();
    expect(requestsTo(validateCall)).toHaveLength(1);
  });
});

it('reads the old response envelope, for ten receipts at once (M-inv-12)', async () => {
  const { openApplicationForm } = await openInvoicePage('zh');
  services.faults.set({ call: validateCall, fault: 'old-format' });
  await openApplicationForm(...Array.from({ length: 10 }, (_, index) => 2_000_000_001 + index));
  expect(screen.getByText('¥500.00')).toBeVisible();
});
