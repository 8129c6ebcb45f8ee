import { useRef, useState } from 'react';
import { resendSeconds, resendSecondsLeft, startResendWait } from '../../../api/storage/resendWait';
import type { PlainMessageId } from '../../../i18n/messageValues';
import { useLatest } from '../hooks/useLatest';
import { useMessages } from '../hooks/useMessages';
import { useSecondsUntil } from '../hooks/useSecondsUntil';
import { useServiceWait } from '../hooks/useServiceWait';
import { ActionButton } from '../ui/ActionButton';
import { HaveCodeButton } from './HaveCodeButton';

/** The result of a click. */
export interface SendOutcome {
  /** `notSent`: no request was sent, or the service refused it. `unknown`: nothing confirms that the code was sent. */
  readonly status: 'sent' | 'notSent' | 'unknown';
  /** When the service accepts another request, in milliseconds since the epoch; 0 if it sets no wait (B5). */
  readonly retryAt: number;
}

interface SendCodeProps {
  readonly label: PlainMessageId;
  /** The kind of code. Each kind has its own wait, which a reload does not shorten. */
  readonly name: string;
  /** The mobile number that is in the field now. Another number has a wait of its own. */
  readonly recipient?: string;
  /** Requests a code from the service. The caller shows its errors. */
  readonly send: () => Promise<SendOutcome>;
  /** Called when the visitor says that the code has arrived, after a response was lost. */
  readonly onHaveCode?: (() => void) | undefined;
}

/** Renders a button that sends a code, to each number at most once a minute (M-con-06, P-16). */
export function SendCodeButton({ label, name, recipient, send, onHaveCode }: SendCodeProps) {
  const t = useMessages();
  const isSending = useRef(false);
  const [isBusy, setBusy] = useState(false);
  const latestRecipient = useLatest(recipient);
  const readResendAt = (to: string | undefined) => Date.now() + resendSecondsLeft(name, to) * 1000;
  const [resendAt, setResendAt] = useState(() => readResendAt(recipient));
  const [shownRecipient, setShownRecipient] = useState(recipient);
  if (shownRecipient !== recipient) {
    setShownRecipient(recipient);
    setResendAt(readResendAt(recipient));
  }
  const seconds = Math.min(useSecondsUntil(resendAt), resendSeconds);
  /** The number whose code may have been sent. */
  const [unconfirmedRecipient, setUnconfirmedRecipient] = useState<string | null>(null);
  const [retryAt, setRetryAt] = useState(0);
  const serviceWait = useServiceWait(retryAt);
  const wait = serviceWait ?? (seconds > 0 ? { seconds, text: t('form.resendIn', { seconds }) } : null);

  const sendCode = async () => {
    if (isSending.current) return;
    // The wait may not show yet: this can be a replayed early click, or another widget has sent a code (E2).
    if (resendSecondsLeft(name, recipient) > 0) {
      setResendAt(readResendAt(recipient));
      return;
    }
    isSending.current = true;
    setBusy(true);
    try {
      const { status, retryAt: nextRetryAt } = await send();
      setRetryAt(nextRetryAt);
      // A service error that follows a lost response does not mean that no code was sent.
      if (status === 'unknown') setUnconfirmedRecipient(recipient || latestRecipient.current || null);
      if (status === 'sent') {
        setUnconfirmedRecipient(null);
        startResendWait(name, recipient);
        // The visitor may have corrected the number during the request.
        setResendAt(readResendAt(latestRecipient.current));
      }
    } finally {
      isSending.current = false;
      setBusy(false);
    }
  };

  return (
    <div className="rw-send">
      <ActionButton
        className="rw-button rw-button-quiet"
        label={label}
        isBusy={isBusy}
        wait={wait}
        onClick={() => void sendCode()}
      />
      {onHaveCode && unconfirmedRecipient !== null && unconfirmedRecipient === recipient ? (
        <HaveCodeButton
          onClick={() => {
            startResendWait(name, recipient);
            setResendAt(readResendAt(recipient));
            setUnconfirmedRecipient(null);
            onHaveCode();
          }}
        />
      ) : null}
    </div>
  );
}
