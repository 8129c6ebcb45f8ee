import { useRef, useState } from 'react';
import { ApiError, retryTimeOf } from '../../../api/http/ApiError';
import { isNoRecordError, type Receipt, ticketNumbersOf } from '../../../api/services/invoices';
import { pendingStatusOf, recordNotFound } from '../../../api/storage/pendingApplications';
import { noticeForError } from '../../../notifications/errorNotice';
import type { FormNoticeState } from '../../kit/form/useFormNotice';
import { useServiceWait } from '../../kit/hooks/useServiceWait';
import { useUnmountSignal } from '../../kit/hooks/useUnmountSignal';
import { ActionButton } from '../../kit/ui/ActionButton';
import { fetchProgress } from '../inquiry/fetchProgress';
import type { FoundInvoice } from '../inquiry/foundInvoice';
import { LazyInvoiceResult } from '../inquiry/LazyInvoiceResult';
import { queryNoticeGroupOf } from '../noticeGroups';

/** Returns the first receipt whose status is that of all. An application is accepted for all its receipts or none. */
function firstPending(receipts: readonly Receipt[]): Receipt | undefined {
  const pendingStatus = pendingStatusOf(ticketNumbersOf(receipts));
  return receipts.find(({ ticketNumber }) => pendingStatusOf([ticketNumber]) === pendingStatus);
}

interface CheckProgressProps {
  readonly receipts: readonly Receipt[];
  /** Shows the error of an inquiry. The owner renders it. */
  readonly notice: FormNoticeState;
  readonly onFound: (found: FoundInvoice) => void;
}

/**
 * Renders a button that fetches the progress of a pending application. It replaces Submit, so that the visitor cannot
 * apply twice (contract 5, H2).
 */
export function CheckProgress({ receipts, notice, onFound }: CheckProgressProps) {
  const getSignal = useUnmountSignal();
  const isChecking = useRef(false);
  const [isBusy, setBusy] = useState(false);
  const [retryAt, setRetryAt] = useState(0);
  const wait = useServiceWait(retryAt);

  const check = async () => {
    const receipt = firstPending(receipts);
    if (isChecking.current || !receipt) return;
    isChecking.current = true;
    setBusy(true);
    notice.clear();
    const signal = getSignal();
    const inquiredAt = Date.now();
    void LazyInvoiceResult.preload();
    try {
      const found = await fetchProgress(receipt, signal);
      if (!found) return recordNotFound(receipt.ticketNumber, inquiredAt);
      if (!signal.aborted) onFound(found);
    } catch (error) {
      setRetryAt(retryTimeOf(error));
      if (isNoRecordError(error)) recordNotFound(receipt.ticketNumber, inquiredAt);
      else if (!signal.aborted) {
        notice.show(noticeForError(error instanceof ApiError ? queryNoticeGroupOf(error) : 'System', error));
      }
    } finally {
      isChecking.current = false;
      setBusy(false);
    }
  };

  return (
    <ActionButton
      className="rw-button"
      label="invoice.checkProgress"
      isBusy={isBusy}
      wait={wait}
      onClick={() => void check()}
    />
  );
}
