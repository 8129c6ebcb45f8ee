import axios from 'axios';
import dayjs from 'dayjs';
import { type ReactNode, useId, useState } from 'react';
import { Submit, TextField, useMessages } from './fields';
import { Tabs } from './Tabs';
import { type FieldState, shaped, useFields } from './useFields';

const ticketNumber = shaped(/^\d{1,10}$/, 'rule.isTicketNumber');
const authorizeCode = shaped(/^\d{1,6}$/, 'rule.isAuthCode');
const reminders = ['receipts', 'days', 'total', 'delivery', 'ordinary'];

function Billboard() {
  const t = useMessages();
  return (
    <div className="rw-invoice-billboard">
      <div>
        <h2 className="rw-heading">{t('invoice.greeting')}</h2>
        <p>{t('invoice.greetingLine')}</p>
      </div>
      <svg
        className="rw-invoice-picture"
        viewBox="0 0 96 96"
        width="96"
        height="96"
        aria-hidden="true"
        focusable="false"
      >
        <circle className="rw-invoice-sun" cx="48" cy="48" r="46" />
        <path className="rw-invoice-paper" d="M28 16h40v64l-6.7-5-6.6 5-6.7-5-6.7 5-6.6-5-6.7 5z" />
        <path className="rw-invoice-print" d="M36 30h24M36 40h24M36 50h12" />
        <circle className="rw-invoice-seal" cx="66" cy="60" r="13" />
        <path className="rw-invoice-tick" d="M60.5 60.5l4 4 7.5-8" />
      </svg>
    </div>
  );
}

function Numbers({ ticket, code }: { readonly ticket: FieldState; readonly code: FieldState }) {
  return (
    <div className="rw-invoice-numbers">
      <TextField label="invoice.ticketNumber" autoComplete="off" inputMode="numeric" maxLength={10} state={ticket} />
      <TextField label="invoice.authorizeCode" autoComplete="off" inputMode="numeric" maxLength={6} state={code} />
    </div>
  );
}

function FormOf({ onSubmit, children }: { readonly onSubmit: React.FormEventHandler; readonly children: ReactNode }) {
  return (
    <form className="rw-form" noValidate onSubmit={onSubmit}>
      <p className="rw-form-problems" aria-live="polite" />
      {children}
    </form>
  );
}

/** Renders the form for up to ten receipts. The names of the fields end in the number of the receipt. */
function ReceiptsForm() {
  const t = useMessages();
  const [count, setCount] = useState(1);
  const [total, setTotal] = useState<number | null>(null);
  const rows = Array.from({ length: count }, (_, row) => row);
  const checks = Object.fromEntries(
    rows.flatMap((row) => [
      [`ticket${row}`, ticketNumber],
      [`code${row}`, authorizeCode],
    ]),
  );
  const form = useFields(checks, async (values) => {
    const ticketNumbers = rows.map((row) => values[`ticket${row}`]);
    const authorizeCodes = rows.map((row) => values[`code${row}`]);
    const body = { data: { ticketNumbers, authorizeCodes } };
    const { data } = await axios.post<{ data: { amount: number }[] }>('/public/invoices/validate', body);
    setTotal(data.data.reduce((sum, { amount }) => sum + amount, 0));
  });
  const add = () => {
    form.set(`ticket${count}`, '');
    form.set(`code${count}`, '');
    setCount(count + 1);
  };
  return (
    <FormOf onSubmit={form.onSubmit}>
      <div className="rw-invoice-receipts">
        {rows.map((row) => (
          <fieldset key={row} className="rw-invoice-receipt" tabIndex={-1}>
            <legend className="rw-invoice-legend">{t('invoice.receipt', { number: row + 1 })}</legend>
            <Numbers ticket={form.field(`ticket${row}`)} code={form.field(`code${row}`)} />
          </fieldset>
        ))}
      </div>
      {count < 10 ? (
        <button type="button" className="rw-button rw-button-quiet rw-invoice-add" onClick={add}>
          {t('invoice.add')}
        </button>
      ) : null}
      {total === null ? null : <p>{`${t('invoice.total')} ${total}`}</p>}
      <Submit label="invoice.next" isBusy={form.isBusy} />
    </FormOf>
  );
}

function InquiryForm() {
  const [createdAt, setCreatedAt] = useState<string | null>(null);
  const form = useFields({ ticket: ticketNumber, code: authorizeCode }, async ({ ticket, code }) => {
    const body = { data: { ticket, auth: code } };
    const { data } = await axios.post<{ createdAt: string }>('/public/invoices/detail', body);
    setCreatedAt(dayjs(data.createdAt).format('YYYY-MM-DD HH:mm'));
  });
  return (
    <FormOf onSubmit={form.onSubmit}>
      <Numbers ticket={form.field('ticket')} code={form.field('code')} />
      {createdAt === null ? null : <p>{createdAt}</p>}
      <Submit label="invoice.inquire" isBusy={form.isBusy} />
    </FormOf>
  );
}

function Reminders() {
  const t = useMessages();
  const id = useId();
  return (
    <section className="rw-invoice-reminders" aria-labelledby={id}>
      <h3 id={id}>{t('invoice.reminders')}</h3>
      <ul>
        {reminders.map((reminder) => (
          <li key={reminder}>{t(`invoice.reminder.${reminder}`)}</li>
        ))}
      </ul>
    </section>
  );
}

/** Renders the invoice forms like the first view of the widget `invoice`. After a submit it shows one line only. */
export function Form() {
  const apply = (
    <>
      <ReceiptsForm />
      <Reminders />
    </>
  );
  return (
    <div className="rw rw-panel rw-invoice">
      <div className="rw-invoice-place">
        <Billboard />
        <Tabs
          label="invoice.title"
          tabs={[
            { label: 'invoice.apply', content: apply },
            { label: 'invoice.inquiry', content: <InquiryForm /> },
          ]}
        />
      </div>
    </div>
  );
}
