import './svc-query.css';
import { useState } from 'react';
import type { GiftCard } from '../../api/giftCards';
import { Panel } from '../kit/Panel';
import { Tabs } from '../kit/Tabs';
import { CardResult } from './CardResult';
import { QueryForm } from './QueryForm';

/** Gift-card query: by PIN or by a transaction, then the card (M-core-14, M-core-15). */
export function SvcQuery() {
  const [card, setCard] = useState<GiftCard | null>(null);
  return (
    <Panel className="rw-svc-query">
      {card ? (
        <CardResult card={card} onAgain={() => setCard(null)} />
      ) : (
        <Tabs
          label="svcQuery.title"
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
