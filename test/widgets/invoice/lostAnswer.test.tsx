import { act, screen } from '@testing-library/react';
import { expectAccessible } from '../../support/axe';
import { stopClock } from '../../support/clock';
import { bodiesOf, callsOf, passTime, requests, services } from '../../support/page';
import { texts } from '../../support/texts';
import { applyCall, detailCall, type Language, noticeText, openInvoice, type Visit } from './visit';

const ledger = (ticket = '1000000001') =>
  services.model.invoices.filter(({ ticketNumbers }) => ticketNumbers.includes(ticket));
/** The service accepts what it was sent a while ago. */
const acceptLate = () => {
  const [first] = services.model.invoices;
  services.model.invoices.push({ ...first!, ticketNumbers: ['1000000001'], createdAt: Date.now() });
};

async function open(language: Language = 'en'): Promise<Visit> {
  const visit = await openInvoice(language);
  await visit.openForm(1);
  await visit.fillIn();
  return visit;
}

/** Everything that was typed into the form still stands in it. */
function expectKept({ field }: Visit): void {
  const values = (['title', 'email', 'mobile'] as const).map((name) => field(name).value);
  expect(values).toEqual(['李梅', 'mei@example.test', '13800000001']);
}

async function loseAnswer(visit: Visit, fault: 'reset' | 'reset-after'): Promise<void> {
  services.faults.set({ call: applyCall, fault, times: 1 });
  await visit.press('submit');
  expect(visit.hasButton('submit')).toBe(false);
}

it.each<Language>(['en', 'zh'])(
  'after each kind of lost answer the way on is the inquiry, in %s (H2, contract 5)',
  async (language) => {
    const visit = await open(language);
    const said = texts[language];
    const all = ['reset', '502', 'html', 'malformed', 'empty', '204', 'shape'] as const;
    const faults = language === 'en' ? all : all.slice(0, 1);
    for (const fault of faults) {
      services.faults.set({ call: applyCall, fault, times: 1 });
      await visit.press('submit');
      expect(screen.getByText(said['invoice.unknown']!)).toBeVisible();
      expect([fault, visit.hasButton('submit')]).toEqual([fault, false]);
      expect(visit.button('check')).toHaveFocus();
      expect(visit.button('back')).toBeEnabled();
      expectKept(visit);
      if (fault === 'reset') await expectAccessible(visit.page.mount('invoice'));
      await visit.press('check');
      // Only now: the service has no record of it.
      expect(screen.getByText(said['invoice.none']!)).toBeVisible();
      expect(visit.button('submit')).toHaveFocus();
    }
    services.faults.set({ call: applyCall, fault: 'reset-after', times: 1 });
    await visit.press('submit');
    expectKept(visit);
    await visit.press('check');
    expect(screen.getByRole('heading', { name: visit.say.result })).toHaveFocus();
    expect(screen.getByText(said['invoice.probable']!)).toBeVisible();
    expect(screen.getByText('¥200.00')).toBeVisible();
    await expectAccessible(visit.page.mount('invoice'));
    expect(bodiesOf(detailCall)).toEqual(
      Array(faults.length + 1).fill({ data: { ticket: '1000000001', auth: '100001' } }),
    );
    expect(ledger()).toHaveLength(1);
    await visit.press('back');
    expect(visit.field('ticket')).toHaveValue('');
  },
);

it.each(['401', '403', '429'] as const)('%s is an answer: Submit stays, and all that was typed (B3)', async (fault) => {
  const visit = await open();
  services.faults.set({ call: applyCall, fault, times: 1 });
  await visit.press('submit');
  expect(noticeText()).toBe(texts.en['notice.Invoice.default']);
  expect(visit.hasButton('check')).toBe(false);
  expectKept(visit);
  if (fault === '429') expect(screen.getByText(/^Please wait \d\d s$/)).toBeVisible();
  else {
    await visit.press('submit');
    expect(ledger()).toHaveLength(1);
  }
});

it('gives up after 30 s; what the service then does late is found by its word for it (H2)', async () => {
  stopClock();
  const visit = await open();
  services.faults.set({ call: applyCall, fault: 'timeout', times: 1 });
  await visit.press('submit');
  await passTime(29_000);
  expect(screen.getByText(texts.en['form.stillWorking']!)).toBeVisible();
  expect(screen.getByText('Sending…')).toBeVisible();
  await passTime(1_100);
  expect(visit.button('check')).toHaveFocus();
  await visit.press('check');
  acceptLate();
  await visit.press('submit');
  // Already processed, after an unknown outcome: probably a success, and no refusal.
  expect(screen.getByText(texts.en['invoice.probable']!)).toBeVisible();
  expect(noticeText()).toBe('');
  expect(visit.hasButton('submit')).toBe(false);
  await visit.press('check');
  expect(screen.getByRole('heading', { name: 'Invoice progress' })).toBeVisible();
  expect(ledger()).toHaveLength(1);
  expect(visit.page.analytics).toEqual([
    { event: 'invoice_apply_failure', code: null },
    { event: 'invoice_inquiry_failure', code: '102' },
    { event: 'invoice_apply_failure', code: '105' },
    { event: 'invoice_inquiry_success' },
  ]);
});

