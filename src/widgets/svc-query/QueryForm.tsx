import { useState } from 'react';
import { ApiError } from '../../api/ApiError';
import { type GiftCard, queryGiftCard } from '../../api/giftCards';
import { track } from '../../notifications/analytics';
import { isSVCCardNumber, isSVCCardPin, isTransactionId } from '../../validation/cardRules';
import { isSecurityCheckRequired } from '../../validation/codes';
import { cardNumber, digits } from '../../validation/normalise';
import { isRequired } from '../../validation/text';
import { CaptchaField } from '../kit/CaptchaField';
import { CardNumberField } from '../kit/CardNumberField';
import { Form } from '../kit/Form';
import { PasswordField } from '../kit/PasswordField';
import { Submit } from '../kit/Submit';
import { TextField } from '../kit/TextField';
import { useForm } from '../kit/useForm';
import { LateCardResult } from './LateCardResult';

const initial = { id: '', pin: '', ticketNum: '', captcha: '' };
const always = { id: [isRequired, isSVCCardNumber], captcha: [isSecurityCheckRequired] };
const rules = {
  pin: { ...always, pin: [isRequired, isSVCCardPin] },
  ticketNum: { ...always, ticketNum: [isRequired, isTransactionId] },
};

interface QueryFormProps {
  readonly by: 'pin' | 'ticketNum';
  readonly onCard: (card: GiftCard) => void;
}

/** Asks for a card number and what proves that the visitor has the card, and hands up the card. */
export function QueryForm({ by, onCard }: QueryFormProps) {
  const [round, setRound] = useState(0);
  const form = useForm({
    initial,
    rules: rules[by],
    group: 'svcQuery',
    async submit({ id, pin, ticketNum, captcha }, signal) {
      void LateCardResult.preload();
      const card = await queryGiftCard({ id, captcha, ...(by === 'pin' ? { pin } : { ticketNum }) }, signal);
      // G6: another card than the one that was asked for is no answer.
      if (/^\d{16,19}$/.test(card.id) && card.id !== id) throw new ApiError('malformed');
      return card;
    },
    onDone(card) {
      track({ event: 'svc_query_success', transactions: card.transactions.length });
      onCard(card);
    },
    onRefused({ code }) {
      track({ event: 'svc_query_failure', code });
      setRound(round + 1);
      return false;
    },
  });
  return (
    <Form form={form}>
      <CardNumberField label="svcQuery.cardNumber" clean={cardNumber} max={19} {...form.field('id')} />
      {by === 'pin' ? (
        <PasswordField
          label="svcQuery.pin"
          autoComplete="off"
          inputMode="numeric"
          clean={digits}
          max={6}
          {...form.field('pin')}
        />
      ) : (
        <TextField label="svcQuery.transactionId" autoComplete="off" max={20} {...form.field('ticketNum')} />
      )}
      <CaptchaField
        source="svc"
        round={round}
        onTicket={(ticket) => form.set('captcha', ticket)}
        {...form.field('captcha')}
      />
      <Submit label="svcQuery.submit" form={form} />
    </Form>
  );
}
