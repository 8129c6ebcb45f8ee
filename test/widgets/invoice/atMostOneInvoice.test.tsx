import { act, fireEvent } from '@testing-library/react';
import fc from 'fast-check';
import { stopClock } from '../../support/clock';
import { passTime, requestsTo, services, settle } from '../../support/page';
import { applyCall, detailCall, type InvoicePage, numbersOf, openInvoicePage } from './openInvoicePage';

const receipts = [1, 2];
/** The outcomes of a request. The visitor learns the first two only; a `pending` one may still be accepted later. */
const outcomes = ['accepted', 'refused', 'reset', 'reset-after', '502', 'html', 'pending'] as const;
const submitMethods = ['click', 'Enter', 'twenty clicks'] as const;
interface ApplyStep {
  readonly method: (typeof submitMethods)[number];
  readonly outcome: (typeof outcomes)[number];
}
const otherSteps = ['type', 'check', 'check', 'Back', 'wait', 'reload', 'remount', 'late success'] as const;

const applyStep: fc.Arbitrary<ApplyStep> = fc.record({
  method: fc.constantFrom(...submitMethods),
  outcome: fc.constantFrom(...outcomes),
});
const stepSequence = fc.array(fc.oneof(applyStep, fc.constantFrom(...otherSteps)), { minLength: 5, maxLength: 12 });

const acceptedInvoices = () =>
  services.model.invoices.filter(({ ticketNumbers }) => ticketNumbers.includes(numbersOf(receipts[0]!).ticket));
const isFormOpen = () => document.querySelector('select') !== null;
const setValue = (field: HTMLElement, value: string) => fireEvent.change(field, { target: { value } });

/** Clicks a button so many times, if the page has it. */
async function clickIfThere(
  { hasButton, button }: InvoicePage,
  name: Parameters<InvoicePage['button']>[0],
  times = 1,
): Promise<void> {
  if (times === 0 || !hasButton(name)) return settle();
  const target = button(name);
  // All clicks happen before any response.
  await act(async () => {
    for (let count = 0; count < times; count += 1) fireEvent.click(target);
  });
  await settle();
}

/** Opens the application form and fills in its empty fields, unless a pending application prevents it. */
async function goToForm(invoicePage: InvoicePage): Promise<void> {
  if (!invoicePage.hasButton('next') && !isFormOpen()) await clickIfThere(invoicePage, 'back');
  if (invoicePage.hasButton('next')) {
    if (!invoicePage.hasButton('remove')) await clickIfThere(invoicePage, 'add');
    for (const [index, receipt] of receipts.entries()) {
      const [ticket, code] = document.querySelectorAll('fieldset')[index]!.querySelectorAll('input');
      setValue(ticket!, numbersOf(receipt).ticket);
      setValue(code!, numbersOf(receipt).code);
    }
    await clickIfThere(invoicePage, 'next');
  }
  if (!isFormOpen()) return;
  if (invoicePage.field('title').value === '') setValue(invoicePage.field('title'), '李');
  setValue(invoicePage.field('email'), 'mei@example.test');
  setValue(invoicePage.field('mobile'), '13800000001');
}

async function apply(invoicePage: InvoicePage, { method, outcome }: ApplyStep): Promise<void> {
  await goToForm(invoicePage);
  const faults = { refused: 'code', pending: 'timeout' } as const;
  const fault = outcome === 'refused' || outcome === 'pending' ? faults[outcome] : outcome;
  if (fault !== 'accepted') services.faults.set({ call: applyCall, fault, code: 2310, times: 1 });
  if (method === 'Enter') await act(async () => document.querySelector('form')?.requestSubmit());
  await clickIfThere(invoicePage, 'submit', { click: 1, Enter: 0, 'twenty clicks': 20 }[method]);
  services.faults.set({ call: applyCall, fault: 'none' });
}

it('the service accepts at most one application per receipt; none is sent while an outcome is unknown (H1, H2, 3.2)', async () => {
  stopClock();
  await fc.assert(
    fc.asyncProperty(stepSequence, async (steps) => {
      services.reset();
      sessionStorage.clear();
      localStorage.clear();
      let invoicePage = await openInvoicePage();
      let isOutcomeUnknown = false;
      let sentAt = 0;
      let isMissing = false;
      let canStillBeAccepted = false;
      let title = '';
      await goToForm(invoicePage);

      for (const step of steps) {
        const sentBefore = requestsTo(applyCall).length;
        const checksBefore = requestsTo(detailCall).length;
        // Unknown until the service has no record of the application a minute after it was sent (contract 5).
        if (isMissing && Date.now() >= sentAt + 60_000) isOutcomeUnknown = false;
        if (typeof step === 'object') await apply(invoicePage, step);
        else if (step === 'type' && isFormOpen())
          setValue(invoicePage.field('title'), `${invoicePage.field('title').value}梅`.slice(-9));
        else if (step === 'check') await clickIfThere(invoicePage, 'check');
        else if (step === 'Back') await clickIfThere(invoicePage, 'back');
        else if (step === 'wait') await passTime(30_100);
        else if (step === 'reload') invoicePage = await openInvoicePage();
        else if (step === 'remount') invoicePage = await invoicePage.remount();
        else if (step === 'late success' && canStillBeAccepted && acceptedInvoices().length === 0) {
          services.model.invoices.push({
            ...services.model.invoices[0]!,
            ticketNumbers: receipts.map((receipt) => numbersOf(receipt).ticket),
          });
          canStillBeAccepted = false;
        }
        const sentByStep = requestsTo(applyCall).length - sentBefore;
        expect(sentByStep).toBeLessThanOrEqual(isOutcomeUnknown ? 0 : 1);
        expect(acceptedInvoices().length).toBeLessThanOrEqual(1);
        if (typeof step === 'object' && sentByStep === 1) {
          isOutcomeUnknown = step.outcome !== 'accepted' && step.outcome !== 'refused';
          sentAt = Date.now();
          isMissing = false;
          canStillBeAccepted ||= isOutcomeUnknown && step.outcome !== 'reset-after';
        }
        if (step === 'check' && requestsTo(detailCall).length > checksBefore) isMissing = true;
        // The typed title stays until the page is reloaded.
        if (isFormOpen() && title !== '' && typeof step === 'object')
          expect(invoicePage.field('title').value).toBe(title);
        title = isFormOpen() ? invoicePage.field('title').value : step === 'Back' ? title : '';
      }

      // After any sequence the visitor can get exactly one invoice.
      await passTime(60_100);
      await goToForm(invoicePage);
      await clickIfThere(invoicePage, 'check');
      await clickIfThere(invoicePage, 'submit');
      await clickIfThere(invoicePage, 'check');
      expect(acceptedInvoices()).toHaveLength(1);
    }),
    // Sequences are short: a failing one needs no shrinking.
    { numRuns: 6, endOnFailure: true },
  );
}, 60_000);
