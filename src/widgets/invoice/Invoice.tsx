import './invoice.css';
import { useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { showNoticeByKey } from '../../notifications/currentNotice';
import { Tabs } from '../kit/tabs/Tabs';
import { Panel } from '../kit/ui/Panel';
import { LazyApplicationForm } from './application/LazyApplicationForm';
import { Billboard } from './Billboard';
import { createDrafts, type Drafts } from './drafts';
import type { FoundInvoice } from './inquiry/foundInvoice';
import { LazyInquiryForm } from './inquiry/LazyInquiryForm';
import { LazyInvoiceResult } from './inquiry/LazyInvoiceResult';
import { Reminders } from './Reminders';
import { ReceiptsForm } from './receipts/ReceiptsForm';
import type { ValidatedReceipts } from './receipts/validatedReceipts';
import { useAmountUnit } from './useAmountUnit';

type View =
  | { readonly at: 'tabs' }
  | { readonly at: 'application'; readonly validated: ValidatedReceipts }
  | { readonly at: 'result'; readonly found: FoundInvoice; readonly wasPending: boolean };

/** Returns drafts without those of the application: its receipts cannot be used again. */
const clearApplication = ({ inquiry }: Drafts): Drafts => ({ ...createDrafts(), inquiry });

/**
 * Renders two tabs: the application for an invoice, and the inquiry about its progress (M-inv-01). The application form or
 * a result replaces the tabs and all that is around them (A-27, M-inv-06). Back restores the tabs and their values.
 */
export function Invoice() {
  const unit = useAmountUnit();
  const [view, setView] = useState<View>({ at: 'tabs' });
  const [tab, setTab] = useState<'apply' | 'inquiry'>('apply');
  const [drafts, setDrafts] = useState(createDrafts);
  const container = useRef<HTMLDivElement>(null);

  useEffect(() => {
    if (view.at !== 'tabs') container.current?.scrollIntoView({ block: 'start' });
  }, [view]);

  const showTabs = () => {
    flushSync(() => setView({ at: 'tabs' }));
    // The focused element was removed: move the focus to the tab that led to it.
    container.current?.querySelector<HTMLElement>('[role="tab"][aria-selected="true"]')?.focus();
  };
  const showPendingApplication = (found: FoundInvoice) => {
    setDrafts(clearApplication);
    setView({ at: 'result', found, wasPending: true });
  };

  return (
    <Panel className="rw-invoice">
      <div ref={container} className="rw-invoice-place">
        {view.at === 'tabs' ? (
          <>
            <Billboard />
            <Tabs
              label="invoice.title"
              first={tab}
              onChange={setTab}
              tabs={[
                {
                  name: 'apply',
                  label: 'invoice.apply',
                  content: (
                    <>
                      <ReceiptsForm
                        drafts={drafts}
                        unit={unit}
                        onValidated={(validated) => setView({ at: 'application', validated })}
                        onFound={showPendingApplication}
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
                      drafts={drafts}
                      onFound={(found) => setView({ at: 'result', found, wasPending: false })}
                    />
                  ),
                },
              ]}
            />
          </>
        ) : null}
        {view.at === 'application' ? (
          <LazyApplicationForm
            validated={view.validated}
            drafts={drafts}
            onBack={showTabs}
            onFound={showPendingApplication}
            onDone={() => {
              showNoticeByKey('Invoice', '200');
              setDrafts(clearApplication);
              showTabs();
            }}
          />
        ) : null}
        {view.at === 'result' ? (
          <LazyInvoiceResult found={view.found} unit={unit} wasPending={view.wasPending} onBack={showTabs} />
        ) : null}
      </div>
    </Panel>
  );
}
