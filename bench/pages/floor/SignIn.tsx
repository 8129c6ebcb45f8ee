import axios from 'axios';
import Cookies from 'js-cookie';
import { useId, useState } from 'react';
import { PasswordField, Submit, TextField, useMessages } from './fields';
import { Tabs } from './Tabs';
import { required, useFields } from './useFields';

function basic(username: string, password: string): string {
  const bytes = new TextEncoder().encode(`${username}:${password}`);
  return `Basic ${btoa(String.fromCharCode(...bytes))}`;
}

async function signIn(username: string, password: string, rememberMe: boolean): Promise<void> {
  const body = { grant_type: 'client_credentials', remember_me: rememberMe, captcha: '', device: 'web' };
  const headers = { Authorization: basic(username, password) };
  const { data } = await axios.post<{ code: string }>('/web/login', body, { headers });
  const exchange = { code: data.code, remember_me: rememberMe, grant_type: 'authorization_code' };
  await axios.post('/web/login/oauth/access_token', exchange);
  Cookies.set('login-status', 'true', { expires: 7, sameSite: 'lax' });
  location.assign('/account/');
}

function PasswordForm() {
  const t = useMessages();
  const rememberId = useId();
  const [rememberMe, setRememberMe] = useState(false);
  const [hasFailed, setFailed] = useState(false);
  const form = useFields({ username: required, password: required }, async ({ username, password }) => {
    setFailed(false);
    await signIn(username.trim(), password, rememberMe).catch(() => setFailed(true));
  });
  return (
    <form className="rw-form" noValidate onSubmit={form.onSubmit}>
      <p className="rw-form-problems" aria-live="polite">
        {hasFailed ? t('notice.Login.400') : null}
      </p>
      <TextField label="auth.username" autoComplete="username" state={form.field('username')} />
      <PasswordField label="auth.password" autoComplete="current-password" state={form.field('password')} />
      <div className="rw-row">
        <div className="rw-field">
          <span className="rw-check">
            <input
              id={rememberId}
              name="rememberMe"
              type="checkbox"
              className="rw-check-box"
              checked={rememberMe}
              onChange={(event) => setRememberMe(event.target.checked)}
            />
            <label className="rw-check-label" htmlFor={rememberId}>
              {t('auth.rememberMe')}
            </label>
          </span>
        </div>
        <a className="rw-link" href="/account/forgot-password">
          {t('auth.forgotPassword')}
        </a>
      </div>
      <Submit label="auth.signIn" isBusy={form.isBusy} />
      <p className="rw-auth-join">
        {t('auth.newHere')}{' '}
        <a className="rw-link" href="/account/register">
          {t('auth.createAccount')}
        </a>
      </p>
    </form>
  );
}

function QrSignIn() {
  const t = useMessages();
  return (
    <div className="rw-auth-qr">
      <div className="rw-auth-qr-frame" />
      <p className="rw-auth-qr-line">{t('auth.qr.scan')}</p>
    </div>
  );
}

/** Renders the sign-in form like the first view of the widget `auth`. */
export function Form() {
  if (Cookies.get('login-status') === 'true') return null;
  return (
    <div className="rw rw-panel rw-auth">
      <Tabs
        label="auth.title"
        tabs={[
          { label: 'auth.byPassword', content: <PasswordForm /> },
          { label: 'auth.byQr', content: <QrSignIn /> },
        ]}
      />
    </div>
  );
}
