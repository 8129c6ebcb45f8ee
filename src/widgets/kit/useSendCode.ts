import { ApiError } from '../../api/ApiError';
import type { SendOutcome } from './SendCode';
import { useLifeSignal } from './useLifeSignal';
import type { SecurityCheck } from './useSecurityCheck';

/** How one code is sent, and what is done then; nothing once the component has gone (B9). */
interface Sending {
  /** Makes the call. The ticket is empty while no security check is asked for. */
  readonly submit: (captcha: string, signal: AbortSignal) => Promise<void>;
  readonly onSent: () => void;
  /** Tells the visitor why none was sent. */
  readonly onRefused: (error: unknown) => void;
}

/**
 * Sends codes for a `SendCode` button, each with a ticket of its own where the service asked for the security check
 * (A-55, G4). Without the ticket nothing is sent, and the visitor is led to the check.
 */
export function useSendCode(check: SecurityCheck): (sending: Sending) => Promise<SendOutcome> {
  const life = useLifeSignal();
  return async ({ submit, onSent, onRefused }) => {
    const captcha = check.take();
    if (captcha === null) return 'notSent';
    const signal = life();
    try {
      await submit(captcha, signal);
    } catch (error) {
      // Nobody waits for it any more, but it may be on its way (E2).
      if (signal.aborted) return 'sent';
      check.heard(error);
      onRefused(error);
      return error instanceof ApiError && error.retryAfter !== null ? { waitSeconds: error.retryAfter } : 'notSent';
    }
    if (signal.aborted) return 'sent';
    check.heard();
    onSent();
    return 'sent';
  };
}
