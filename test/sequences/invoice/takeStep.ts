import { passTime } from '../../support/page/settle';
import { services } from '../../support/page/stubServices';
import { applyCall, detailCall, numbersOf } from '../../widgets/invoice/openInvoicePage';
import { sendWithFate } from '../fates';
import { sendInOtherTab } from '../otherTab';
import type { InvoiceVisitor } from './invoiceVisitor';
import type { ApplyStep, CheckStep, Step } from './steps';

/** Sends an application from another tab. */
function applyInAnotherTab(receipts: readonly number[]): Promise<void> {
  const numbers = receipts.map((receipt) => numbersOf(receipt));
  const application = {
    receipts: numbers.map(({ ticket, code }) => ({ ticketNumber: ticket, authorizeCode: code })),
    amounts: receipts.map((receipt) => ({ 1: '200.00', 2: '300.50' })[receipt]!),
    isCompany: false,
    content: '预付卡销售',
    title: '李',
    taxNo: '',
    extras: { billAddress: 'mei@example.test', addressee: '', phone: '13800000001', postcode: '' },
  };
  return sendInOtherTab((tab) => tab.applyForInvoice(application, new AbortController().signal));
}

/** Does something that must not change what the visitor has typed, as long as the form stays open (H6). */
async function keepInput(visitor: InvoiceVisitor, action: () => Promise<unknown>): Promise<void> {
  const values = visitor.readForm();
  await action();
  expect([values, null]).toContainEqual(visitor.readForm());
}

async function apply(visitor: InvoiceVisitor, { name, receipts, method, fate }: ApplyStep): Promise<void> {
  const isHere = name === 'apply';
  if (isHere) await visitor.goToForm(receipts);
  const send = () => (isHere ? visitor.submit(method) : applyInAnotherTab(receipts));
  await keepInput(visitor, () => sendWithFate(applyCall, fate, send));
}

async function check(visitor: InvoiceVisitor, fault: CheckStep['fault']) {
  services.faults.set({ call: detailCall, fault, times: 1 });
  await keepInput(visitor, () => visitor.click('check'));
  services.faults.set({ call: detailCall, fault: 'none' });
}

/** Takes a step of a sequence. */
export async function takeStep(visitor: InvoiceVisitor, step: Step): Promise<void> {
  switch (step.name) {
    case 'apply':
    case 'apply in another tab':
      return apply(visitor, step);
    case 'check':
      return check(visitor, step.fault);
    case 'wait':
      return keepInput(visitor, () => passTime(step.seconds * 1000));
    case 'type':
      return visitor.type();
    case 'Back':
      return void (await visitor.click('back'));
    case 'remount':
      return visitor.remount();
    case 'close and reopen':
      sessionStorage.clear();
      return visitor.open();
    case 'reload':
      return visitor.open();
  }
}
