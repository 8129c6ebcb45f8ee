import { useState } from 'react';
import { type RegisterCard, validateCard } from '../../api/registration';
import { track } from '../../notifications/analytics';
import { isCardTypeMSR, isMSRcardNumber, isPinOfCard } from '../../validation/cardRules';
import { CARD_PIN_MAX, SVC_NUMBER_MAX } from '../../validation/limits';
import { cardNumber as cleanNumber, digits } from '../../validation/normalise';
import { isRequired } from '../../validation/text';
import { CardNumberField } from '../kit/CardNumberField';
import { Form } from '../kit/Form';
import { later } from '../kit/later';
import { PasswordField } from '../kit/PasswordField';
import { Submit } from '../kit/Submit';
import { useForm } from '../kit/useForm';
import { useWords } from '../kit/useWords';
import { Doubt } from './Doubt';
import { type DoubtKind, doubtAfter } from './doubtAfter';
import { LateSignUpForm } from './LateSignUpForm';
import { StepHeading } from './StepHeading';

const CardHelp = later(() =>
  import(/* webpackChunkName: "register-help" */ './CardHelp').then((module) => module.CardHelp),
);

// length, then 73, then the PIN by the card's family.
const rules = {
  cardNumber: [isRequired, isMSRcardNumber, isCardTypeMSR],
  pin: [isRequired, ...isPinOfCard('cardNumber')],
};

interface CardFormProps {
  /** The card of a visitor who comes back from the second step. */
  readonly card: RegisterCard | null;
  readonly onCard: (card: RegisterCard) => void;
  readonly onLeave: () => void;
}

/** Asks for a rewards card and its PIN, and hands it up once the service knows it (M-reg-03). */
export function CardForm({ card, onCard, onLeave }: CardFormProps) {
  const say = useWords();
  const [isHelpOpen, setHelpOpen] = useState(false);
  const [doubt, setDoubt] = useState<DoubtKind | null>(null);
  const form = useForm({
    initial: { cardNumber: card?.cardNumber ?? '', pin: card?.cardPassword ?? '' },
    rules,
    group: 'Register',
    submit({ cardNumber, pin }, signal) {
      void LateSignUpForm.preload();
      return validateCard({ cardNumber, cardPassword: pin }, signal);
    },
    onDone(valid) {
      track({ event: 'register_card_success' });
      onCard(valid);
    },
    onRefused(error) {
      track({ event: 'register_card_failure', code: error.code });
      setDoubt(doubtAfter(error));
      return false;
    },
  });
  return (
    <>
      <StepHeading step="register.step1" title="register.cardTitle" takesFocus={card !== null} />
      <Form form={form}>
        <CardNumberField
          label="register.cardNumber"
          clean={cleanNumber}
          max={SVC_NUMBER_MAX}
          {...form.field('cardNumber')}
        />
        <PasswordField
          label="register.pin"
          autoComplete="off"
          inputMode="numeric"
          clean={digits}
          max={CARD_PIN_MAX}
          {...form.field('pin')}
        />
        <button type="button" className="rw-link" aria-haspopup="dialog" onClick={() => setHelpOpen(true)}>
          {say('register.whatIsThis')}
        </button>
        {doubt ? <Doubt kind={doubt} onLeave={onLeave} /> : null}
        <Submit label="register.next" form={form} />
      </Form>
      {isHelpOpen ? <CardHelp onClose={() => setHelpOpen(false)} /> : null}
    </>
  );
}
