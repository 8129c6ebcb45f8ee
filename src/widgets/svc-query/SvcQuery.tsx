import './svc-query.css';
import { useContext, useEffect, useRef, useState } from 'react';
import { focusSelectedTab, isFocusLost } from '../../api/browser/focus';
import type { GiftCard } from '../../api/services/giftCards';
import { CareLine } from '../kit/CareLine';
import { MountElementContext } from '../kit/hooks/MountElementContext';
import { useSteps } from '../kit/steps/useSteps';
import { Tabs } from '../kit/tabs/Tabs';
import { useKeptTab } from '../kit/tabs/useKeptTab';
import { Callout } from '../kit/ui/Callout';
import { Panel } from '../kit/ui/Panel';
import { LazyCardResult } from './LazyCardResult';
import { QueryForm } from './QueryForm';

/** After this many service errors the visitor reads the number of customer care. */
const errorsBeforeHelp = 3;

type Step = { readonly at: 'form' } | { readonly at: 'card'; readonly card: GiftCard };

const firstStep: Step = { at: 'form' };

/** Renders the query for a gift card, by PIN or by transaction ID, and then the card (M-core-14, M-core-15). */
export function SvcQuery() {
  const { step, push, goToFirst } = useSteps<Step>(firstStep);
  const [by, setBy] = useKeptTab('svc-query', ['pin', 'ticketNum']);
  const [errorCount, setErrorCount] = useState(0);
  const element = useContext(MountElementContext);

  const queries = {
    onCard(card: GiftCard) {
      setErrorCount(0);
      push({ at: 'card', card });
    },
    onServiceError: () => setErrorCount((count) => count + 1),
  };

  const shownStep = useRef(step);
  useEffect(() => {
    if (shownStep.current === step) return;
    shownStep.current = step;
    // The card was removed, and the focused control with it.
    if (isFocusLost()) focusSelectedTab(element);
  }, [step, element]);

  return (
    <Panel className="rw-svc-query">
      {step.at === 'card' ? (
        <LazyCardResult card={step.card} onQueryAgain={goToFirst} />
      ) : (
        <Tabs
          label="svcQuery.title"
          selected={by}
          onChange={setBy}
          tabs={[
            { name: 'pin', label: 'svcQuery.byPin', content: <QueryForm by="pin" {...queries} /> },
            {
              name: 'ticketNum',
              label: 'svcQuery.byTransaction',
              content: <QueryForm by="ticketNum" {...queries} />,
            },
          ]}
        />
      )}
      <div className="rw-svc-help">
        <Callout>{step.at === 'form' && errorCount >= errorsBeforeHelp ? <CareLine /> : null}</Callout>
      </div>
    </Panel>
  );
}
