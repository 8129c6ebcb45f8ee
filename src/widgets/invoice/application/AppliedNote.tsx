import { formatMoney } from '../../../i18n/money';
import { useMessages } from '../../kit/hooks/useMessages';
import { FocusedHeading } from '../../kit/ui/FocusedHeading';
import { Fact } from '../Fact';
import type { AppliedInvoice } from './appliedInvoice';

interface AppliedNoteProps {
  readonly applied: AppliedInvoice;
  readonly onCheck: () => void;
}

/** Renders what happens with an accepted application, with a button that leads to its progress (M-inv-24). */
export function AppliedNote({ applied: { total, title, isPaper, sentTo }, onCheck }: AppliedNoteProps) {
  const t = useMessages();
  return (
    <section className="rw-invoice-applied">
      <FocusedHeading text="invoice.appliedTitle" />
      <dl className="rw-invoice-facts">
        <Fact label="invoice.total" text={formatMoney(total)} />
        <Fact label="invoice.resultTitle" text={title} />
        <Fact label="invoice.sentTo" text={sentTo} />
      </dl>
      <p>{t(isPaper ? 'invoice.paperNext' : 'invoice.reminder.delivery')}</p>
      <button type="button" className="rw-button rw-button-quiet" onClick={onCheck}>
        {t('invoice.seeProgress')}
      </button>
    </section>
  );
}
