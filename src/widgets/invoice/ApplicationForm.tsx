import { useRef, useState } from 'react';
import { ApiError, isOutcomeUnknown } from '../../api/ApiError';
import { type InvoiceDoubt, invoiceDoubt } from '../../api/invoiceDoubt';
import { applyForInvoice } from '../../api/invoices';
import { track } from '../../notifications/analytics';
import { ArrivalHeading } from '../kit/ArrivalHeading';
import { Form } from '../kit/Form';
import { Submit } from '../kit/Submit';
import { useForm } from '../kit/useForm';
import { useWords } from '../kit/useWords';
import { AmountSummary } from './AmountSummary';
import { type ApplicationValues, applicationNames, applicationOf, applicationRules } from './application';
import { BuyerFields } from './BuyerFields';
import { CheckProgress } from './CheckProgress';
import { ContentField } from './ContentField';
import type { CheckedReceipts } from './checkedReceipts';
import { DeliveryFields } from './DeliveryFields';
import { DoubtNote } from './DoubtNote';
import { type Drafts, useKeepOnLeave } from './drafts';
import type { FoundInvoice } from './inquire';
import { invoiceGroup } from './invoiceGroup';
import { Sending } from './Sending';
import { ticketsOf } from './ticketsOf';
import { useFocusHandOver } from './useFocusHandOver';
import { useInvoiceDoubt } from './useInvoiceDoubt';

const mayHaveArrived = (doubt: InvoiceDoubt | null) => doubt === 'unknown' || doubt === 'probable';

interface ApplicationFormProps {
  readonly checked: CheckedReceipts;
  readonly drafts: Drafts;
  readonly onBack: () => void;
  readonly onDone: () => void;
  readonly onProbable: (found: FoundInvoice) => void;
}

/** Asks whom the invoice is for and where it goes, and applies for it; never twice without asking first (M-inv-18, H2). */
export function ApplicationForm({ checked, drafts, onBack, onDone, onProbable }: ApplicationFormProps) {
  const say = useWords();
  const { receipts } = checked;
  const tickets = ticketsOf(receipts);
  const doubt = useInvoiceDoubt(tickets);
  const [initial] = useState(drafts.application);
  const [buyer, setBuyer] = useState(initial.buyer);
  const [delivery, setDelivery] = useState(initial.delivery);
  const place = useRef<HTMLDivElement>(null);

  const form = useForm<ApplicationValues, void>({
    initial,
    rules: applicationRules(buyer === 'enterprise', delivery === 'paper'),
    group: invoiceGroup,
    async submit(values, signal) {
      if (mayHaveArrived(invoiceDoubt(tickets))) throw new ApiError('aborted');
      await applyForInvoice(applicationOf(values, checked), signal);
    },
    onDone() {
      track({ event: 'invoice_apply_success', receipts: receipts.length });
      onDone();
    },
    onRefused(error) {
      if (error.kind === 'aborted') return true;
      track({ event: 'invoice_apply_failure', code: error.code });
      // What is said of the doubt says it all.
      return isOutcomeUnknown(error) || mayHaveArrived(invoiceDoubt(tickets));
    },
  });
  // Fields are checked in the order in which they are first named, and some of them come into view later (M-inv-22).
  for (const name of applicationNames) form.field(name);

  useKeepOnLeave(() => {
    const values = applicationNames.map((name) => [name, form.value(name)]);
    drafts.application = Object.fromEntries(values) as ApplicationValues;
  });

  const phase = form.isBusy ? 'sending' : mayHaveArrived(doubt) ? 'doubt' : 'open';
  useFocusHandOver(place, phase);

  return (
    <section>
      <ArrivalHeading text="invoice.formTitle" />
      <AmountSummary checked={checked} />
      <Form form={form}>
        <BuyerFields form={form} isCompany={buyer === 'enterprise'} onBuyer={setBuyer} />
        <ContentField form={form} />
        <DeliveryFields form={form} isPaper={delivery === 'paper'} onDelivery={setDelivery} />
        <DoubtNote receipts={form.isBusy ? [] : receipts} onProbable={onProbable} />
        <div className="rw-invoice-actions">
          <button
            type="button"
            className="rw-button rw-button-quiet"
            disabled={form.isBusy}
            aria-disabled={form.isBusy}
            onClick={onBack}
          >
            {say('invoice.back')}
          </button>
          <div ref={place}>
            {phase === 'sending' ? <Sending /> : null}
            {phase === 'doubt' ? <CheckProgress receipts={receipts} onProbable={onProbable} /> : null}
            {phase === 'open' ? <Submit label="invoice.submit" form={form} /> : null}
          </div>
        </div>
      </Form>
    </section>
  );
}
