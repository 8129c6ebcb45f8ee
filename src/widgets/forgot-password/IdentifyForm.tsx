import { track } from '../../notifications/analytics';
import { announce } from '../../notifications/center';
import { isSecurityCheckRequired } from '../../validation/codes';
import { isPhone, UsernameValid } from '../../validation/contact';
import { EMAIL_MAX } from '../../validation/limits';
import { email, emailOrPhone } from '../../validation/normalise';
import type { Rule } from '../../validation/rule';
import { isRequired } from '../../validation/text';
import type { Rules } from '../../validation/validate';
import { Form } from '../kit/Form';
import { LateCaptchaField } from '../kit/LateCaptchaField';
import { Submit } from '../kit/Submit';
import { TextField } from '../kit/TextField';
import { useForm } from '../kit/useForm';
import { useSecurityCheckField } from '../kit/useSecurityCheckField';
import { useLocale, useWords } from '../kit/useWords';
import { groupOf, needsUsername, pinSent, recoveryFailed, startByPin } from './pinSending';
import { sendLink } from './sendLink';
import type { Turn } from './steps';

const initial = { identifier: '', captcha: '' };
const isMobile = (identifier: string) => isPhone.test(emailOrPhone(identifier), {});

/** While it is typed, `138-0013` may still become an address: it is asked what it will be once it is sent. */
const isKnownForm: Rule = { ...UsernameValid, test: (value) => UsernameValid.test(emailOrPhone(value), {}) };
/** Text messages alone want the check. */
const isCheckedForMobile: Rule = {
  ...isSecurityCheckRequired,
  test: (value, { identifier }) => value !== '' || !isMobile(String(identifier)),
};
const rules: Rules<typeof initial> = { identifier: [isRequired, isKnownForm] };
const rulesWithCaptcha: Rules<typeof initial> = { ...rules, captcha: [isCheckedForMobile] };

/** The first step: an address gets a link, a mobile number a PIN (M-fpw-01, M-fpw-02, M-fpw-13). */
export function IdentifyForm({ onTurn }: { onTurn: (turn: Turn) => void }) {
  const say = useWords();
  const locale = useLocale();
  const check = useSecurityCheckField();
  const form = useForm({
    initial,
    rules: check.isAsked ? rulesWithCaptcha : rules,
    group: groupOf,
    async submit({ identifier, captcha }, signal) {
      const name = emailOrPhone(identifier);
      if (isMobile(name)) return startByPin({ phoneNumber: name, captcha }, locale, signal);
      await sendLink(name, signal);
      return 'linkSent';
    },
    onDone(start, { identifier }) {
      if (start === 'linkSent') {
        track({ event: 'password_recovery_success', method: 'link' });
        announce('ResetPassword', 'emailSent');
        onTurn({ to: 'EmailSent' });
        return;
      }
      const phoneNumber = emailOrPhone(identifier);
      if (start === 'sent') pinSent();
      onTurn(
        start === 'unnamed' ? { to: 'UsernameRequired', phoneNumber } : { to: 'PinRequired', owner: { phoneNumber } },
      );
    },
    onRefused(refusal, { identifier }) {
      const { code, retryAfter } = refusal;
      if (isMobile(identifier)) {
        check.heard(refusal);
        if (code === needsUsername) {
          onTurn({ to: 'UsernameRequired', phoneNumber: emailOrPhone(identifier) });
          return true;
        }
        return recoveryFailed(refusal);
      }
      track({ event: 'password_recovery_failure', method: 'link', code });
      if (retryAfter !== null) return false;
      announce('ResetPassword', 'emailFailed');
      return true;
    },
  });
  return (
    <Form form={form}>
      <TextField
        label="forgotPassword.identifier"
        autoComplete="username"
        clean={email}
        max={EMAIL_MAX}
        hint={say('forgotPassword.identifierHint')}
        {...form.field('identifier')}
      />
      {check.isAsked ? <LateCaptchaField source="svc" {...check.fieldOf(form)} /> : null}
      <Submit label="forgotPassword.next" form={form} />
    </Form>
  );
}
