import { useRef } from 'react';
import { type Receipt, ticketNumbersOf } from '../../../api/services/invoices';
import { canApply } from '../../../api/storage/pendingApplications';
import { Submit } from '../../kit/form/Submit';
import type { FormBinding } from '../../kit/form/types';
import type { FoundInvoice } from '../inquiry/foundInvoice';
import { CheckProgress } from '../pending/CheckProgress';
import { usePendingStatus } from '../pending/usePendingStatus';
import { useFocusAfterRemoval } from '../useFocusAfterRemoval';
import type { ApplicationValues } from './application';
import { SendingNote } from './SendingNote';

interface SubmitAreaProps {
  readonly form: FormBinding<ApplicationValues>;
  readonly receipts: readonly Receipt[];
  readonly onFound: (found: FoundInvoice) => void;
}

/**
 * Renders the submit button. While the outcome of an application is unknown, a button that checks its progress replaces
 * it (H2). It is a component of its own, as the whole form would render again with each new status.
 */
export function SubmitArea({ form, receipts, onFound }: SubmitAreaProps) {
  const isOpen = canApply(usePendingStatus(ticketNumbersOf(receipts)));
  const area = useRef<HTMLDivElement>(null);
  const phase = form.isBusy ? 'sending' : isOpen ? 'open' : 'pending';
  useFocusAfterRemoval(area, phase);
  return (
    <div ref={area}>
      {phase === 'sending' ? <SendingNote /> : null}
      {phase === 'pending' ? <CheckProgress receipts={receipts} notice={form.notice} onFound={onFound} /> : null}
      {phase === 'open' ? <Submit label="invoice.submit" form={form} hasNotice={false} /> : null}
    </div>
  );
}
