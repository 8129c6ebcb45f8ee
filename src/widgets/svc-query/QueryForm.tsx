import { ApiError } from '../../api/ApiError';
import { type GiftCard, queryGiftCard } from '../../api/giftCards';
import { track } from '../../notifications/analytics';
import { isSVCCardNumber, isSVCCardPin, isTransactionId } from '../../validation/cardRules';
import { isSecurityCheckRequired } from '../../validation/codes';
import { SVC_NUMBER_MAX, SVC_PIN_LENGTH, TRANSACTION_ID_MAX } from '../../validation/limits';
import { cardNumber, digits } from '../../validation/normalise';
import { isRequired } from '../../validation/text';
import { CaptchaField } from '../kit/CaptchaField';
import { CardNumberField } from '../kit/CardNumberField';
import { Form } from '../kit/Form';
import { PasswordField } from '../kit/PasswordField';
import { Submit } from '../kit/Submit';
import { TextField } from '../kit/TextField';
import { useForm } from '../kit/useForm';
import { useSecurityCheckField } from '../kit/useSecurityCheckField';
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
  const check = useSecurityCheckField();
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
    onRefused(refusal) {
      track({ event: 'svc_query_failure', code: refusal.code });
      check.heard(refusal);
      return false;
    },
  });
  return (
    <Form form={form}>
      <CardNumberField label="svcQuery.cardNumber" clean={cardNumber} max={SVC_NUMBER_MAX} {...form.field('id')} />
      {by === 'pin' ? (
        <PasswordField
          label="svcQuery.pin"
          autoComplete="off"
          inputMode="numeric"
          clean={digits}
          max={SVC_PIN_LENGTH}
          {...form.field('pin')}
        />
      ) : (
        <TextField
          label="svcQuery.transactionId"
          autoComplete="off"
          max={TRANSACTION_ID_MAX}
          {...form.field('ticketNum')}
        />
      )}
      <CaptchaField source="svc" {...check.fieldOf(form)} />
      <Submit label="svcQuery.submit" form={form} />
    </Form>
  );
}
