import { useRef, useState } from 'react';
import { type ApiError, isOutcomeUnknown, isSignedOutError, isTechnicalFailure } from '../../../api/http/ApiError';
import { errorCodes } from '../../../api/http/errorCodes';
import {
  checkUserAvailable,
  createAccount,
  isAccountUnconfirmed,
  type RegisterCard,
} from '../../../api/services/registration';
import { track } from '../../../notifications/analytics';
import { Form } from '../../kit/form/Form';
import { Submit } from '../../kit/form/Submit';
import { useBusyFlag } from '../../kit/form/useBusyFlag';
import { useForm } from '../../kit/form/useForm';
import { useLocale, useMessages } from '../../kit/hooks/useMessages';
import { useUnmountSignal } from '../../kit/hooks/useUnmountSignal';
import { useSaveOnUnmount } from '../../kit/steps/useSaveOnUnmount';
import { AccountWarningAlert } from '../AccountWarningAlert';
import { type AccountWarning, getCreateWarning } from '../accountWarning';
import { StepHeading } from '../StepHeading';
import { AccountFields } from './AccountFields';
import { ConsentFields } from './ConsentFields';
import { MobileFields } from './MobileFields';
import { PersonFields } from './PersonFields';
import { createSignUpRules } from './signUpRules';
import { buildDraft, buildRegistration, type SignUpDrafts, type SignUpValues } from './signUpValues';

/** The field of each error code that concerns one field. */
const fieldOfCode = { 204: 'email', 5000: 'firstName', 10005: 'code', 80009: 'cellPhone' } as const;
/** The error code of an SMS code that is wrong or expired. */
const wrongSmsCode = '10005';

/** Returns true when the service refuses for a reason that none of its error codes gives. */
function isUnexplained(error: ApiError): boolean {
  const isAboutInput = error.kind === 'refused' && !isTechnicalFailure(error) && !isSignedOutError(error);
  return isAboutInput && !(errorCodes.Register as readonly (string | null)[]).includes(error.code);
}

interface SignUpFormProps {
  readonly card: RegisterCard;
  /** The values of a visitor who went back to the card before; empty at first. */
  readonly drafts: SignUpDrafts;
  /**
   * The usernames and e-mail addresses that are known as taken. They stay known when the visitor goes back to the card.
   */
  readonly takenValues: Set<string>;
  /** True while the visitor must stay at this form; see `useSteps`. */
  readonly stepLock: { current: boolean };
  /** Called when the request that creates the account is sent. */
  readonly onSend: () => void;
  readonly onBack: () => void;
  readonly onDone: (username: string) => void;
}

/** Renders the sign-up form and creates the account (M-reg-05). */
export function SignUpForm(props: SignUpFormProps) {
  const { card, drafts, takenValues, stepLock, onSend, onBack, onDone } = props;
  const t = useMessages();
  const locale = useLocale();
  const getSignal = useUnmountSignal();
  const [initial] = useState(drafts.form);
  const [rules] = useState(() => createSignUpRules(takenValues));
  // The visitor may have reloaded the page before the response (E1).
  const [warning, setWarning] = useState<AccountWarning | null>(() => (isAccountUnconfirmed() ? 'unconfirmed' : null));
  const attempts = useRef(0);
  const form = useForm<SignUpValues, void>({
    initial,
    rules,
    // The text of `Register` does not say that the code is wrong.
    group: ({ code }) => (code === wrongSmsCode ? 'PhoneNumber' : 'Register'),
    fieldOfCode,
    submit(values, signal) {
      attempts.current += 1;
      // The same text after the next response is announced only if it was gone.
      setWarning(null);
      onSend();
      return createAccount(buildRegistration(values, card, locale), signal);
    },
    onDone(_result, { username }) {
      track({ event: 'register_success' });
      onDone(username);
    },
    onError(error, { username }) {
      track({ event: 'register_failure', code: error.code });
      setWarning(getCreateWarning(error));
      if (isUnexplained(error)) void recheckUsername(username);
      return isOutcomeUnknown(error) ? 'nothing' : 'usual';
    },
  });

  /**
   * Shows at the username that it is taken: perhaps since the visitor typed it, or by the account of a request whose
   * response was lost. No error code says so.
   */
  const recheckUsername = async (username: string) => {
    const attempt = attempts.current;
    const isFree = await checkUserAvailable(username, getSignal()).catch(() => true);
    if (isFree) return;
    takenValues.add(username);
    // The visitor has sent the form again meanwhile: the notice is about that.
    if (attempt !== attempts.current) return;
    form.notice.clear();
    if (isAccountUnconfirmed()) {
      // The warning is at the submit button, so the focus stays there.
      setWarning('mayExist');
      form.touch('username');
    } else await form.validateField('username');
  };

  // A sent request cannot be cancelled, so wait for its response.
  useBusyFlag(stepLock, form.isBusy);
  useSaveOnUnmount(() => {
    const names = Object.keys(initial) as (keyof SignUpValues)[];
    const values = Object.fromEntries(names.map((name) => [name, form.value(name)])) as SignUpValues;
    drafts.form = buildDraft(values);
  });

  return (
    <>
      <StepHeading step="register.step2" title="register.formTitle" hasInitialFocus />
      <p className="rw-register-card">
        <span>{t('register.cardIs', { ending: card.cardNumber.slice(-4) })}</span>
        <button
          type="button"
          className="rw-link"
          aria-disabled={form.isBusy}
          onClick={form.isBusy ? undefined : onBack}
        >
          {t('register.changeCard')}
        </button>
      </p>
      <Form form={form}>
        <AccountFields form={form} takenValues={takenValues} />
        <PersonFields form={form} takenValues={takenValues} drafts={drafts} />
        <MobileFields form={form} card={card} />
        <ConsentFields form={form} />
        {warning ? <AccountWarningAlert warning={warning} /> : null}
        <Submit label="register.submit" form={form} />
      </Form>
    </>
  );
}
