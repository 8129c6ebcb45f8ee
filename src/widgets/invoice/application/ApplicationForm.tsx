import { useState } from 'react';
import { isOutcomeUnknown } from '../../../api/http/ApiError';
import { applyForInvoice, ticketNumbersOf } from '../../../api/services/invoices';
import { canApply, pendingStatusOf } from '../../../api/storage/pendingApplications';
import { track } from '../../../notifications/analytics';
import { Form } from '../../kit/form/Form';
import { FormNotice } from '../../kit/form/FormNotice';
import { useBusyFlag } from '../../kit/form/useBusyFlag';
import { useForm } from '../../kit/form/useForm';
import { useMessages } from '../../kit/hooks/useMessages';
import { useSaveOnUnmount } from '../../kit/steps/useSaveOnUnmount';
import { FocusedHeading } from '../../kit/ui/FocusedHeading';
import type { Drafts } from '../drafts';
import type { FoundInvoice } from '../inquiry/foundInvoice';
import { applicationNoticeGroupOf } from '../noticeGroups';
import { PendingNote } from '../pending/PendingNote';
import type { ValidatedReceipts } from '../receipts/validatedReceipts';
import { AmountSummary } from './AmountSummary';
import { type ApplicationValues, applicationFieldNames, applicationRules, toInvoiceApplication } from './application';
import { type AppliedInvoice, toAppliedInvoice } from './appliedInvoice';
import { BuyerFields } from './BuyerFields';
import { ContentField } from './ContentField';
import { DeliveryFields } from './DeliveryFields';
import { SubmitArea } from './SubmitArea';

interface ApplicationFormProps {
  readonly validated: ValidatedReceipts;
  readonly drafts: Drafts;
  /** True while the visitor must stay at this form; see `useSteps`. */
  readonly stepLock: { current: boolean };
  readonly onBack: () => void;
  /** Called when the visitor fills in a field. */
  readonly onInput: () => void;
  readonly onDone: (applied: AppliedInvoice) => void;
  readonly onFound: (found: FoundInvoice) => void;
}

/** Renders the application form and applies for the invoice (M-inv-18). */
export function ApplicationForm({
  validated,
  drafts,
  stepLock,
  onBack,
  onInput,
  onDone,
  onFound,
}: ApplicationFormProps) {
  const t = useMessages();
  const { receipts } = validated;
  const ticketNumbers = ticketNumbersOf(receipts);
  const [initial] = useState(drafts.application);
  const [buyer, setBuyer] = useState(initial.buyer);
  const [delivery, setDelivery] = useState(initial.delivery);

  const form = useForm<ApplicationValues, void>({
    initial,
    rules: applicationRules(buyer === 'enterprise', delivery === 'paper'),
    group: applicationNoticeGroupOf,
    fieldOfCode: buyer === 'enterprise' ? { 106: 'taxNo' } : {},
    submit(values, signal) {
      return applyForInvoice(toInvoiceApplication(values, validated), signal);
    },
    onDone(_result, values) {
      track({ event: 'invoice_apply_success', receipts: receipts.length });
      onDone(toAppliedInvoice(values, validated));
    },
    onError(error) {
      if (error.kind === 'aborted') return 'nothing';
      track({ event: 'invoice_apply_failure', code: error.code });
      // The note about the pending application explains it: no notice besides.
      const isExplained = isOutcomeUnknown(error) || !canApply(pendingStatusOf(ticketNumbers));
      return isExplained ? 'nothing' : 'usual';
    },
  });

  useBusyFlag(stepLock, form.isBusy);
  useSaveOnUnmount(() => {
    const values = applicationFieldNames.map((name) => [name, form.value(name)]);
    drafts.application = Object.fromEntries(values) as ApplicationValues;
  });

  return (
    <section onInput={onInput}>
      <FocusedHeading text="invoice.formTitle" />
      <AmountSummary validated={validated} />
      <Form form={form}>
        <BuyerFields form={form} isCompany={buyer === 'enterprise'} onBuyerChange={setBuyer} />
        <ContentField form={form} />
        <DeliveryFields form={form} isPaper={delivery === 'paper'} onDeliveryChange={setDelivery} />
        <PendingNote receipts={form.isBusy ? [] : receipts} onFound={onFound} />
        <FormNotice shown={form.notice.shown} />
        <div className="rw-invoice-actions">
          <button
            type="button"
            className="rw-button rw-button-quiet"
            disabled={form.isBusy}
            aria-disabled={form.isBusy}
            onClick={onBack}
          >
            {t('invoice.back')}
          </button>
          <SubmitArea form={form} receipts={receipts} onFound={onFound} />
        </div>
      </Form>
    </section>
  );
}
