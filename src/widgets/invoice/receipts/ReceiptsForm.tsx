import { type FormEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { ApiError } from '../../../api/http/ApiError';
import { processedCode, type Receipt, ticketNumbersOf, validateReceipts } from '../../../api/services/invoices';
import { canExplainProcessed, recordProcessed } from '../../../api/storage/pendingApplications';
import { findNotice } from '../../../notifications/lookup';
import { RECEIPTS_MAX } from '../../../validation/limits';
import { Form } from '../../kit/form/Form';
import { Submit } from '../../kit/form/Submit';
import { useForm } from '../../kit/form/useForm';
import { useMessages } from '../../kit/hooks/useMessages';
import { useWindowEvent } from '../../kit/hooks/useWindowEvent';
import { useSaveOnUnmount } from '../../kit/steps/useSaveOnUnmount';
import type { AmountUnit } from '../amounts';
import { LazyApplicationForm } from '../application/LazyApplicationForm';
import type { Drafts } from '../drafts';
import type { FoundInvoice } from '../inquiry/foundInvoice';
import { keepReceipts } from '../keptReceipts';
import { queryNoticeGroupOf } from '../noticeGroups';
import { PendingNote } from '../pending/PendingNote';
import { dismissOutdatedNotice } from './dismissOutdatedNotice';
import { ReceiptFields } from './ReceiptFields';
import {
  codeField,
  initialReceiptValues,
  type ReceiptValues,
  type RowIds,
  receiptRules,
  ticketField,
} from './receiptRows';
import { toValidatedReceipts, type ValidatedReceipts } from './validatedReceipts';

const emptyListMessage = 'notice.Fapiao.HaventSelectAnyReceipt' as const;

interface ReceiptsFormProps {
  readonly drafts: Drafts;
  readonly unit: AmountUnit;
  /** Called when the visitor changes a receipt or the list. */
  readonly onEdit: () => void;
  readonly onValidated: (validated: ValidatedReceipts) => void;
  readonly onFound: (found: FoundInvoice) => void;
}

/** Renders the list of receipts for one invoice. Next has the service validate them (M-inv-04, M-inv-05). */
export function ReceiptsForm({ drafts, unit, onEdit, onValidated, onFound }: ReceiptsFormProps) {
  const t = useMessages();
  const [initialReceipts] = useState(drafts.receipts);
  const [rows, setRows] = useState<RowIds>(() => initialReceipts.map((_, index) => index));
  const nextRow = useRef(rows.length);
  const list = useRef<HTMLDivElement>(null);
  const pendingRequest = useRef<AbortController>(undefined);
  const [processedReceipts, setProcessedReceipts] = useState<readonly Receipt[]>([]);

  const firstTicket = ticketField(rows[0] ?? 0);
  const [isEmptyRefused, setEmptyRefused] = useState(false);

  const form = useForm<ReceiptValues, ValidatedReceipts>({
    initial: initialReceiptValues(rows, initialReceipts),
    rules: receiptRules(rows),
    group: queryNoticeGroupOf,
    // The service does not say which of several receipts it means.
    fieldOfCode: rows.length === 1 ? { 102: firstTicket, 104: firstTicket, 105: firstTicket } : {},
    async submit(_values, signal) {
      void LazyApplicationForm.preload();
      dismissOutdatedNotice();
      const receipts = readReceipts();
      const controller = new AbortController();
      pendingRequest.current = controller;
      signal.addEventListener('abort', () => controller.abort());
      const amounts = await validateReceipts(receipts, controller.signal);
      // The visitor has changed the list: the response is about another one (H4).
      if (controller.signal.aborted) throw new ApiError('aborted');
      return toValidatedReceipts(receipts, amounts, unit);
    },
    onDone: onValidated,
    onError({ code }) {
      const receipts = readReceipts();
      const ticketNumbers = ticketNumbersOf(receipts);
      if (code !== processedCode || !canExplainProcessed(ticketNumbers)) return 'usual';
      recordProcessed(ticketNumbers);
      setProcessedReceipts(receipts);
      return 'nothing';
    },
  });

  const readReceipts = (): Receipt[] =>
    rows.map((row) => ({ ticketNumber: form.value(ticketField(row)), authorizeCode: form.value(codeField(row)) }));
  useSaveOnUnmount(() => {
    dismissOutdatedNotice();
    drafts.receipts = readReceipts();
    keepReceipts(drafts.receipts);
  });
  useWindowEvent('pagehide', () => keepReceipts(readReceipts()));

  const handleEdit = () => {
    onEdit();
    form.notice.onEdit();
    dismissOutdatedNotice();
    pendingRequest.current?.abort();
    // An edit that changes nothing else renders nothing: the first key is fast.
    if (isEmptyRefused) setEmptyRefused(false);
    if (processedReceipts.length > 0) setProcessedReceipts([]);
  };
  const addReceipt = () => {
    handleEdit();
    flushSync(() => setRows([...rows, nextRow.current]));
    nextRow.current += 1;
    list.current?.querySelector<HTMLElement>('fieldset:last-of-type input')?.focus();
  };
  const removeReceipt = (row: number) => {
    handleEdit();
    form.clear(ticketField(row));
    form.clear(codeField(row));
    const index = Math.min(rows.indexOf(row), rows.length - 2);
    const others = rows.filter((other) => other !== row);
    flushSync(() => setRows(others));
    // The removed receipt may have been the one that another repeats.
    for (const name of others.map(ticketField)) if (form.field(name).error === 'rule.isListedOnce') form.touch(name);
    list.current?.querySelectorAll('fieldset')[index]?.focus();
  };
  const isListEmpty = () =>
    readReceipts().every(({ ticketNumber, authorizeCode }) => ticketNumber === '' && authorizeCode === '');

  /** Shows one message, at the first field, instead of one at each field. */
  const refuseEmptyList = (event: FormEvent) => {
    event.preventDefault();
    event.stopPropagation();
    for (const row of rows) {
      form.clear(ticketField(row));
      form.clear(codeField(row));
    }
    setEmptyRefused(true);
    form.notice.show(findNotice('Fapiao', 'HaventSelectAnyReceipt'), { isAtField: true });
    list.current?.querySelector('input')?.focus();
  };
  const ticketBinding = (row: number) => {
    const field = form.field(ticketField(row));
    return isEmptyRefused && ticketField(row) === firstTicket ? { ...field, error: emptyListMessage } : field;
  };

  return (
    <Form
      form={{
        ...form,
        onSubmit(event) {
          if (isListEmpty()) refuseEmptyList(event);
          else form.onSubmit(event);
        },
      }}
    >
      <div ref={list} className="rw-invoice-receipts">
        {rows.map((row, index) => (
          <ReceiptFields
            key={row}
            number={index + 1}
            ticketNumber={ticketBinding(row)}
            authorizeCode={form.field(codeField(row))}
            onEdit={handleEdit}
            {...(rows.length > 1 ? { onRemove: () => removeReceipt(row) } : {})}
          />
        ))}
      </div>
      {rows.length < RECEIPTS_MAX ? (
        <button type="button" className="rw-button rw-button-quiet rw-invoice-add" onClick={addReceipt}>
          {t('invoice.add')}
        </button>
      ) : (
        <p className="rw-hint">{t('invoice.full')}</p>
      )}
      <PendingNote receipts={processedReceipts} hasCheckButton onFound={onFound} />
      <Submit label="invoice.next" form={form} />
    </Form>
  );
}
