import fc from 'fast-check';
import { canApply, pendingStatusOf } from '../../../src/api/storage/pendingApplications';
import { formatMoney } from '../../../src/i18n/money';
import { stopClock } from '../../support/clock';
import { services } from '../../support/page/stubServices';
import { numbersOf } from '../../widgets/invoice/openInvoicePage';
import { letLateRequestsArrive, startSequence } from '../fates';
import { runs, timeout } from '../runs';
import { createInvoiceVisitor, type InvoiceVisitor, typedValues } from './invoiceVisitor';
import { type Sequence, sequences } from './steps';
import { takeStep } from './takeStep';

/** How many steps an ordinary visitor takes at most until the page shows the invoice. */
const maxSteps = 8;

/** Returns the accepted applications that include a receipt. */
const acceptedFor = (receipt: number) =>
  services.model.invoices.filter(({ ticketNumbers }) => ticketNumbers.includes(numbersOf(receipt).ticket));

/**
 * Expects that each receipt has one invoice at most, that the page shows no other and stores no input, and that it
 * offers to apply only where no tab has a pending application.
 */
function expectInvariants(visitor: InvoiceVisitor): void {
  const accepted = [acceptedFor(1), acceptedFor(2)];
  expect(Math.max(...accepted.map(({ length }) => length))).toBeLessThanOrEqual(1);
  const totals = accepted.flat().map(({ cents }) => formatMoney(cents));
  expect([...totals, null]).toContain(visitor.readShownTotal());
  const offered = visitor.readOffer().map((receipt) => pendingStatusOf([numbersOf(receipt).ticket]));
  expect(offered.filter((status) => !canApply(status))).toEqual([]);
  const stored = JSON.stringify([document.cookie, { ...sessionStorage }, { ...localStorage }]);
  expect(Object.values(typedValues).filter((value) => stored.includes(value))).toEqual([]);
}

/** Does what the page offers until it shows the invoice. Returns false if it does not within a few steps. */
async function getInvoice(visitor: InvoiceVisitor, receipts: readonly number[]): Promise<boolean> {
  for (let count = 0; count < maxSteps; count += 1) if (await visitor.takeNextStep(receipts)) return true;
  return false;
}

async function runSequence({ steps, acceptsUsedReceipts, ...browser }: Sequence): Promise<void> {
  startSequence();
  services.settings.acceptsUsedReceipts = acceptsUsedReceipts;
  const visitor = createInvoiceVisitor(browser);
  await visitor.open();
  let receipts: readonly number[] = [1];
  for (const step of steps) {
    await takeStep(visitor, step);
    expectInvariants(visitor);
    if (step.name === 'apply') receipts = step.receipts;
  }

  services.faults.clear();
  if (!(await getInvoice(visitor, receipts))) throw new Error(`No invoice on: ${document.body.textContent}`);
  expect(visitor.readShownTotal()).not.toBeNull();
  expectInvariants(visitor);
  await letLateRequestsArrive();
  expectInvariants(visitor);
}

/** Sequences that once led to two invoices: the application arrived after an inquiry, but within its minute. */
const doubleInvoices: [Sequence][] = [
  [
    { name: 'apply', receipts: [1], method: 'click', fate: { fault: 'late', delay: 45 } },
    { name: 'wait', seconds: 31 },
    { name: 'check', fault: 'none' },
  ] as const,
  [
    { name: 'apply', receipts: [1], method: 'click', fate: { fault: 'late', delay: 59 } },
    { name: 'wait', seconds: 58 },
    // The inquiry is sent before the application arrives, and its response comes after the minute.
    { name: 'check', fault: 'slow' },
    { name: 'wait', seconds: 10 },
  ] as const,
].map((steps) => [{ steps, acceptsUsedReceipts: true, hasLocks: true, isIdle: false }]);

it('another tab can apply for an invoice', async () => {
  stopClock();
  startSequence();
  const visitor = createInvoiceVisitor({ hasLocks: true, isIdle: false });
  await visitor.open();
  const fate = { fault: 'none', delay: 0 } as const;
  await takeStep(visitor, { name: 'apply in another tab', receipts: [1, 2], method: 'click', fate });
  expect([acceptedFor(1), acceptedFor(2)]).toEqual([[expect.anything()], [expect.anything()]]);
});

it(
  'no receipt is in two accepted applications, and each sequence of steps ends with an invoice (H1, H2, H6)',
  async () => {
    stopClock();
    await fc.assert(fc.asyncProperty(sequences, runSequence), { ...runs(2700, 50), examples: doubleInvoices });
  },
  timeout,
);
