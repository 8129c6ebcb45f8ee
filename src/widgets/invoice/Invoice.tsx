import './invoice.css';
import { useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { focusSelectedTab, isFocusElsewhere, isFocusLost } from '../../api/browser/focus';
import { showNoticeByKey } from '../../notifications/currentNotice';
import { useLeaveWarning } from '../kit/page/useLeaveWarning';
import { PreparedStep } from '../kit/steps/PreparedStep';
import { useSteps } from '../kit/steps/useSteps';
import { Tabs } from '../kit/tabs/Tabs';
import { useKeptTab } from '../kit/tabs/useKeptTab';
import { Panel } from '../kit/ui/Panel';
import type { AppliedInvoice } from './application/appliedInvoice';
import { LazyApplicationForm, LazyAppliedNote } from './application/LazyApplicationForm';
import { Billboard } from './Billboard';
import { createDrafts, type Drafts } from './drafts';
import type { FoundInvoice } from './inquiry/foundInvoice';
import { LazyInquiryForm } from './inquiry/LazyInquiryForm';
import { LazyInvoiceResult } from './inquiry/LazyInvoiceResult';
import { keepReceipts } from './keptReceipts';
import { Reminders } from './Reminders';
import { ReceiptsForm } from './receipts/ReceiptsForm';
import type { ValidatedReceipts } from './receipts/validatedReceipts';
import { useAmountUnit } from './useAmountUnit';
import { useKeptReceipts } from './useKeptReceipts';

type Step =
  | { readonly at: 'tabs' }
  | { readonly at: 'application'; readonly validated: ValidatedReceipts }
  | { readonly at: 'result'; readonly found: FoundInvoice; readonly wasPending: boolean };

const firstStep: Step = { at: 'tabs' };
const noReceipts: ValidatedReceipts = { receipts: [], amounts: [], cents: [], total: 0 };

/** Returns drafts without those of the application: its receipts cannot be used again. */
const clearApplication = ({ inquiry }: Drafts): Drafts => ({ ...createDrafts(), inquiry });

/**
 * Renders two tabs: the application for an invoice, and the inquiry about its progress (M-inv-01). The application form
 * or a result replaces the tabs and all that is around them (A-27, M-inv-06). Back restores the tabs and their values.
 * A reload keeps the tab and the ticket numbers.
 */
export function Invoice() {
  const unit = useAmountUnit();
  const { step, stepLock, push, replace, goToFirst, forgetOthers, resetAndGoToFirst } = useSteps<Step>(firstStep);
  const shownStep = useRef(step);
  const [tab, setTab] = useKeptTab('invoice', ['apply', 'inquiry']);
  // The forms write their values into this object when they unmount. A new object forgets those of a form that still shows.
  const [drafts, setDrafts] = useState(createDrafts);
  /** The number of times that the inquiry was filled in for the visitor: each time with a new form. */
  const [inquiryCount, setInquiryCount] = useState(0);
  const [isApplicationFilled, setApplicationFilled] = useState(false);
  const [applied, setApplied] = useState<AppliedInvoice | null>(null);
  const container = useRef<HTMLDivElement>(null);
  const restoreCount = useKeptReceipts(container, (receipts) => setDrafts((current) => ({ ...current, receipts })));

  useLeaveWarning(isApplicationFilled, 'once');

  useEffect(() => {
    const widget = container.current;
    const isAtTabs = step.at === 'tabs';
    if (!isAtTabs && !isFocusElsewhere(widget)) widget?.scrollIntoView?.({ block: 'start' });
    // The focused element was removed: move the focus to the tab that led to it. A note about an accepted application
    // takes the focus itself.
    if (isAtTabs && shownStep.current !== step && isFocusLost()) focusSelectedTab(widget);
    shownStep.current = step;
    // The receipts form has kept its receipts when it unmounted; these are used.
    if (step.at === 'result' && step.wasPending) keepReceipts([]);
  }, [step]);

  /** Shows the inquiry with the numbers of the accepted application. */
  const prepareInquiry = ({ receipt }: AppliedInvoice) => {
    drafts.inquiry = receipt;
    flushSync(() => {
      setTab('inquiry');
      setInquiryCount((count) => count + 1);
    });
    focusSelectedTab(container.current);
  };
  const forgetApplication = () => {
    setDrafts(clearApplication);
    setApplicationFilled(false);
    keepReceipts([]);
  };
  /** Shows the record of a pending application. Its form cannot be reached again. */
  const showPendingApplication = (found: FoundInvoice, show: typeof push) => {
    forgetApplication();
    setApplied(null);
    show({ at: 'result', found, wasPending: true });
  };

  return (
    <Panel className="rw-invoice">
      <div ref={container} className="rw-invoice-place">
        {step.at === 'tabs' ? (
          <>
            {applied ? <LazyAppliedNote applied={applied} onCheck={() => prepareInquiry(applied)} /> : null}
            <Billboard />
            <Tabs
              label="invoice.title"
              selected={tab}
              onChange={setTab}
              tabs={[
                {
                  name: 'apply',
                  label: 'invoice.apply',
                  content: (
                    <>
                      <ReceiptsForm
                        key={restoreCount}
                        drafts={drafts}
                        unit={unit}
                        // An application for other receipts would be out of date (H4).
                        onEdit={forgetOthers}
                        onValidated={(validated) => {
                          setApplied(null);
                          push({ at: 'application', validated });
                        }}
                        onFound={(found) => showPendingApplication(found, push)}
                      />
                      <Reminders />
                    </>
                  ),
                },
                {
                  name: 'inquiry',
                  label: 'invoice.inquiry',
                  content: (
                    <LazyInquiryForm
                      key={inquiryCount}
                      drafts={drafts}
                      onFound={(found) => {
                        setApplied(null);
                        push({ at: 'result', found, wasPending: false });
                      }}
                    />
                  ),
                },
              ]}
            />
          </>
        ) : null}
        <PreparedStep load={LazyApplicationForm.preload} isShown={step.at === 'application'}>
          <LazyApplicationForm
            validated={step.at === 'application' ? step.validated : noReceipts}
            drafts={drafts}
            stepLock={stepLock}
            onBack={goToFirst}
            onInput={() => setApplicationFilled(true)}
            onFound={(found) => showPendingApplication(found, replace)}
            onDone={(accepted) => {
              showNoticeByKey('Invoice', '200');
              forgetApplication();
              setApplied(accepted);
              resetAndGoToFirst();
            }}
          />
        </PreparedStep>
        {step.at === 'result' ? (
          <LazyInvoiceResult found={step.found} unit={unit} wasPending={step.wasPending} onBack={goToFirst} />
        ) : null}
      </div>
    </Panel>
  );
}
