import axios from 'axios';
import dayjs from 'dayjs';
import { useState } from 'react';
import { Captcha } from './Captcha';
import { PasswordField, Submit, TextField, useMessages } from './fields';
import { Tabs } from './Tabs';
import { required, shaped, useFields } from './useFields';

interface Card {
  readonly balance: string;
  readonly expiredAt: string;
}

const cardNumber = shaped(/^(?:\d{16}|\d{19})$/, 'rule.isSVCCardNumber');
const pin = shaped(/^\d{6}$/, 'rule.isSVCCardPin');
const passed = (ticket: string) => (ticket === '' ? 'rule.isSecurityCheckRequired' : undefined);

interface QueryFormProps {
  readonly by: 'pin' | 'ticketNum';
  readonly onCard: (card: Card) => void;
}

function QueryForm({ by, onCard }: QueryFormProps) {
  const t = useMessages();
  const [hasFailed, setFailed] = useState(false);
  const form = useFields(
    { id: cardNumber, proof: by === 'pin' ? pin : required, captcha: passed },
    async ({ id, proof, captcha }) => {
      setFailed(false);
      try {
        const { data } = await axios.post<Card>('/public/svc/detail', { data: { id, captcha, [by]: proof } });
        onCard(data);
      } catch {
        setFailed(true);
      }
    },
  );
  return (
    <form className="rw-form" noValidate onSubmit={form.onSubmit}>
      <p className="rw-form-problems" aria-live="polite">
        {hasFailed ? t('notice.svcQuery.400') : null}
      </p>
      <TextField
        label="svcQuery.cardNumber"
        autoComplete="off"
        inputMode="numeric"
        maxLength={19}
        state={form.field('id')}
      />
      {by === 'pin' ? (
        <PasswordField
          label="svcQuery.pin"
          autoComplete="off"
          inputMode="numeric"
          maxLength={6}
          state={form.field('proof')}
        />
      ) : (
        <TextField label="svcQuery.transactionId" autoComplete="off" maxLength={20} state={form.field('proof')} />
      )}
      <Captcha error={form.error('captcha')} onTicket={(ticket) => form.set('captcha', ticket)} />
      <Submit label="svcQuery.submit" isBusy={form.isBusy} />
    </form>
  );
}

/**
 * Renders the gift-card query like the first view of the widget `svc-query`. Of a card it shows only balance and
 * expiry.
 */
export function Form() {
  const t = useMessages();
  const [card, setCard] = useState<Card | null>(null);
  return (
    <div className="rw rw-panel rw-svc-query">
      {card ? (
        <dl className="rw-svc-card">
          <dt>{t('svcQuery.balance')}</dt>
          <dd>{card.balance}</dd>
          <dt>{t('svcQuery.expiredAt')}</dt>
          <dd>{dayjs(card.expiredAt).format('YYYY-MM-DD')}</dd>
        </dl>
      ) : (
        <Tabs
          label="svcQuery.title"
          tabs={[
            { label: 'svcQuery.byPin', content: <QueryForm by="pin" onCard={setCard} /> },
            { label: 'svcQuery.byTransaction', content: <QueryForm by="ticketNum" onCard={setCard} /> },
          ]}
        />
      )}
    </div>
  );
}
