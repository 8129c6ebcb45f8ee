import { act, screen } from '@testing-library/react';
import { recordSending } from '../../../src/api/storage/pendingApplications';
import { expectAccessible } from '../../support/axe';
import { stopClock } from '../../support/clock';
import { languages } from '../../support/page/languages';
import { passTime, settle } from '../../support/page/settle';
import { bodiesSentTo, requests, requestsTo, respondOnce, services } from '../../support/page/stubServices';
import { type Language, texts } from '../../support/texts';
import { applyCall, detailCall, type InvoicePage, noticeText, openInvoicePage, validateCall } from './openInvoicePage';

/** Returns the invoices that the service has accepted for a receipt. */
const acceptedFor = (ticket = '1000000001') =>
  services.model.invoices.filter(({ ticketNumbers }) => ticketNumbers.includes(ticket));
/** Makes the service accept the application that it received earlier. */
const acceptLate = () => {
  const [first] = services.model.invoices;
  services.model.invoices.push({ ...first!, ticketNumbers: ['1000000001'], createdAt: Date.now() });
};

async function openFilledForm(language: Language = 'en'): Promise<InvoicePage> {
  const invoicePage = await openInvoicePage(language);
  await invoicePage.openApplicationForm(1);
  await invoicePage.fillApplication();
  return invoicePage;
}

/** Expects that the form still has all typed values. */
function expectValuesKept({ field }: InvoicePage): void {
  const values = (['title', 'email', 'mobile'] as const).map((name) => field(name).value);
  expect(values).toEqual(['李梅', 'mei@example.test', '13800000001']);
}

beforeEach(() => stopClock());

/** Checks the progress a minute after the application was sent: if there is no record, it has not arrived. */
async function checkAfterDelivery(invoicePage: InvoicePage): Promise<void> {
  await passTime(60_000);
  await invoicePage.click('check');
}

/** Submits the application; the connection breaks before or after the service has accepted it. */
async function submitWithLostResponse(invoicePage: InvoicePage, fault: 'reset' | 'reset-after'): Promise<void> {
  services.faults.set({ call: applyCall, fault, times: 1 });
  await invoicePage.click('submit');
  expect(invoicePage.hasButton('submit')).toBe(false);
}

it.each(languages)(
  'replaces Submit with Check progress after an unknown outcome, in %s (H2, contract 5)',
  async (language) => {
    const invoicePage = await openFilledForm(language);
    const messages = texts[language];
    // test/flows/invoice.test.tsx tries every fault.
    const faults = ['reset', '502', 'html'] as const;
    for (const fault of faults) {
      services.faults.set({ call: applyCall, fault, times: 1 });
      await invoicePage.click('submit');
      const unknown = screen.getByText(messages['invoice.unknown']!);
      expect(unknown).toBeVisible();
      expect(unknown.closest('[role=alert]')).not.toBeNull();
      expect([fault, invoicePage.hasButton('submit')]).toEqual([fault, false]);
      expect(invoicePage.button('check')).toHaveFocus();
      expect(invoicePage.button('back')).toBeEnabled();
      expectValuesKept(invoicePage);
      if (fault === 'reset') await expectAccessible(invoicePage.page.mountPoint('invoice'));
      await invoicePage.click('check');
      // The application may still be on its way.
      const notFoundYet = screen.getByText(messages['invoice.notFoundYet']!);
      // The same region: a screen reader may miss the text of a new one.
      expect(notFoundYet.closest('[role=alert]')).toBeVisible();
      expect([fault, invoicePage.hasButton('submit')]).toEqual([fault, false]);
      await passTime(60_000);
      // The service has no record of the application, so the visitor may submit again.
      expect(screen.getByText(messages['invoice.none']!)).toBeVisible();
      expect(invoicePage.button('submit')).toHaveFocus();
    }
    services.faults.set({ call: applyCall, fault: 'reset-after', times: 1 });
    await invoicePage.click('submit');
    expectValuesKept(invoicePage);
    await invoicePage.click('check');
    expect(screen.getByRole('heading', { name: invoicePage.labels.result })).toHaveFocus();
    expect(screen.getByText(messages['invoice.found']!)).toBeVisible();
    expect(screen.getByText('¥200.00')).toBeVisible();
    await expectAccessible(invoicePage.page.mountPoint('invoice'));
    // Submit repeats each inquiry of the first minute.
    expect(bodiesSentTo(detailCall)).toEqual(
      Array(2 * faults.length + 1).fill({ data: { ticket: '1000000001', auth: '100001' } }),
    );
    expect(acceptedFor()).toHaveLength(1);
    await invoicePage.click('back');
    expect(invoicePage.field('ticket')).toHaveValue('');
  },
);

