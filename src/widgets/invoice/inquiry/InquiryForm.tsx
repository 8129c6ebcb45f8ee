import { useState } from 'react';
import { isNoRecordError, type Receipt } from '../../../api/services/invoices';
import { findNotice } from '../../../notifications/lookup';
import { isAuthCode, isTicketNumber } from '../../../validation/invoice';
import { isRequired } from '../../../validation/text';
import { Form } from '../../kit/form/Form';
import { Submit } from '../../kit/form/Submit';
import { useForm } from '../../kit/form/useForm';
import { useMessages } from '../../kit/hooks/useMessages';
import { useSaveOnUnmount } from '../../kit/steps/useSaveOnUnmount';
import type { Drafts } from '../drafts';
import { queryNoticeGroupOf } from '../noticeGroups';
import { ReceiptNumbers } from '../receipts/ReceiptFields';
import { fetchProgress } from './fetchProgress';
import { emptyRecord, type FoundInvoice } from './foundInvoice';
import { LazyInvoiceResult } from './LazyInvoiceResult';

const rules = { ticketNumber: [isRequired, isTicketNumber], authorizeCode: [isRequired, isAuthCode] };

interface InquiryFormProps {
  readonly drafts: Drafts;
  readonly onFound: (found: FoundInvoice) => void;
}

/** Renders the form that fetches the progress of the application for a receipt; passes it to `onFound` (M-inv-11). */
export function InquiryForm({ drafts, onFound }: InquiryFormProps) {
  const t = useMessages();
  const [initial] = useState<Record<keyof Receipt, string>>(drafts.inquiry);
  const form = useForm({
    initial,
    rules,
    group: queryNoticeGroupOf,
    about: ['ticketNumber', 'authorizeCode'],
    async submit(receipt, signal) {
      void LazyInvoiceResult.preload();
      return (await fetchProgress(receipt, signal)) ?? { record: emptyRecord, foundAt: Date.now() };
    },
    onDone: onFound,
    onError: (error) => (isNoRecordError(error) ? findNotice('Invoice', '102') : 'usual'),
  });
  useSaveOnUnmount(() => {
    drafts.inquiry = { ticketNumber: form.value('ticketNumber'), authorizeCode: form.value('authorizeCode') };
  });
  return (
    <Form form={form}>
      <p className="rw-hint">{t('invoice.inquiryHint')}</p>
      <ReceiptNumbers
        enterKeyHint="search"
        ticketNumber={form.field('ticketNumber')}
        authorizeCode={form.field('authorizeCode')}
      />
      <Submit label="invoice.inquire" form={form} />
    </Form>
  );
}
