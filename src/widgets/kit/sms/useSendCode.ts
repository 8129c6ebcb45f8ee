import { isOutcomeUnknown, retryTimeOf } from '../../../api/http/ApiError';
import type { SecurityCheck } from '../captcha/useSecurityCheck';
import { useUnmountSignal } from '../hooks/useUnmountSignal';
import type { SendOutcome } from './SendCodeButton';

/** No request was sent: the visitor has to correct something first. */
export const noRequest: SendOutcome = { status: 'notSent', retryAt: 0 };

const sent: SendOutcome = { status: 'sent', retryAt: 0 };

/** The callbacks are not called after the component has unmounted (B9). */
interface SendOptions {
  /** Sends the request. `captcha` is the ticket; the empty text while no security check is required. */
  readonly submit: (captcha: string, signal: AbortSignal) => Promise<void>;
  readonly onSent: () => void;
  /** Shows why no code was sent. */
  readonly onError: (error: unknown) => void;
}

/**
 * Returns a function that sends a code for a `SendCodeButton`. While the service requires the security check, each
 * request needs its own ticket (A-55, G4). Without a ticket nothing is sent, and the focus moves to the check.
 */
export function useSendCode(check: SecurityCheck): (options: SendOptions) => Promise<SendOutcome> {
  const getSignal = useUnmountSignal();
  return async ({ submit, onSent, onError }) => {
    const captcha = check.takeTicket();
    if (captcha === null) return noRequest;
    const signal = getSignal();
    try {
      await submit(captcha, signal);
    } catch (error) {
      // The component has unmounted, but the service may have sent the code: another one must wait (E2).
      if (signal.aborted) return sent;
      check.onOutcome(error);
      onError(error);
      return { status: isOutcomeUnknown(error) ? 'unknown' : 'notSent', retryAt: retryTimeOf(error) };
    }
    if (signal.aborted) return sent;
    check.onOutcome();
    onSent();
    return sent;
  };
}
