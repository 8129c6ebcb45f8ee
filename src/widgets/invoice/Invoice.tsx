import './invoice.css';
import { useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { announce } from '../../notifications/center';
import { Panel } from '../kit/Panel';
import { Tabs } from '../kit/Tabs';
import { Billboard } from './Billboard';
import type { CheckedReceipts } from './checkedReceipts';
import { type Drafts, newDrafts } from './drafts';
import type { FoundInvoice } from './inquire';
import { LateApplicationForm, LateInquiryForm, LateInvoiceResult } from './lateViews';
import { ReceiptsForm } from './ReceiptsForm';
import { Reminders } from './Reminders';
import { useUnit } from './useUnit';

type View =
  | { readonly at: 'tabs' }
  | { readonly at: 'application'; readonly checked: CheckedReceipts }
  | { readonly at: 'result'; readonly found: FoundInvoice; readonly isProbable: boolean };

const applied = ({ inquiry }: Drafts): Drafts => ({ ...newDrafts(), inquiry });

/**
 * Invoices: an application for receipts, and the inquiry how far one is (M-inv-01). A form or a result takes the place of
 * the tabs and of all that is around them (A-27, M-inv-06); Back leads to what was there, as it was.
 */
export function Invoice() {
  const unit = useUnit();
  const [view, setView] = useState<View>({ at: 'tabs' });
  const [tab, setTab] = useState<'apply' | 'inquiry'>('apply');
  const [drafts, setDrafts] = useState(newDrafts);
  const place = useRef<HTMLDivElement>(null);

  useEffect(() => {
    if (view.at !== 'tabs') place.current?.scrollIntoView({ block: 'start' });
  }, [view]);

  const backToTabs = () => {
    flushSync(() => setView({ at: 'tabs' }));
    // What had the focus is gone: go on from where it began.
    place.current?.querySelector<HTMLElement>('[role="tab"][aria-selected="true"]')?.focus();
  };
  /** An application that arrived is nobody's to send again: its form is new when it is opened the next time. */
  const closeApplication = () => setDrafts(applied);
  const showProbable = (found: FoundInvoice) => {
    closeApplication();
    setView({ at: 'result', found, isProbable: true });
  };

  return (
    <Panel className="rw-invoice">
      <div ref={place} className="rw-invoice-place">
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
                        onChecked={(checked) => setView({ at: 'application', checked })}
                        onProbable={showProbable}
                      />
                      <Reminders />
                    </>
                  ),
                },
                {
                  name: 'inquiry',
                  label: 'invoice.inquiry',
                  content: (
                    <LateInquiryForm
                      drafts={drafts}
                      onFound={(found) => setView({ at: 'result', found, isProbable: false })}
                    />
                  ),
                },
              ]}
            />
          </>
        ) : null}
        {view.at === 'application' ? (
          <LateApplicationForm
            checked={view.checked}
            drafts={drafts}
            onBack={backToTabs}
            onProbable={showProbable}
            onDone={() => {
              announce('Invoice', '200');
              closeApplication();
              backToTabs();
            }}
          />
        ) : null}
        {view.at === 'result' ? (
          <LateInvoiceResult found={view.found} unit={unit} isProbable={view.isProbable} onBack={backToTabs} />
        ) : null}
      </div>
    </Panel>
  );
}
