import { formatDateTime } from '../../i18n/dates';
import type { PlainMessageId } from '../../i18n/messageValues';
import { formatMoney } from '../../i18n/money';
import { ArrivalHeading } from '../kit/ArrivalHeading';
import { Callout } from '../kit/Callout';
import { useWords } from '../kit/useWords';
import { centsIn, type Unit } from './amounts';
import { contents } from './application';
import type { FoundInvoice } from './inquire';

const statuses = new Map<string, PlainMessageId>([
  ['09', 'invoice.status.undeliverable'],
  ['12', 'invoice.status.sent'],
]);
const contentTexts = new Map<string, PlainMessageId>([
  [contents.sales, 'invoice.content.sales'],
  [contents.giftCard, 'invoice.content.giftCard'],
]);

interface InvoiceResultProps {
  readonly found: FoundInvoice;
  readonly unit: Unit;
  /** True when it was asked for because nobody knew whether the application had arrived. */
  readonly isProbable: boolean;
  readonly onBack: () => void;
}

/** How far an application is; what the service has not said is empty, or of now (M-inv-27, M-inv-37, M-inv-38). */
export function InvoiceResult({ found: { record, at }, unit, isProbable, onBack }: InvoiceResultProps) {
  const say = useWords();
  const status = statuses.get(record.status) ?? 'invoice.status.inProgress';
  const content = contentTexts.get(record.content);
  const cents = centsIn(record.amount, unit);
  const facts: [label: PlainMessageId, text: string][] = [
    ['invoice.amount', Number.isNaN(cents) ? '' : formatMoney(cents)],
    ['invoice.resultTitle', record.title],
    ...(record.taxNo === '' ? [] : [['invoice.taxpayerId', record.taxNo] satisfies [PlainMessageId, string]]),
    ['invoice.content', content ? say(content) : record.content],
    ['invoice.createdAt', formatDateTime(record.createdAt ?? at)],
    ['invoice.expressCompany', record.expressCompany],
    ['invoice.expressNo', record.expressNo],
  ];
  return (
    <section className="rw-invoice-result">
      <ArrivalHeading text="invoice.result" />
      {isProbable ? (
        <Callout>
          <p>{say('invoice.probable')}</p>
        </Callout>
      ) : null}
      <dl className="rw-invoice-facts">
        <div className="rw-invoice-status">
          <dt>{say('invoice.status')}</dt>
          <dd className={`rw-invoice-status-${status.slice('invoice.status.'.length)}`}>{say(status)}</dd>
        </div>
        {facts.map(([label, text]) => (
          <div key={label}>
            <dt>{say(label)}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
      <button type="button" className="rw-button" onClick={onBack}>
        {say('invoice.back')}
      </button>
    </section>
  );
}
