import './svc-query.css';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { GiftCard } from '../../api/services/giftCards';
import { Tabs } from '../kit/tabs/Tabs';
import { Callout } from '../kit/ui/Callout';
import { Panel } from '../kit/ui/Panel';
import { CareLine } from './CareLine';
import { LazyCardResult } from './LazyCardResult';
import { QueryForm } from './QueryForm';

/** After this many refusals the visitor reads the number of customer care. */
const refusalsBeforeHelp = 3;

/** Renders the query for a gift card, by PIN or by transaction ID, and then the card (M-core-14, M-core-15). */
export function SvcQuery() {
  const [card, setCard] = useState<GiftCard | null>(null);
  const [by, setBy] = useState<'pin' | 'ticketNum'>('pin');
  const [refusals, setRefusals] = useState(0);
  const tabs = useRef<HTMLUListElement>(null);

  const queries = {
    onCard(found: GiftCard) {
      setRefusals(0);
      setCard(found);
    },
    onRefused: () => setRefusals((count) => count + 1),
  };
  const queryAgain = () => {
    flushSync(() => setCard(null));
    // The focused button was removed: move the focus to the selected tab.
    tabs.current?.querySelector<HTMLElement>('[aria-selected="true"]')?.focus();
  };

  return (
    <Panel className="rw-svc-query">
      {card ? (
        <LazyCardResult card={card} onQueryAgain={queryAgain} />
      ) : (
        <Tabs
          label="svcQuery.title"
          listRef={tabs}
          first={by}
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
        <Callout>{!card && refusals >= refusalsBeforeHelp ? <CareLine /> : null}</Callout>
      </div>
    </Panel>
  );
}
