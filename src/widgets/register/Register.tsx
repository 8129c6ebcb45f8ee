import './register.css';
import { useEffect, useState } from 'react';
import { pagePath } from '../../api/browser/address';
import { goTo, replacePage } from '../../api/browser/navigate';
import type { RegisterCard } from '../../api/services/registration';
import { carry } from '../../api/storage/carry';
import { localizePath } from '../../i18n/locale';
import { useHasShownSignedOutView } from '../kit/hooks/useHasShownSignedOutView';
import { useLocale } from '../kit/hooks/useMessages';
import { usePageValue } from '../kit/hooks/usePageValue';
import { useSession } from '../kit/hooks/useSession';
import { useLeaveWarning } from '../kit/page/useLeaveWarning';
import { PreparedStep } from '../kit/steps/PreparedStep';
import { useSteps } from '../kit/steps/useSteps';
import { Panel } from '../kit/ui/Panel';
import { Spinner } from '../kit/ui/Spinner';
import { AccountCreated } from './AccountCreated';
import { CardForm } from './card/CardForm';
import { LazySignUpForm } from './signUp/LazySignUpForm';
import { emptyDrafts } from './signUp/signUpValues';

/** A step of the registration. */
type Step =
  | { readonly at: 'card' }
  | { readonly at: 'form'; readonly card: RegisterCard }
  | { readonly at: 'done'; readonly username: string };

const firstStep: Step = { at: 'card' };
const noCard: RegisterCard = { cardNumber: '', cardPassword: '' };

/** Renders the registration with a rewards card: the card form, the sign-up form and the confirmation (M-reg-06). */
export function Register() {
  const locale = useLocale();
  const { isLoggedIn, isChecking } = useSession();
  const { step, stepLock, push, goToFirst, forgetOthers, finish } = useSteps<Step>(firstStep);
  const [card, setCard] = useState<RegisterCard | null>(null);
  const [takenValues] = useState(() => new Set<string>());
  // The sign-up form writes its values into this object when it unmounts.
  const [drafts, setDrafts] = useState(() => emptyDrafts(locale));
  const hasShownForm = useHasShownSignedOutView();
  const account = localizePath('/account/', locale);
  // A sent request creates an account: after a sign-in in another tab the visitor still reads what has become of it (E1).
  const [hasSent, setHasSent] = useState(false);
  const isAlreadySignedIn = isLoggedIn === true && step.at !== 'done' && !hasSent;
  useLeaveWarning(!isAlreadySignedIn && step.at !== 'done');

  // On the account page itself the redirect would load the page again and again.
  const isOnAccountPage = usePageValue(pagePath, '/').replace(/\/?$/, '/') === account;

  useEffect(() => {
    // Without a history entry: from there, going back would lead forward again.
    if (isAlreadySignedIn && !isOnAccountPage) replacePage(account);
  }, [isAlreadySignedIn, isOnAccountPage, account]);

  if (isAlreadySignedIn && isOnAccountPage) return null;
  if (isAlreadySignedIn || (isChecking && !hasShownForm && step.at !== 'done')) {
    return (
      <Panel className="rw-register">
        <Spinner />
      </Panel>
    );
  }
  return (
    <Panel className="rw-register">
      {step.at === 'card' ? (
        <section onInput={forgetOthers}>
          <CardForm
            card={card}
            onCard={(validCard) => {
              setCard(validCard);
              push({ at: 'form', card: validCard });
            }}
          />
        </section>
      ) : null}
      {step.at !== 'done' ? (
        <PreparedStep load={LazySignUpForm.preload} isShown={step.at === 'form'}>
          <LazySignUpForm
            card={step.at === 'form' ? step.card : noCard}
            drafts={drafts}
            takenValues={takenValues}
            stepLock={stepLock}
            onSend={() => setHasSent(true)}
            onBack={goToFirst}
            onDone={(username) => {
              // Remove the card and the personal data from memory; the sign-in starts with the username.
              setCard(null);
              setDrafts(emptyDrafts(locale));
              takenValues.clear();
              finish({ at: 'done', username });
            }}
          />
        </PreparedStep>
      ) : null}
      {step.at === 'done' ? (
        <AccountCreated
          onClose={() => {
            carry('username', step.username);
            goTo(account);
          }}
        />
      ) : null}
    </Panel>
  );
}
