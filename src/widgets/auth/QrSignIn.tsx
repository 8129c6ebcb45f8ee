import { useState } from 'react';
import { signInWithCode } from '../../api/services/login';
import type { PlainMessageId } from '../../i18n/messageValues';
import { track } from '../../notifications/analytics';
import { errorCodeOf, showErrorNotice } from '../../notifications/errorNotice';
import { completeSignIn } from '../kit/hooks/completeSignIn';
import { useLocale, useMessages } from '../kit/hooks/useMessages';
import { QrCode } from '../kit/ui/QrCode';
import { Spinner } from '../kit/ui/Spinner';
import { handleValidationError } from './handleValidationError';
import { type QrStep, useQrSeed } from './useQrSeed';

const statusMessages: Readonly<Record<QrStep['at'], PlainMessageId>> = {
  loading: 'general.loading',
  waiting: 'auth.qr.scan',
  scanned: 'auth.qr.scanned',
  expired: 'auth.qr.expired',
  failed: 'auth.qr.failed',
};

/** Renders a QR code that the visitor scans with an app that is already signed in (M-core-04). */
export function QrSignIn() {
  const t = useMessages();
  const locale = useLocale();
  const [isSigningIn, setSigningIn] = useState(false);
  const { step, refresh } = useQrSeed((code) => void signIn(code));

  async function signIn(code: string): Promise<void> {
    setSigningIn(true);
    try {
      await signInWithCode(code, false);
      track({ event: 'login_success', method: 'qr' });
      completeSignIn(locale);
    } catch (error) {
      track({ event: 'login_failure', method: 'qr', code: errorCodeOf(error) });
      if (!handleValidationError(errorCodeOf(error), locale)) showErrorNotice('Login', error);
      // A code works only once, so a retry needs a new seed.
      setSigningIn(false);
      refresh();
    }
  }

  if (isSigningIn) return <Spinner />;
  const hasEnded = step.at === 'expired' || step.at === 'failed';
  return (
    <div className="rw-auth-qr">
      <div className="rw-auth-qr-frame">
        {'seed' in step ? <QrCode value={step.seed} label="auth.qr.image" /> : null}
        {step.at === 'loading' ? <span className="rw-spinner-ring" aria-hidden="true" /> : null}
        {step.at === 'scanned' ? <span className="rw-auth-qr-cover" aria-hidden="true" /> : null}
        {hasEnded ? (
          <button type="button" className="rw-button rw-button-quiet" onClick={refresh}>
            {t('auth.qr.refresh')}
          </button>
        ) : null}
      </div>
      <p className="rw-auth-qr-line" aria-live="polite">
        {t(statusMessages[step.at])}
      </p>
    </div>
  );
}