it('without an unknown outcome, already processed is a refusal (E-invoice-105)', async () => {
  const visit = await open();
  acceptLate();
  await visit.press('submit');
  expect(noticeText()).toBe(texts.en['notice.Invoice.105']);
  expect(visit.hasButton('submit')).toBe(true);
});

describe('no way round it', () => {
  it('by Back and the same receipts, also among others', async () => {
    const visit = await open();
    await loseAnswer(visit, 'reset');
    await visit.press('back');
    await visit.press('next');
    expect(visit.hasButton('submit')).toBe(false);
    expectKept(visit);
    await visit.press('back');
    await visit.press('add');
    await visit.enterReceipt(2, 2);
    await visit.press('next');
    await visit.press('check');
    expect(bodiesOf(detailCall)).toEqual([{ data: { ticket: '1000000001', auth: '100001' } }]);
    await visit.press('submit');
    expect(bodiesOf(applyCall)).toHaveLength(2);
  });

  it('by Back and the same receipts, when the service has them already', async () => {
    const visit = await open('zh');
    await loseAnswer(visit, 'reset-after');
    await visit.press('back');
    await visit.press('next');
    expect(noticeText()).toBe('');
    expect(screen.getByText(texts.zh['invoice.probable']!)).toBeVisible();
    await expectAccessible(visit.page.mount('invoice'));
    await visit.press('check');
    expect(screen.getByRole('heading', { name: '发票进度' })).toHaveFocus();
    expect(callsOf(applyCall)).toHaveLength(1);
  });

  it('by other receipts: those have nothing to do with it', async () => {
    const visit = await open();
    await loseAnswer(visit, 'reset');
    await visit.press('back');
    await visit.enterReceipt(2);
    await visit.press('next');
    await visit.press('submit');
    expect(ledger('1000000002')).toHaveLength(1);
    await visit.enterReceipt(1);
    await visit.press('next');
    expect(visit.hasButton('submit')).toBe(false);
  });

  it('by Enter', async () => {
    const visit = await open();
    await loseAnswer(visit, 'reset');
    await visit.page.visitor.type(visit.field('title'), '{Enter}');
    await act(async () => visit.field('title').form?.requestSubmit());
    await visit.press('check');
    expect(callsOf(applyCall)).toHaveLength(1);
  });

  it('by a widget that is taken away while it waits, or beside it', async () => {
    const first = await open();
    services.faults.set({ call: applyCall, fault: 'timeout', times: 1 });
    await first.press('submit');
    const second = await first.again();
    await second.openForm(1);
    expect(second.hasButton('submit')).toBe(false);
    expect(second.hasButton('check')).toBe(true);
  });

  it('by a reload, of which storage holds no number (H6, J1)', async () => {
    const before = await open();
    await loseAnswer(before, 'reset');
    const kept = JSON.stringify([{ ...sessionStorage }, { ...localStorage }, document.cookie, location.href]);
    for (const secret of ['1000000001', '100001', '李梅', 'mei@', '13800000001']) expect(kept).not.toContain(secret);
    const visit = await open();
    expect(visit.hasButton('submit')).toBe(false);
    expect(screen.getByText(texts.en['invoice.unknown']!)).toBeVisible();
    await visit.press('check');
    await visit.press('submit');
    expect(ledger()).toHaveLength(1);
    expect(callsOf(applyCall)).toHaveLength(2);
  });

  it('by a reload, when the service has them already', async () => {
    await loseAnswer(await open(), 'reset-after');
    const visit = await openInvoice();
    await visit.enterReceipt(1);
    await visit.press('next');
    expect(screen.getByText(texts.en['invoice.probable']!)).toBeVisible();
    await visit.press('check');
    await visit.press('back');
    // It is known what became of it: other receipts go on as usual.
    await visit.openForm(2);
    expect(visit.hasButton('submit')).toBe(true);
  });

  it('and nothing is left of an answer that came', async () => {
    const before = await open();
    await before.press('submit');
    const visit = await openInvoice();
    await visit.openForm(2);
    expect(visit.hasButton('submit')).toBe(true);
  });
});

it('asks again when the inquiry itself fails', async () => {
  const visit = await open();
  await loseAnswer(visit, 'reset-after');
  for (const fault of ['500', 'reset', 'html'] as const) {
    services.faults.set({ call: detailCall, fault, times: 1 });
    await visit.press('check');
    expect(noticeText()).toBe(texts.en[fault === '500' ? 'notice.Invoice.500' : 'notice.Invoice.default']);
    expect(visit.button('check')).toHaveFocus();
  }
  services.faults.set({ call: detailCall, fault: 'timeout' });
  const sent = requests.length;
  for (let press = 0; press < 20; press += 1) await visit.page.visitor.click(visit.button('check'));
  expect(requests.length).toBe(sent + 1);
});

it('tells the page counts and codes, and nothing of whom or what (H7, J1)', async () => {
  const visit = await open();
  await loseAnswer(visit, 'reset');
  await visit.press('check');
  await visit.press('submit');
  expect(visit.page.analytics).toEqual([
    { event: 'invoice_apply_failure', code: null },
    { event: 'invoice_inquiry_failure', code: '102' },
    { event: 'invoice_apply_success', receipts: 1 },
  ]);
});
