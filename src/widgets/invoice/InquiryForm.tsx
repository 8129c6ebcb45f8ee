import { useState } from 'react';
import type { Receipt } from '../../api/invoices';
import { isAuthCode, isTicketNumber } from '../../validation/invoice';
import { isRequired } from '../../validation/text';
import { Form } from '../kit/Form';
import { Submit } from '../kit/Submit';
import { useForm } from '../kit/useForm';
import { useWords } from '../kit/useWords';
import { type Drafts, useKeepOnLeave } from './drafts';
import { type FoundInvoice, inquire } from './inquire';
import { invoiceGroup } from './invoiceGroup';
import { ReceiptNumbers } from './ReceiptFields';

const rules = { ticketNumber: [isRequired, isTicketNumber], authorizeCode: [isRequired, isAuthCode] };

interface InquiryFormProps {
  readonly drafts: Drafts;
  readonly onFound: (found: FoundInvoice) => void;
}

/** Asks for a receipt of an application, and hands up how far that is (M-inv-11). */
export function InquiryForm({ drafts, onFound }: InquiryFormProps) {
  const say = useWords();
  const [initial] = useState<Record<keyof Receipt, string>>(drafts.inquiry);
  const form = useForm({
    initial,
    rules,
    group: invoiceGroup,
    submit: inquire,
    onDone: onFound,
  });
  useKeepOnLeave(() => {
    drafts.inquiry = { ticketNumber: form.value('ticketNumber'), authorizeCode: form.value('authorizeCode') };
  });
  return (
    <Form form={form}>
      <p className="rw-hint">{say('invoice.inquiryHint')}</p>
      <ReceiptNumbers ticketNumber={form.field('ticketNumber')} authorizeCode={form.field('authorizeCode')} />
      <Submit label="invoice.inquire" form={form} />
    </Form>
  );
}
