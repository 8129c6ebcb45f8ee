import { useRef, useState } from 'react';
import { invoiceDoubt, noteFound, noteNoRecord } from '../../api/invoiceDoubt';
import { noRecordCode, type Receipt } from '../../api/invoices';
import { dismiss } from '../../notifications/center';
import { codeOf, notifyError } from '../../notifications/refusal';
import { ActionButton } from '../kit/ActionButton';
import { useLifeSignal } from '../kit/useLifeSignal';
import { type FoundInvoice, inquire } from './inquire';
import { ticketsOf } from './ticketsOf';

/** The first of the receipts that is in doubt: an application has all of its receipts, or none. */
function firstInDoubt(receipts: readonly Receipt[]): Receipt | undefined {
  const doubt = invoiceDoubt(ticketsOf(receipts));
  return receipts.find(({ ticketNumber }) => invoiceDoubt([ticketNumber]) === doubt);
}

interface CheckProgressProps {
  readonly receipts: readonly Receipt[];
  readonly onProbable: (found: FoundInvoice) => void;
}

/** Instead of a second application whose first may have arrived: asks the service what it knows of it (contract 5, H2). */
export function CheckProgress({ receipts, onProbable }: CheckProgressProps) {
  const life = useLifeSignal();
  const isUnderWay = useRef(false);
  const ownNotice = useRef(0);
  const [isBusy, setBusy] = useState(false);

  const check = async () => {
    const receipt = firstInDoubt(receipts);
    if (isUnderWay.current || !receipt) return;
    isUnderWay.current = true;
    setBusy(true);
    dismiss(ownNotice.current);
    const signal = life();
    try {
      const found = await inquire(receipt, signal);
      noteFound(receipt.ticketNumber);
      if (!signal.aborted) onProbable(found);
    } catch (error) {
      if (codeOf(error) === noRecordCode) noteNoRecord(receipt.ticketNumber, ticketsOf(receipts));
      else if (!signal.aborted) ownNotice.current = notifyError('Invoice', error);
    } finally {
      isUnderWay.current = false;
      setBusy(false);
    }
  };

  return (
    <ActionButton
      type="button"
      look="rw-button"
      label="invoice.checkProgress"
      isBusy={isBusy}
      wait={null}
      onPress={() => void check()}
    />
  );
}
