import { formatDateTime } from '../../../i18n/dates';
import type { PlainMessageId } from '../../../i18n/messageValues';
import { formatMoney } from '../../../i18n/money';
import { CareLine } from '../../kit/CareLine';
import { useMessages } from '../../kit/hooks/useMessages';
import { Callout } from '../../kit/ui/Callout';
import { CopyButton } from '../../kit/ui/CopyButton';
import { FocusedHeading } from '../../kit/ui/FocusedHeading';
import { type AmountUnit, toCents } from '../amounts';
import { invoiceContents } from '../application/application';
import { Fact } from '../Fact';
import type { FoundInvoice } from './foundInvoice';

const statusMessages = new Map<string, PlainMessageId>([
  ['09', 'invoice.status.undeliverable'],
  ['12', 'invoice.status.sent'],
]);
const contentMessages = new Map<string, PlainMessageId>([
  [invoiceContents.sales, 'invoice.content.sales'],
  [invoiceContents.giftCard, 'invoice.content.giftCard'],
]);

interface InvoiceResultProps {
  readonly found: FoundInvoice;
  readonly unit: AmountUnit;
  /** True when the application was pending: the visitor did not know whether the service had received it. */
  readonly wasPending: boolean;
  readonly onBack: () => void;
}

/**
 * Renders the progress of an application. A value that the service leaves out is empty, a date the current time
 * (M-inv-27, M-inv-36 to M-inv-38).
 */
export function InvoiceResult({ found: { record, foundAt }, unit, wasPending, onBack }: InvoiceResultProps) {
  const t = useMessages();
  const status = statusMessages.get(record.status) ?? 'invoice.status.inProgress';
  const content = contentMessages.get(record.content);
  const cents = toCents(record.amount, unit);
  const details: [label: PlainMessageId, text: string][] = [
    ['invoice.amount', Number.isNaN(cents) ? '' : formatMoney(cents)],
    ['invoice.resultTitle', record.title],
    ...(record.taxNo === '' ? [] : [['invoice.taxpayerId', record.taxNo] satisfies [PlainMessageId, string]]),
    ['invoice.issuer', t('invoice.issuerName')],
    ['invoice.content', content ? t(content) : record.content],
    ['invoice.createdAt', formatDateTime(record.createdAt ?? foundAt)],
    // The service names no delivery, but only an invoice on paper has a courier.
    ...(record.expressCompany === '' && record.expressNo === ''
      ? []
      : ([
          ['invoice.expressCompany', record.expressCompany],
          ['invoice.expressNo', record.expressNo],
        ] satisfies [PlainMessageId, string][])),
  ];
  return (
    <section className="rw-invoice-result">
      <FocusedHeading text="invoice.result" />
      {wasPending ? (
        <Callout>
          <p>{t('invoice.found')}</p>
        </Callout>
      ) : null}
      <dl className="rw-invoice-facts">
        <div className="rw-invoice-status">
          <dt>{t('invoice.status')}</dt>
          <dd className={`rw-invoice-status-${status.slice('invoice.status.'.length)}`}>{t(status)}</dd>
        </div>
        {details.map(([label, text]) => (
          <Fact key={label} label={label} text={text}>
            {label === 'invoice.expressNo' && text !== '' ? (
              <CopyButton label="invoice.copyExpressNo" getText={() => text} />
            ) : null}
          </Fact>
        ))}
      </dl>
      {status === 'invoice.status.undeliverable' ? <CareLine /> : null}
      <button type="button" className="rw-button" onClick={onBack}>
        {t('invoice.back')}
      </button>
    </section>
  );
}
