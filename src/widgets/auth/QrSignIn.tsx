import { useEffect, useRef } from 'react';
import { isFocusLost } from '../../api/browser/focus';
import { hasPhoneScreen } from '../../api/device/hasPhoneScreen';
import type { PlainMessageId } from '../../i18n/messageValues';
import { useLocale, useMessages } from '../kit/hooks/useMessages';
import { useServiceWait } from '../kit/hooks/useServiceWait';
import { useSession } from '../kit/hooks/useSession';
import { ActionButton } from '../kit/ui/ActionButton';
import { QrCode } from '../kit/ui/QrCode';
import { Spinner } from '../kit/ui/Spinner';
import { exchangeCode } from './exchangeCode';
import { type QrStep, useQrSeed } from './useQrSeed';

const statusMessages: Readonly<Record<QrStep['at'], PlainMessageId>> = {
  loading: 'general.loading',
  signingIn: 'general.loading',
  signedIn: 'general.loading',
  leaving: 'general.loading',
  waiting: 'auth.qr.scan',
  scanned: 'auth.qr.scanned',
  unavailable: 'auth.qr.unavailable',
  expired: 'auth.qr.expired',
  failed: 'auth.qr.failed',
  rejected: 'auth.qr.rejected',
};

/** Renders a QR code that the visitor scans with an app that is already signed in (M-core-04). */
export function QrSignIn() {
  const t = useMessages();
  const locale = useLocale();
  const { step, refresh } = useQrSeed((code, signal) => exchangeCode(code, 'qr', locale, signal));
  const frame = useRef<HTMLDivElement>(null);
  const wait = useServiceWait('retryAt' in step ? step.retryAt : 0);

  const { isLoggedIn, isChecking } = useSession();
  // The visitor is still here without a session: the browser has refused it, or has restored the page after a sign-out.
  // Where the login status is unknown (C2), the code is only used.
  const withoutSession = isLoggedIn === null ? 'expired' : 'rejected';
  const at = step.at === 'signedIn' && !isChecking && !isLoggedIn ? withoutSession : step.at;
  const isSigningIn = at === 'signingIn' || at === 'signedIn' || at === 'leaving';
  const hasRefreshed = useRef(false);
  const wasSigningIn = useRef(false);
  useEffect(() => {
    // The spinner of the sign-in took the place of the frame, which had the focus.
    if (wasSigningIn.current && hasRefreshed.current && isFocusLost()) frame.current?.focus();
    wasSigningIn.current = isSigningIn;
  }, [isSigningIn]);
  if (isSigningIn) return <Spinner />;
  const hasEnded = at === 'expired' || at === 'failed' || at === 'rejected';
  return (
    <div className="rw-auth-qr">
      <div
        ref={frame}
        tabIndex={-1}
        className={'seed' in step ? 'rw-auth-qr-frame rw-auth-qr-paper' : 'rw-auth-qr-frame'}
      >
        {'seed' in step ? <QrCode value={step.seed} label="auth.qr.image" /> : null}
        {at === 'loading' ? <span className="rw-spinner-ring" aria-hidden="true" /> : null}
        {at === 'scanned' ? <span className="rw-auth-qr-cover" aria-hidden="true" /> : null}
        {hasEnded ? (
          <ActionButton
            className="rw-button rw-button-quiet"
            label="auth.qr.refresh"
            wait={wait}
            onClick={() => {
              // The button goes away.
              frame.current?.focus();
              hasRefreshed.current = true;
              refresh();
            }}
          />
        ) : null}
      </div>
      <p className="rw-auth-qr-line" aria-live="polite">
        {t(statusMessages[at])}
      </p>
      {hasPhoneScreen() ? <p className="rw-hint">{t('auth.qr.otherScreen')}</p> : null}
    </div>
  );
}
