import { formatMoney } from '../../../i18n/money';
import { useMessages } from '../../kit/hooks/useMessages';
import type { ValidatedReceipts } from '../receipts/validatedReceipts';

/** Renders the total of the invoice, the amount of each receipt, and the issuer (M-inv-26, M-inv-36). */
export function AmountSummary({ validated }: { validated: ValidatedReceipts }) {
  const t = useMessages();
  return (
    <dl className="rw-invoice-summary">
      <div className="rw-invoice-total">
        <dt>{t('invoice.total')}</dt>
        <dd>{formatMoney(validated.total)}</dd>
      </div>
      {validated.receipts.map(({ ticketNumber }, index) => (
        <div key={ticketNumber} className="rw-invoice-part">
          <dt className="rw-digits">
            {t('invoice.ticketNumber')} {ticketNumber}
          </dt>
          <dd className="rw-digits">{formatMoney(validated.cents[index] ?? Number.NaN)}</dd>
        </div>
      ))}
      <div className="rw-invoice-part">
        <dt>{t('invoice.issuer')}</dt>
        <dd>{t('invoice.issuerName')}</dd>
      </div>
    </dl>
  );
}
