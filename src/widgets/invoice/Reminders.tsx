import { useId } from 'react';
import { useMessages } from '../kit/hooks/useMessages';

const reminders = [
  'invoice.reminder.receipts',
  'invoice.reminder.days',
  'invoice.reminder.total',
  'invoice.reminder.delivery',
  'invoice.reminder.ordinary',
] as const;

/** Renders the conditions of an application (M-inv-02, M-inv-12 to M-inv-15, M-inv-17). */
export function Reminders() {
  const t = useMessages();
  const id = useId();
  return (
    <section className="rw-invoice-reminders" aria-labelledby={id}>
      <h3 id={id}>{t('invoice.reminders')}</h3>
      <ul>
        {reminders.map((reminder) => (
          <li key={reminder}>{t(reminder)}</li>
        ))}
      </ul>
    </section>
  );
}
