import { useState } from 'react';
import { signInWithCode } from '../../api/login';
import type { PlainMessageId } from '../../i18n/messageValues';
import { track } from '../../notifications/analytics';
import { codeOf, notifyError } from '../../notifications/refusal';
import { enterSite } from '../kit/enterSite';
import { QrCode } from '../kit/QrCode';
import { Spinner } from '../kit/Spinner';
import { useLocale, useWords } from '../kit/useWords';
import { leaveIfDormant } from './leaveIfDormant';
import { type QrStep, useQrSeed } from './useQrSeed';

const lines: Readonly<Record<QrStep['at'], PlainMessageId>> = {
  loading: 'general.loading',
  waiting: 'auth.qr.scan',
  scanned: 'auth.qr.scanned',
  expired: 'auth.qr.expired',
  failed: 'auth.qr.failed',
};

/** Sign-in with a phone that is signed in already (M-core-04). */
export function QrSignIn() {
  const say = useWords();
  const locale = useLocale();
  const [isEntering, setEntering] = useState(false);
  const { step, refresh } = useQrSeed((code) => void enter(code));

  async function enter(code: string): Promise<void> {
    setEntering(true);
    try {
      await signInWithCode(code, false);
      track({ event: 'login_success', method: 'qr' });
      enterSite(locale);
    } catch (error) {
      track({ event: 'login_failure', method: 'qr', code: codeOf(error) });
      if (!leaveIfDormant(codeOf(error), locale)) notifyError('Login', error);
      // A code works once: another try needs another seed.
      setEntering(false);
      refresh();
    }
  }

  if (isEntering) return <Spinner />;
  const hasEnded = step.at === 'expired' || step.at === 'failed';
  return (
    <div className="rw-auth-qr">
      <div className="rw-auth-qr-frame">
        {'seed' in step ? <QrCode value={step.seed} label="auth.qr.image" /> : null}
        {step.at === 'loading' ? <span className="rw-spinner-ring" aria-hidden="true" /> : null}
        {step.at === 'scanned' ? <span className="rw-auth-qr-cover" aria-hidden="true" /> : null}
        {hasEnded ? (
          <button type="button" className="rw-button rw-button-quiet" onClick={refresh}>
            {say('auth.qr.refresh')}
          </button>
        ) : null}
      </div>
      <p className="rw-auth-qr-line" aria-live="polite">
        {say(lines[step.at])}
      </p>
    </div>
  );
}
