import { type FormEvent, useEffect, useState } from 'react';
import { signIn } from '../../api/services/login';
import { takeCarried } from '../../api/storage/carry';
import { track } from '../../notifications/analytics';
import { hasNoColon } from '../../validation/credentials';
import { toAccountName } from '../../validation/normalise';
import { isSecurityCheckRequired } from '../../validation/securityCheck';
import { isRequired } from '../../validation/text';
import { LazyCaptchaField } from '../kit/captcha/LazyCaptchaField';
import { useSecurityCheckField } from '../kit/captcha/useSecurityCheckField';
import { CheckField } from '../kit/fields/CheckField';
import { PasswordField } from '../kit/fields/PasswordField';
import { TextField } from '../kit/fields/TextField';
import { Form } from '../kit/form/Form';
import { Submit } from '../kit/form/Submit';
import { useForm } from '../kit/form/useForm';
import { useLocale, useMessages } from '../kit/hooks/useMessages';
import { useSession } from '../kit/hooks/useSession';
import { completeSignIn } from '../kit/page/completeSignIn';
import { useOnStay } from '../kit/page/useOnStay';
import { SiteLink } from '../kit/ui/SiteLink';
import { handleUnverifiedMobile } from './handleUnverifiedMobile';

const initial = { username: '', password: '', rememberMe: false, captcha: '' };
const rules = { username: [isRequired, hasNoColon], password: [isRequired] };
const rulesWithCaptcha = { ...rules, captcha: [isSecurityCheckRequired] };

/** Renders the sign-in form: username or e-mail address, and password (M-core-03). */
export function PasswordForm() {
  const t = useMessages();
  const locale = useLocale();
  const securityCheck = useSecurityCheckField();
  const { problem } = useSession();
  /** True while the browser leaves the page, after a sign-in or for the validation of the mobile number. */
  const [isLeaving, setLeaving] = useState(false);
  const form = useForm({
    initial,
    rules: securityCheck.isRequired ? rulesWithCaptcha : rules,
    group: 'Login',
    submit: (values, signal) => signIn({ ...values, username: values.username.trim() }, signal),
    onDone() {
      track({ event: 'login_success', method: 'password' });
      completeSignIn(locale);
      setLeaving(true);
    },
    onError(error, { username }) {
      const { code } = error;
      track({ event: 'login_failure', method: 'password', code });
      securityCheck.onOutcome(error);
      const reaction = handleUnverifiedMobile(code, locale, username.trim());
      setLeaving(reaction === 'nothing');
      return reaction;
    },
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: the last page has left it for the first render
  useEffect(() => {
    const username = takeCarried('username');
    if (username && form.value('username') === '') form.set('username', username);
  }, []);
  const reopen = () => {
    setLeaving(false);
    securityCheck.onOutcome();
  };
  useOnStay(isLeaving, (isRestored) => {
    reopen();
    // Back from the validation, someone else may be at the device by now, after a sign-out (C8).
    if (isRestored) form.clear('password');
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: only a new problem counts
  useEffect(() => {
    if (problem && isLeaving) reopen();
  }, [problem]);
  const ignoreSubmit = (event: FormEvent) => {
    event.preventDefault();
    // As in `useForm`: the CMS may wrap the mount point in a form of its own (A2).
    event.stopPropagation();
  };
  const shownForm = isLeaving ? { ...form, isBusy: true, onSubmit: ignoreSubmit } : form;

  return (
    <Form form={shownForm}>
      <TextField label="auth.username" autoComplete="username" normalise={toAccountName} {...form.field('username')} />
      <PasswordField label="auth.password" autoComplete="current-password" {...form.field('password')} />
      <div className="rw-row">
        <CheckField label={t('auth.rememberMe')} {...form.field('rememberMe')} />
        <SiteLink path="/account/forgot-password">{t('auth.forgotPassword')}</SiteLink>
      </div>
      {securityCheck.isRequired ? <LazyCaptchaField source="login" {...securityCheck.bindTo(form)} /> : null}
      <Submit label="auth.signIn" form={shownForm} />
      <p className="rw-auth-join">
        {t('auth.newHere')} <SiteLink path="/account/register">{t('auth.createAccount')}</SiteLink>
      </p>
    </Form>
  );
}