it('knows that an application was accepted from an inquiry in the other tab (H2)', async () => {
  const invoicePage = await openFilledForm();
  await submitWithLostResponse(invoicePage, 'reset-after');
  await invoicePage.click('back');
  const openTab = async (index: number) => {
    await invoicePage.page.visitor.click(screen.getAllByRole('tab')[index]!);
    await settle();
  };
  await openTab(1);
  await invoicePage.fillField(invoicePage.field('ticket'), '1000000001');
  await invoicePage.fillField(invoicePage.field('code'), '100001');
  await invoicePage.click('inquire');
  await invoicePage.click('back');
  await openTab(0);
  await invoicePage.click('next');
  expect(screen.getByText(texts.en['invoice.accepted']!)).toBeVisible();
});

it.each(['401', '403', '429'] as const)(
  'the error %s has a known outcome: Submit and the typed values stay (B3)',
  async (fault) => {
    const invoicePage = await openFilledForm();
    services.faults.set({ call: applyCall, fault, times: 1 });
    await invoicePage.click('submit');
    // A 401 means everywhere that the session has ended (contract 5).
    expect(noticeText()).toBe(texts.en[fault === '401' ? 'notice.System.401' : 'notice.Invoice.default']);
    expect(invoicePage.hasButton('check')).toBe(false);
    expectValuesKept(invoicePage);
    if (fault === '429') expect(screen.getByText(/^Please wait \d\d s$/, { selector: '.rw-wait' })).toBeVisible();
    else {
      await invoicePage.click('submit');
      expect(acceptedFor()).toHaveLength(1);
    }
  },
);

it('counts down the seconds that the service requires before another inquiry (B5)', async () => {
  const invoicePage = await openFilledForm();
  await submitWithLostResponse(invoicePage, 'reset');
  services.faults.set({ call: detailCall, fault: '429', times: 1 });
  await invoicePage.click('check');
  expect(invoicePage.button('check')).toHaveAccessibleDescription('Please wait 30 s');
  await invoicePage.click('check');
  expect(requestsTo(detailCall)).toHaveLength(1);
  await passTime(30_000);
  await invoicePage.click('check');
  expect(requestsTo(detailCall)).toHaveLength(2);
});

it('times out after 30 s; a later "already processed" counts as probably accepted (H2)', async () => {
  const invoicePage = await openFilledForm();
  services.faults.set({ call: applyCall, fault: 'timeout', times: 1 });
  await invoicePage.click('submit');
  await passTime(29_000);
  expect(screen.getByText(texts.en['form.stillWorking']!)).toBeVisible();
  expect(screen.getByText('Sending…')).toBeVisible();
  await passTime(1_100);
  expect(invoicePage.button('check')).toHaveFocus();
  await checkAfterDelivery(invoicePage);
  acceptLate();
  await invoicePage.click('submit');
  // The error code for processed receipts shows no error notice after an unknown outcome.
  expect(screen.getByText(texts.en['invoice.probable']!)).toBeVisible();
  expect(noticeText()).toBe('');
  expect(invoicePage.hasButton('submit')).toBe(false);
  await invoicePage.click('check');
  expect(screen.getByRole('heading', { name: 'Invoice progress' })).toBeVisible();
  expect(acceptedFor()).toHaveLength(1);
  expect(invoicePage.page.analytics).toEqual([
    { event: 'invoice_apply_failure', code: null },
    { event: 'invoice_inquiry_failure', code: '102' },
    { event: 'invoice_apply_failure', code: '105' },
    { event: 'invoice_inquiry_success' },
  ]);
});

it('shows the error for processed receipts when no outcome is unknown (E-invoice-105)', async () => {
  const invoicePage = await openFilledForm();
  acceptLate();
  await invoicePage.click('submit');
  expect(noticeText()).toBe(texts.en['notice.Invoice.105']);
  expect(invoicePage.hasButton('submit')).toBe(true);
});

