import './svc-query.css';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { GiftCard } from '../../api/giftCards';
import { Panel } from '../kit/Panel';
import { Tabs } from '../kit/Tabs';
import { LateCardResult } from './LateCardResult';
import { QueryForm } from './QueryForm';

/** Gift-card query: by PIN or by a transaction, then the card (M-core-14, M-core-15). */
export function SvcQuery() {
  const [card, setCard] = useState<GiftCard | null>(null);
  const [by, setBy] = useState<'pin' | 'ticketNum'>('pin');
  const tabs = useRef<HTMLUListElement>(null);

  const askAgain = () => {
    flushSync(() => setCard(null));
    // The button that had the focus is gone: go on from where the next question starts.
    tabs.current?.querySelector<HTMLElement>('[aria-selected="true"]')?.focus();
  };

  return (
    <Panel className="rw-svc-query">
      {card ? (
        <LateCardResult card={card} onAgain={askAgain} />
      ) : (
        <Tabs
          label="svcQuery.title"
          listRef={tabs}
          first={by}
          onChange={setBy}
          tabs={[
            { name: 'pin', label: 'svcQuery.byPin', content: <QueryForm by="pin" onCard={setCard} /> },
            {
              name: 'ticketNum',
              label: 'svcQuery.byTransaction',
              content: <QueryForm by="ticketNum" onCard={setCard} />,
            },
          ]}
        />
      )}
    </Panel>
  );
}
