import { signIn } from '../../api/login';
import { track } from '../../notifications/analytics';
import { isSecurityCheckRequired } from '../../validation/codes';
import { hasNoColon } from '../../validation/credentials';
import { isRequired } from '../../validation/text';
import { CheckField } from '../kit/CheckField';
import { enterSite } from '../kit/enterSite';
import { Form } from '../kit/Form';
import { LateCaptchaField } from '../kit/LateCaptchaField';
import { PasswordField } from '../kit/PasswordField';
import { SiteLink } from '../kit/SiteLink';
import { Submit } from '../kit/Submit';
import { TextField } from '../kit/TextField';
import { useForm } from '../kit/useForm';
import { useSecurityCheckField } from '../kit/useSecurityCheckField';
import { useLocale, useWords } from '../kit/useWords';
import { leaveIfDormant } from './leaveIfDormant';

const initial = { username: '', password: '', rememberMe: false, captcha: '' };
const rules = { username: [isRequired, hasNoColon], password: [isRequired] };
const rulesWithCaptcha = { ...rules, captcha: [isSecurityCheckRequired] };

/** The account's mobile number is not verified yet. */
const unverifiedCode = '3099';

interface PasswordFormProps {
  /** What stands in the name's field at first. */
  readonly username: string;
  readonly onUnverified: (username: string) => void;
}

/** Sign-in by user name or e-mail and password (M-core-03). */
export function PasswordForm({ username: known, onUnverified }: PasswordFormProps) {
  const say = useWords();
  const locale = useLocale();
  const check = useSecurityCheckField();
  const form = useForm({
    initial: { ...initial, username: known },
    rules: check.isAsked ? rulesWithCaptcha : rules,
    group: 'Login',
    submit: (values, signal) => signIn({ ...values, username: values.username.trim() }, signal),
    onDone() {
      track({ event: 'login_success', method: 'password' });
      enterSite(locale);
    },
    onRefused(refusal, { username }) {
      const { code } = refusal;
      track({ event: 'login_failure', method: 'password', code });
      check.heard(refusal);
      if (code === unverifiedCode) onUnverified(username);
      return leaveIfDormant(code, locale, username.trim());
    },
  });
  return (
    <Form form={form}>
      <TextField label="auth.username" autoComplete="username" {...form.field('username')} />
      <PasswordField label="auth.password" autoComplete="current-password" {...form.field('password')} />
      <div className="rw-row">
        <CheckField label={say('auth.rememberMe')} {...form.field('rememberMe')} />
        <SiteLink path="/account/forgot-password">{say('auth.forgotPassword')}</SiteLink>
      </div>
      {check.isAsked ? <LateCaptchaField source="login" {...check.fieldOf(form)} /> : null}
      <Submit label="auth.signIn" form={form} />
      <p className="rw-auth-join">
        {say('auth.newHere')} <SiteLink path="/account/register">{say('auth.createAccount')}</SiteLink>
      </p>
    </Form>
  );
}