describe('while the outcome is unknown, a second application is not possible', () => {
  it('after Back with the same receipts, also among others', async () => {
    const invoicePage = await openFilledForm();
    await submitWithLostResponse(invoicePage, 'reset');
    await invoicePage.click('back');
    await invoicePage.click('next');
    expect(invoicePage.hasButton('submit')).toBe(false);
    expectValuesKept(invoicePage);
    await invoicePage.click('back');
    await invoicePage.click('add');
    await invoicePage.fillReceipt(2, 2);
    await invoicePage.click('next');
    await checkAfterDelivery(invoicePage);
    expect(bodiesSentTo(detailCall)).toEqual([{ data: { ticket: '1000000001', auth: '100001' } }]);
    await invoicePage.click('submit');
    expect(bodiesSentTo(applyCall)).toHaveLength(2);
  });

  it('after Back with the same receipts, when the service has accepted them', async () => {
    const invoicePage = await openFilledForm('zh');
    await submitWithLostResponse(invoicePage, 'reset-after');
    await invoicePage.click('back');
    await invoicePage.click('next');
    expect(noticeText()).toBe('');
    expect(screen.getByText(texts.zh['invoice.probable']!)).toBeVisible();
    await expectAccessible(invoicePage.page.mountPoint('invoice'));
    await invoicePage.click('check');
    expect(screen.getByRole('heading', { name: '发票进度' })).toHaveFocus();
    expect(requestsTo(applyCall)).toHaveLength(1);
  });

  it('although one of several receipts was processed before, which is no sign of the application (H2)', async () => {
    const invoicePage = await openFilledForm();
    await submitWithLostResponse(invoicePage, 'reset');
    await checkAfterDelivery(invoicePage);
    const [first] = services.model.invoices;
    services.model.invoices.push({ ...first!, ticketNumbers: ['1000000002'], createdAt: Date.now() });
    await invoicePage.click('back');
    await invoicePage.click('add');
    await invoicePage.fillReceipt(2, 2);
    await invoicePage.click('next');
    expect(noticeText()).toBe(texts.en['notice.Invoice.105']);
    expect(screen.queryByText(texts.en['invoice.probable']!)).toBeNull();
  });

  it('except for other receipts', async () => {
    const invoicePage = await openFilledForm();
    await submitWithLostResponse(invoicePage, 'reset');
    await invoicePage.click('back');
    await invoicePage.fillReceipt(2);
    await invoicePage.click('next');
    await invoicePage.click('submit');
    expect(acceptedFor('1000000002')).toHaveLength(1);
    await invoicePage.fillReceipt(1);
    await invoicePage.click('next');
    expect(invoicePage.hasButton('submit')).toBe(false);
  });

  it('by Enter or by a script', async () => {
    const invoicePage = await openFilledForm();
    await submitWithLostResponse(invoicePage, 'reset');
    await invoicePage.page.visitor.type(invoicePage.field('title'), '{Enter}');
    await act(async () => invoicePage.field('title').form?.requestSubmit());
    await invoicePage.click('check');
    expect(requestsTo(applyCall)).toHaveLength(1);
  });

  it('in a new widget after the first one was removed during the request', async () => {
    const first = await openFilledForm();
    services.faults.set({ call: applyCall, fault: 'timeout', times: 1 });
    await first.click('submit');
    const second = await first.remount();
    await second.openApplicationForm(1);
    expect(second.hasButton('submit')).toBe(false);
    expect(second.hasButton('check')).toBe(true);
  });

  it('after a reload, although storage holds no personal data (H6, J1)', async () => {
    const earlierPage = await openFilledForm();
    await submitWithLostResponse(earlierPage, 'reset');
    const forever = JSON.stringify([{ ...localStorage }, document.cookie, location.href]);
    expect(forever).not.toContain('1000000001');
    // Until the tab is closed, a reload keeps the number that is printed on the receipt.
    const stored = forever + JSON.stringify({ ...sessionStorage, 'rewards-widgets.invoice.receipts': '' });
    for (const secret of ['1000000001', '100001', '李梅', 'mei@', '13800000001']) expect(stored).not.toContain(secret);
    const invoicePage = await openFilledForm();
    expect(invoicePage.hasButton('submit')).toBe(false);
    expect(screen.getByText(texts.en['invoice.unknown']!)).toBeVisible();
    await checkAfterDelivery(invoicePage);
    await invoicePage.click('submit');
    expect(acceptedFor()).toHaveLength(1);
    expect(requestsTo(applyCall)).toHaveLength(2);
  });

  it('after a reload, when the service has accepted the receipts', async () => {
    await submitWithLostResponse(await openFilledForm(), 'reset-after');
    const invoicePage = await openInvoicePage();
    await invoicePage.fillReceipt(1);
    await invoicePage.click('next');
    expect(screen.getByText(texts.en['invoice.probable']!)).toBeVisible();
    await invoicePage.click('check');
    await invoicePage.click('back');
    // The outcome is known now: other receipts work as usual.
    await invoicePage.openApplicationForm(2);
    expect(invoicePage.hasButton('submit')).toBe(true);
  });

  it('after an accepted application, in every tab; other receipts work as usual', async () => {
    const earlierPage = await openFilledForm();
    await earlierPage.click('submit');
    // Another tab has a sessionStorage of its own.
    sessionStorage.clear();
    const sameReceipt = await openInvoicePage('en');
    await sameReceipt.fillReceipt(1);
    respondOnce(validateCall, {
      data: [{ amount: '200.00' }],
      ticketNumbers: ['1000000001'],
      authorizeCodes: ['100001'],
    });
    await sameReceipt.click('next');
    expect(screen.getByText(texts.en['invoice.accepted']!)).toBeVisible();
    expect(sameReceipt.hasButton('submit')).toBe(false);
    const invoicePage = await openInvoicePage();
    await invoicePage.openApplicationForm(2);
    expect(invoicePage.hasButton('submit')).toBe(true);
  });
});

