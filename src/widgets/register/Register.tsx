import './register.css';
import { useEffect, useState } from 'react';
import { goTo } from '../../api/navigate';
import type { RegisterCard } from '../../api/registration';
import { localPath } from '../../i18n/locale';
import { Panel } from '../kit/Panel';
import { Spinner } from '../kit/Spinner';
import { useSession } from '../kit/useSession';
import { useWasOpen } from '../kit/useWasOpen';
import { useLocale } from '../kit/useWords';
import { CardForm } from './CardForm';
import { Created } from './Created';
import { LateSignUpForm } from './LateSignUpForm';
import { noSignUp, type SignUpValues } from './signUp';
import { useLeaveWarning } from './useLeaveWarning';

type Step = { readonly at: 'card' } | { readonly at: 'form'; readonly card: RegisterCard } | { readonly at: 'done' };

/** Registration by rewards card: the card, the form, and the news that it is done (M-reg-06). */
export function Register() {
  const locale = useLocale();
  const { isLoggedIn, isChecking } = useSession();
  const [step, setStep] = useState<Step>({ at: 'card' });
  const [card, setCard] = useState<RegisterCard | null>(null);
  const [draft, setDraft] = useState<SignUpValues>(noSignUp);
  const wasOpen = useWasOpen();
  const account = localPath('/account/', locale);
  const isMember = isLoggedIn === true && step.at !== 'done';
  const disarm = useLeaveWarning(!isMember && step.at !== 'done');

  useEffect(() => {
    if (isMember) goTo(account);
  }, [isMember, account]);

  if (isMember || (isChecking && !wasOpen && step.at !== 'done')) {
    return (
      <Panel className="rw-register">
        <Spinner />
      </Panel>
    );
  }
  return (
    <Panel className="rw-register">
      {step.at === 'card' ? (
        <CardForm
          card={card}
          onLeave={disarm}
          onCard={(valid) => {
            setCard(valid);
            setStep({ at: 'form', card: valid });
          }}
        />
      ) : null}
      {step.at === 'form' ? (
        <LateSignUpForm
          card={step.card}
          draft={draft}
          onLeave={disarm}
          onBack={(filledIn) => {
            setDraft(filledIn);
            setStep({ at: 'card' });
          }}
          onDone={() => {
            // What made the account is nobody's any more.
            setCard(null);
            setDraft(noSignUp);
            setStep({ at: 'done' });
          }}
        />
      ) : null}
      {step.at === 'done' ? <Created onClose={() => goTo(account)} /> : null}
    </Panel>
  );
}
