import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { ApiError } from '../../api/ApiError';
import { invoiceDoubt, noteProcessed } from '../../api/invoiceDoubt';
import { processedCode, type Receipt, validateReceipts } from '../../api/invoices';
import { announce, current, dismiss } from '../../notifications/center';
import { isAuthCode, isListedOnce, isTicketNumber } from '../../validation/invoice';
import { isRequired } from '../../validation/text';
import { Form } from '../kit/Form';
import { Submit } from '../kit/Submit';
import { useForm } from '../kit/useForm';
import { useWords } from '../kit/useWords';
import type { Unit } from './amounts';
import { type CheckedReceipts, checkedReceipts } from './checkedReceipts';
import { DoubtNote } from './DoubtNote';
import { type Drafts, noReceipt, useKeepOnLeave } from './drafts';
import type { FoundInvoice } from './inquire';
import { invoiceGroup } from './invoiceGroup';
import { LateApplicationForm } from './lateViews';
import { ReceiptFields } from './ReceiptFields';
import { ticketsOf } from './ticketsOf';

/** M-inv-12. */
const mostReceipts = 10;
/** What was told before, and no longer holds once the next application is under way. */
const spent: readonly (string | undefined)[] = ['notice.Fapiao.HaventSelectAnyReceipt', 'notice.Invoice.200'];

function dismissSpent(): void {
  if (spent.includes(current()?.id)) dismiss();
}

interface ReceiptsFormProps {
  readonly drafts: Drafts;
  readonly unit: Unit;
  readonly onChecked: (checked: CheckedReceipts) => void;
  readonly onProbable: (found: FoundInvoice) => void;
}

/** The receipts of one invoice, up to ten; Next has the service check them (M-inv-04, M-inv-05). */
export function ReceiptsForm({ drafts, unit, onChecked, onProbable }: ReceiptsFormProps) {
  const say = useWords();
  const [kept] = useState(drafts.receipts);
  /** A number for each receipt, by which its fields are known; it is not used again when the receipt is removed. */
  const [rows, setRows] = useState(() => kept.map((_, index) => index));
  const nextRow = useRef(rows.length);
  const list = useRef<HTMLDivElement>(null);
  const asking = useRef<AbortController>(undefined);
  const [processed, setProcessed] = useState<readonly Receipt[]>([]);

  const form = useForm<Record<string, string>, CheckedReceipts>({
    initial: Object.fromEntries(
      rows.flatMap((row) => {
        const { ticketNumber, authorizeCode } = kept[row] ?? noReceipt;
        return [
          [`ticket${row}`, ticketNumber],
          [`code${row}`, authorizeCode],
        ];
      }),
    ),
    rules: Object.fromEntries(
      rows.flatMap((row, at) => [
        [
          `ticket${row}`,
          [isRequired, isTicketNumber, isListedOnce(rows.slice(0, at).map((above) => `ticket${above}`))],
        ],
        [`code${row}`, [isRequired, isAuthCode]],
      ]),
    ),
    group: invoiceGroup,
    async submit(_values, signal) {
      void LateApplicationForm.preload();
      dismissSpent();
      const receipts = receiptsNow();
      const own = new AbortController();
      asking.current = own;
      signal.addEventListener('abort', () => own.abort());
      const amounts = await validateReceipts(receipts, own.signal);
      // The list has changed: what was answered is about another one (H4).
      if (own.signal.aborted) throw new ApiError('aborted');
      return checkedReceipts(receipts, amounts, unit);
    },
    onDone: onChecked,
    onRefused({ kind, code }) {
      const receipts = receiptsNow();
      if (code !== processedCode || invoiceDoubt(ticketsOf(receipts)) === null) return kind === 'aborted';
      noteProcessed(ticketsOf(receipts));
      setProcessed(receipts);
      return true;
    },
  });

  const receiptsNow = (): Receipt[] =>
    rows.map((row) => ({ ticketNumber: form.value(`ticket${row}`), authorizeCode: form.value(`code${row}`) }));
  useKeepOnLeave(() => {
    dismissSpent();
    drafts.receipts = receiptsNow();
  });

  const onEdit = () => {
    dismissSpent();
    asking.current?.abort();
    setProcessed([]);
  };
  const add = () => {
    onEdit();
    flushSync(() => setRows([...rows, nextRow.current]));
    nextRow.current += 1;
    list.current?.querySelector<HTMLElement>('fieldset:last-of-type input')?.focus();
  };
  const remove = (row: number) => {
    onEdit();
    form.clear(`ticket${row}`);
    form.clear(`code${row}`);
    const at = Math.min(rows.indexOf(row), rows.length - 2);
    flushSync(() => setRows(rows.filter((other) => other !== row)));
    list.current?.querySelectorAll('fieldset')[at]?.focus();
  };
  const isBlank = () => receiptsNow().every((receipt) => receipt.ticketNumber === '' && receipt.authorizeCode === '');

  return (
    <Form
      form={{
        ...form,
        onSubmit(event) {
          if (isBlank()) announce('Fapiao', 'HaventSelectAnyReceipt');
          form.onSubmit(event);
        },
      }}
    >
      <div ref={list} className="rw-invoice-receipts">
        {rows.map((row, at) => (
          <ReceiptFields
            key={row}
            number={at + 1}
            ticketNumber={form.field(`ticket${row}`)}
            authorizeCode={form.field(`code${row}`)}
            onEdit={onEdit}
            {...(rows.length > 1 ? { onRemove: () => remove(row) } : {})}
          />
        ))}
      </div>
      {rows.length < mostReceipts ? (
        <button type="button" className="rw-button rw-button-quiet rw-invoice-add" onClick={add}>
          {say('invoice.add')}
        </button>
      ) : (
        <p className="rw-hint">{say('invoice.full')}</p>
      )}
      <DoubtNote receipts={processed} isOffered onProbable={onProbable} />
      <Submit label="invoice.next" form={form} />
    </Form>
  );
}
