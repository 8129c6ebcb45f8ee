import { useState } from 'react';
import { isOutcomeUnknown } from '../../api/ApiError';
import { createAccount, type RegisterCard } from '../../api/registration';
import { track } from '../../notifications/analytics';
import { Form } from '../kit/Form';
import { Submit } from '../kit/Submit';
import { useForm } from '../kit/useForm';
import { useLocale, useWords } from '../kit/useWords';
import { AccountFields } from './AccountFields';
import { ConsentFields } from './ConsentFields';
import { Doubt } from './Doubt';
import { type DoubtKind, doubtAfterCreate } from './doubtAfter';
import { MobileFields } from './MobileFields';
import { PersonFields } from './PersonFields';
import { StepHeading } from './StepHeading';
import { draftOf, noSignUp, registrationOf, type SignUpValues, signUpRules } from './signUp';

/** What the service's refusals are about, where that is one field. */
const refusals = { 204: 'email', 5000: 'firstName', 80009: 'cellPhone' } as const;
/** The code of the text message is wrong, or too old. */
const wrongCode = '10005';

interface SignUpFormProps {
  readonly card: RegisterCard;
  /** What was filled in before, by a visitor who went back to the card. */
  readonly draft: SignUpValues;
  readonly onBack: (draft: SignUpValues) => void;
  readonly onDone: () => void;
  readonly onLeave: () => void;
}

/** Asks for everything that makes an account, and makes it (M-reg-05). */
export function SignUpForm({ card, draft, onBack, onDone, onLeave }: SignUpFormProps) {
  const say = useWords();
  const locale = useLocale();
  const [taken] = useState(() => new Set<string>());
  const [rules] = useState(() => signUpRules(taken));
  const [doubt, setDoubt] = useState<DoubtKind | null>(null);
  const form = useForm<SignUpValues, void>({
    initial: draft,
    rules,
    group: 'Register',
    refusals,
    submit: (values, signal) => createAccount(registrationOf(values, card, locale), signal),
    onDone() {
      track({ event: 'register_success' });
      onDone();
    },
    onRefused(error) {
      track({ event: 'register_failure', code: error.code });
      setDoubt(doubtAfterCreate(error));
      if (error.code === wrongCode) form.fail('code', 'notice.PhoneNumber.10005');
      return isOutcomeUnknown(error) || error.code === wrongCode;
    },
  });

  const goBack = () => {
    // What was sent cannot be taken back: its answer is waited for.
    if (form.isBusy) return;
    const names = Object.keys(noSignUp) as (keyof SignUpValues)[];
    const values = Object.fromEntries(names.map((name) => [name, form.value(name)])) as SignUpValues;
    onBack(draftOf(values));
  };

  return (
    <>
      <StepHeading step="register.step2" title="register.formTitle" takesFocus />
      <p className="rw-register-card">
        <span>{say('register.cardIs', { ending: card.cardNumber.slice(-4) })}</span>
        <button type="button" className="rw-link" aria-disabled={form.isBusy} onClick={goBack}>
          {say('register.changeCard')}
        </button>
      </p>
      <Form form={form}>
        <AccountFields form={form} taken={taken} />
        <PersonFields form={form} taken={taken} />
        <MobileFields form={form} card={card} />
        <ConsentFields form={form} />
        {doubt ? <Doubt kind={doubt} onLeave={onLeave} /> : null}
        <Submit label="register.submit" form={form} />
      </Form>
    </>
  );
}