it('a signed-out inquiry offers the sign-in, and says nothing of a refused application (M-err-01)', async () => {
  const invoicePage = await openFilledForm();
  await submitWithLostResponse(invoicePage, 'reset-after');
  services.faults.set({ call: detailCall, fault: '401', times: 1 });
  await invoicePage.click('check');
  expect(noticeText()).toContain(texts.en['notice.System.401']);
});

it('an error of the inquiry that the services document has its own text (M-err-01)', async () => {
  const invoicePage = await openFilledForm();
  await submitWithLostResponse(invoicePage, 'reset-after');
  services.faults.set({ call: detailCall, fault: 'code', code: '006', times: 1 });
  await invoicePage.click('check');
  expect(noticeText()).toBe(texts.en['notice.Invoice.006']);
});

it('shows in this tab that another tab has applied for the same receipts (contract 5)', async () => {
  const key = 'rewards-widgets.invoice.applications';
  // What the other tab stores when it sends the application, and after the response.
  const recordOutcome = recordSending(['1000000001']);
  const whenSent = localStorage.getItem(key)!;
  recordOutcome('refused');
  const whenRefused = localStorage.getItem(key)!;
  localStorage.clear();
  const storeInOtherTab = (newValue: string) =>
    act(async () => {
      localStorage.setItem(key, newValue);
      window.dispatchEvent(new StorageEvent('storage', { key, newValue }));
    });

  const invoicePage = await openFilledForm();
  await storeInOtherTab(whenSent);
  expect(screen.getByText(texts.en['invoice.unknown']!)).toBeVisible();
  expect(invoicePage.hasButton('submit')).toBe(false);
  await storeInOtherTab(whenRefused);
  expect(invoicePage.hasButton('submit')).toBe(true);
  expectValuesKept(invoicePage);
});

it('keeps Check progress after a failed inquiry, with one request at a time (B4)', async () => {
  const invoicePage = await openFilledForm();
  await submitWithLostResponse(invoicePage, 'reset-after');
  for (const fault of ['500', 'reset', 'html'] as const) {
    services.faults.set({ call: detailCall, fault, times: 1 });
    await invoicePage.click('check');
    expect(noticeText()).toBe(texts.en['notice.System.Default_Error']);
    expect(invoicePage.button('check')).toHaveFocus();
  }
  services.faults.set({ call: detailCall, fault: 'timeout' });
  const sentBefore = requests.length;
  for (let clicks = 0; clicks < 20; clicks += 1) await invoicePage.page.visitor.click(invoicePage.button('check'));
  expect(requests.length).toBe(sentBefore + 1);
});

it('sends one request when the visitor clicks Check progress twice before the page renders again (B4)', async () => {
  const invoicePage = await openFilledForm();
  await submitWithLostResponse(invoicePage, 'reset-after');
  const check = invoicePage.button('check');
  act(() => {
    check.click();
    check.click();
  });
  await passTime(0);
  expect(requestsTo(detailCall)).toHaveLength(1);
  expect(screen.getByRole('heading', { name: invoicePage.labels.result })).toBeVisible();
});

it('reports counts and error codes to analytics, and no personal data (H7, J1)', async () => {
  const invoicePage = await openFilledForm();
  await submitWithLostResponse(invoicePage, 'reset');
  await checkAfterDelivery(invoicePage);
  await invoicePage.click('submit');
  expect(invoicePage.page.analytics).toEqual([
    { event: 'invoice_apply_failure', code: null },
    { event: 'invoice_inquiry_failure', code: '102' },
    { event: 'invoice_apply_success', receipts: 1 },
  ]);
});
