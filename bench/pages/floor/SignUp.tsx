import axios from 'axios';
import { useEffect, useRef, useState } from 'react';
import { Birthday, Checkbox, Gender, PasswordHints } from './choices';
import { PasswordField, Submit, TextField, useMessages } from './fields';
import { type Check, required, shaped, useFields } from './useFields';

const username = shaped(/^[\w.]{6,}$/, 'rule.isUsernameForRegister');
const password = shaped(/^(?=.*[A-Z])(?=.*[a-z])(?=.*[\d!-/]).{8,25}$/, 'rule.isPassword');
const firstName = shaped(/^[\p{L}·]+$/u, 'rule.isFirstname');
const cellPhone = shaped(/^1\d{10}$/, 'rule.isPhone');
const code = shaped(/^\d{4}$/, 'rule.isSmsCode');
const email: Check = (value) => (value === '' || /^\S+@\S+\.\S+$/.test(value) ? undefined : 'rule.isEmail');
const chosen =
  (message: string): Check =>
  (value) =>
    value === '' ? message : undefined;
const checks = {
  username,
  password,
  confirm: required,
  lastName: () => undefined,
  firstName,
  gender: chosen('rule.isGenderRequired'),
  email,
  birthday: chosen('rule.isBirthday'),
  cellPhone,
  code,
  agreed: chosen('rule.isAgreementRequired'),
};

/** Milliseconds after the last key until the page asks whether the username is free. */
const pauseOfTyping = 500;

/** Returns true when the service says that the username is free. */
function useIsFree(value: string): boolean {
  const [free, setFree] = useState<string | null>(null);
  useEffect(() => {
    if (checks.username(value)) return undefined;
    const ask = async () => {
      await axios.post('/api/userAvailable', { username: value });
      setFree(value);
    };
    const timer = setTimeout(() => void ask(), pauseOfTyping);
    return () => clearTimeout(timer);
  }, [value]);
  return free === value;
}

/** Renders the sign-up form like the second step of the widget `register`. The button for the terms does nothing. */
export function SignUp({ onDone }: { readonly onDone: () => void }) {
  const t = useMessages();
  const [sentTo, setSentTo] = useState<string | null>(null);
  const [isSending, setSending] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  const form = useFields(checks, async (values) => {
    await axios.post('/api/Customers/create', values);
    onDone();
  });
  const isFree = useIsFree(form.values.username);
  useEffect(() => heading.current?.focus(), []);

  const sendCode = async () => {
    if (checks.cellPhone(form.values.cellPhone)) return;
    setSending(true);
    await axios.post('/api/sendRegisterPin', { phoneNumber: form.values.cellPhone });
    setSending(false);
    setSentTo(form.values.cellPhone);
  };

  return (
    <>
      <div className="rw-register-head">
        <p className="rw-register-step">{t('register.step2')}</p>
        <h2 className="rw-heading" tabIndex={-1} ref={heading}>
          {t('register.formTitle')}
        </h2>
      </div>
      <form className="rw-form" noValidate onSubmit={form.onSubmit}>
        <p className="rw-form-problems" aria-live="polite" />
        <TextField label="register.username" autoComplete="username" state={form.field('username')} />
        <p className="rw-hint">{isFree ? t('register.usernameFree') : t('register.usernameHint')}</p>
        <PasswordField label="register.password" autoComplete="new-password" state={form.field('password')} />
        <PasswordHints password={form.values.password} />
        <PasswordField label="register.confirm" autoComplete="new-password" state={form.field('confirm')} />
        <div className="rw-register-pair">
          <TextField label="register.lastName" autoComplete="family-name" state={form.field('lastName')} />
          <TextField label="register.firstName" autoComplete="given-name" state={form.field('firstName')} />
        </div>
        <Gender state={form.field('gender')} />
        <TextField label="register.email" autoComplete="email" inputMode="email" state={form.field('email')} />
        <Birthday error={form.error('birthday')} onChange={(date) => form.set('birthday', date)} />
        <TextField
          label="register.cellPhone"
          type="tel"
          autoComplete="tel-national"
          inputMode="numeric"
          state={form.field('cellPhone')}
        />
        <div className="rw-send">
          <button
            type="button"
            className="rw-button rw-button-quiet"
            aria-busy={isSending}
            onClick={() => void sendCode()}
          >
            <span>{t('register.sendCode')}</span>
          </button>
        </div>
        <TextField
          label="register.code"
          autoComplete="one-time-code"
          inputMode="numeric"
          maxLength={4}
          state={form.field('code')}
        />
        {sentTo === null ? null : <p className="rw-hint">{t('form.codeSentTo', { mobile: sentTo })}</p>}
        <div className="rw-register-consent">
          <button type="button" className="rw-link">
            {t('register.readTerms')}
          </button>
          <Checkbox
            label="register.agreed"
            error={form.error('agreed')}
            onChange={(isChecked) => form.set('agreed', isChecked ? 'yes' : '')}
          />
          <Checkbox label="register.news" />
        </div>
        <Submit label="register.submit" isBusy={form.isBusy} />
      </form>
    </>
  );
}
