import { requiresSecurityCheck } from '../../api/http/ApiError';
import { type GiftCard, queryGiftCard } from '../../api/services/giftCards';
import { track } from '../../notifications/analytics';
import { findNotice } from '../../notifications/lookup';
import { isSVCCardNumber, isSVCCardPin, isTransactionId } from '../../validation/cardRules';
import { SVC_NUMBER_MAX, SVC_PIN_LENGTH, TRANSACTION_ID_MAX } from '../../validation/limits';
import { removeSpaces, toCardNumber } from '../../validation/normalise';
import { isSecurityCheckRequired } from '../../validation/securityCheck';
import { isRequired } from '../../validation/text';
import { CaptchaField } from '../kit/captcha/CaptchaField';
import { useSecurityCheckField } from '../kit/captcha/useSecurityCheckField';
import { CardNumberField, CardPinField } from '../kit/fields/CardFields';
import { TextField } from '../kit/fields/TextField';
import { Form } from '../kit/form/Form';
import { Submit } from '../kit/form/Submit';
import { useForm } from '../kit/form/useForm';
import { LazyCardResult } from './LazyCardResult';

const initial = { id: '', pin: '', ticketNum: '', captcha: '' };
const commonRules = { id: [isRequired, isSVCCardNumber], captcha: [isSecurityCheckRequired] };
const rules = {
  pin: { ...commonRules, pin: [isRequired, isSVCCardPin] },
  ticketNum: { ...commonRules, ticketNum: [isRequired, isTransactionId] },
};

interface QueryFormProps {
  /** What the visitor gives to prove that the card is theirs: its PIN, or the ID of a transaction. */
  readonly by: 'pin' | 'ticketNum';
  readonly onCard: (card: GiftCard) => void;
  /** Called when the service returns an error code. */
  readonly onServiceError: () => void;
}

/** Renders the form that queries a gift card; passes the card to `onCard`. */
export function QueryForm({ by, onCard, onServiceError }: QueryFormProps) {
  const securityCheck = useSecurityCheckField();
  const form = useForm({
    initial,
    rules: rules[by],
    group: 'svcQuery',
    about: ['id', 'pin', 'ticketNum'],
    submit({ id, pin, ticketNum, captcha }, signal) {
      void LazyCardResult.preload();
      return queryGiftCard({ id, captcha, ...(by === 'pin' ? { pin } : { ticketNum }) }, signal);
    },
    onDone(card) {
      track({ event: 'svc_query_success', transactions: card.transactions.length });
      onCard(card);
    },
    onError(error) {
      securityCheck.onOutcome(error);
      if (error.kind === 'aborted') return 'nothing';
      track({ event: 'svc_query_failure', code: error.code });
      if (error.code !== null) onServiceError();
      return requiresSecurityCheck(error) ? findNotice('svcQuery', 'capture') : 'usual';
    },
  });
  return (
    <Form form={form}>
      <CardNumberField
        label="svcQuery.cardNumber"
        normalise={toCardNumber}
        max={SVC_NUMBER_MAX}
        enterKeyHint="search"
        {...form.field('id')}
      />
      {by === 'pin' ? (
        <CardPinField label="svcQuery.pin" max={SVC_PIN_LENGTH} enterKeyHint="search" {...form.field('pin')} />
      ) : (
        <TextField
          label="svcQuery.transactionId"
          autoComplete="off"
          normalise={removeSpaces}
          max={TRANSACTION_ID_MAX}
          enterKeyHint="search"
          {...form.field('ticketNum')}
        />
      )}
      <CaptchaField source="svc" {...securityCheck.bindTo(form)} />
      <Submit label="svcQuery.submit" form={form} />
    </Form>
  );
}
