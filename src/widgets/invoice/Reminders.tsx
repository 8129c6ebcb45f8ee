import { useId } from 'react';
import { useWords } from '../kit/useWords';

const reminders = [
  'invoice.reminder.receipts',
  'invoice.reminder.days',
  'invoice.reminder.total',
  'invoice.reminder.delivery',
  'invoice.reminder.ordinary',
] as const;

/** What to know before applying (M-inv-02, M-inv-12 to M-inv-15, M-inv-17). */
export function Reminders() {
  const say = useWords();
  const id = useId();
  return (
    <section className="rw-invoice-reminders" aria-labelledby={id}>
      <h3 id={id}>{say('invoice.reminders')}</h3>
      <ul>
        {reminders.map((reminder) => (
          <li key={reminder}>{say(reminder)}</li>
        ))}
      </ul>
    </section>
  );
}
