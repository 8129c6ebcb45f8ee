import { useState } from 'react';
import { type RegisterCard, validateCard } from '../../../api/services/registration';
import { track } from '../../../notifications/analytics';
import { isCardTypeMSR, isMSRcardNumber, isPinOfCard } from '../../../validation/cardRules';
import { CARD_PIN_MAX, SVC_NUMBER_MAX } from '../../../validation/limits';
import { toCardNumber } from '../../../validation/normalise';
import { isRequired } from '../../../validation/text';
import { CardNumberField, CardPinField } from '../../kit/fields/CardFields';
import { Form } from '../../kit/form/Form';
import { Submit } from '../../kit/form/Submit';
import { useForm } from '../../kit/form/useForm';
import { useMessages } from '../../kit/hooks/useMessages';
import { lazyComponent } from '../../kit/ui/lazyComponent';
import { AccountWarningAlert } from '../AccountWarningAlert';
import { type AccountWarning, getAccountWarning } from '../accountWarning';
import { cardCodes } from '../cardCodes';
import { StepHeading } from '../StepHeading';
import { LazySignUpForm } from '../signUp/LazySignUpForm';

const CardHelp = lazyComponent(() =>
  import(/* webpackChunkName: "register-help" */ './CardHelp').then((module) => module.CardHelp),
);

// The order of the rules is fixed: length, then prefix 73, then the PIN by the card's family.
const rules = {
  cardNumber: [isRequired, isMSRcardNumber, isCardTypeMSR],
  pin: [isRequired, ...isPinOfCard('cardNumber')],
};

const fieldOfCode = Object.fromEntries(cardCodes.map((code) => [code, 'cardNumber' as const]));

interface CardFormProps {
  /** The card of a visitor who comes back from the second step; null at first. */
  readonly card: RegisterCard | null;
  readonly onCard: (card: RegisterCard) => void;
}

/** Renders the form for a rewards card and its PIN, and passes the validated card to `onCard` (M-reg-03). */
export function CardForm({ card, onCard }: CardFormProps) {
  const t = useMessages();
  const [isHelpOpen, setHelpOpen] = useState(false);
  const [warning, setWarning] = useState<AccountWarning | null>(null);
  const form = useForm({
    initial: { cardNumber: card?.cardNumber ?? '', pin: card?.cardPassword ?? '' },
    rules,
    group: 'Register',
    fieldOfCode,
    about: ['cardNumber', 'pin'],
    submit({ cardNumber, pin }, signal) {
      void LazySignUpForm.preload();
      return validateCard({ cardNumber, cardPassword: pin }, signal);
    },
    onDone(validCard) {
      track({ event: 'register_card_success' });
      onCard(validCard);
    },
    onError(error) {
      if (error.kind === 'aborted') return 'nothing';
      track({ event: 'register_card_failure', code: error.code });
      setWarning(getAccountWarning(error));
      return 'usual';
    },
  });
  return (
    <>
      <StepHeading step="register.step1" title="register.cardTitle" hasInitialFocus={card !== null} />
      <Form form={form}>
        <CardNumberField
          label="register.cardNumber"
          normalise={toCardNumber}
          max={SVC_NUMBER_MAX}
          enterKeyHint="next"
          {...form.field('cardNumber')}
        />
        <CardPinField label="register.pin" max={CARD_PIN_MAX} enterKeyHint="next" {...form.field('pin')} />
        <button type="button" className="rw-link" aria-haspopup="dialog" onClick={() => setHelpOpen(true)}>
          {t('register.whatIsThis')}
        </button>
        {warning ? <AccountWarningAlert warning={warning} /> : null}
        <Submit label="register.next" form={form} />
      </Form>
      {isHelpOpen ? <CardHelp onClose={() => setHelpOpen(false)} /> : null}
    </>
  );
}
