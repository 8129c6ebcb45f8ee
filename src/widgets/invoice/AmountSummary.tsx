import { formatMoney } from '../../i18n/money';
import { useWords } from '../kit/useWords';
import type { CheckedReceipts } from './checkedReceipts';

/** What the invoice will be about: its amount, and the receipts that make it up (M-inv-26). */
export function AmountSummary({ checked }: { checked: CheckedReceipts }) {
  const say = useWords();
  return (
    <dl className="rw-invoice-summary">
      <div className="rw-invoice-total">
        <dt>{say('invoice.total')}</dt>
        <dd>{formatMoney(checked.total)}</dd>
      </div>
      {checked.receipts.map(({ ticketNumber }, at) => (
        <div key={ticketNumber} className="rw-invoice-part">
          <dt className="rw-digits">
            {say('invoice.ticketNumber')} {ticketNumber}
          </dt>
          <dd className="rw-digits">{formatMoney(checked.cents[at] ?? Number.NaN)}</dd>
        </div>
      ))}
    </dl>
  );
}
