import { useState } from 'react';
import { maskMobile } from '../../i18n/mobile';
import { announce } from '../../notifications/center';
import { isSecurityCheckRequired } from '../../validation/codes';
import { trimmed } from '../../validation/normalise';
import { isRequired } from '../../validation/text';
import { Form } from '../kit/Form';
import { LateCaptchaField } from '../kit/LateCaptchaField';
import { Submit } from '../kit/Submit';
import { TextField } from '../kit/TextField';
import { useForm } from '../kit/useForm';
import { useSecurityCheckField } from '../kit/useSecurityCheckField';
import { useLocale, useWords } from '../kit/useWords';
import { OtherWay } from './OtherWay';
import { groupOf, needsUsername, pinSent, recoveryFailed, startByPin } from './pinSending';
import type { Turn } from './steps';

const initial = { user: '', captcha: '' };
const rules = { user: [isRequired] };
const rulesWithCaptcha = { ...rules, captcha: [isSecurityCheckRequired] };

interface UsernameFormProps {
  readonly phoneNumber: string;
  readonly onTurn: (turn: Turn) => void;
}

/** Asks whose account it is, where the number alone does not tell (M-fpw-03, M-fpw-04). */
export function UsernameForm({ phoneNumber, onTurn }: UsernameFormProps) {
  const say = useWords();
  const locale = useLocale();
  const check = useSecurityCheckField();
  /** The notice speaks of a check, so there is one; but the name may be all that was wrong. */
  const [isOffered, setOffered] = useState(false);
  const form = useForm({
    initial,
    rules: check.isAsked ? rulesWithCaptcha : rules,
    group: groupOf,
    submit: ({ user, captcha }, signal) => startByPin({ phoneNumber, user: trimmed(user), captcha }, locale, signal),
    onDone(start, { user }) {
      if (start === 'sent') pinSent();
      onTurn({ to: 'PinRequired', owner: { phoneNumber, user: trimmed(user) } });
    },
    onRefused(refusal) {
      check.heard(refusal);
      if (refusal.code !== needsUsername) return recoveryFailed(refusal);
      setOffered(true);
      recoveryFailed(refusal);
      announce('ResetPassword', '20005');
      return true;
    },
  });
  return (
    <>
      <Form form={form}>
        <TextField
          label="forgotPassword.username"
          autoComplete="username"
          hint={say('forgotPassword.usernameHint', { mobile: maskMobile(phoneNumber) })}
          {...form.field('user')}
        />
        {check.isAsked || isOffered ? <LateCaptchaField source="svc" {...check.fieldOf(form)} /> : null}
        <Submit label="forgotPassword.next" form={form} />
      </Form>
      <OtherWay onTurn={onTurn} />
    </>
  );
}
