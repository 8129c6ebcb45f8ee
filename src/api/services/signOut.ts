import { isSignedOutError, retryTimeOf } from '../http/ApiError';
import { request } from '../http/request';
import { noContent } from '../http/schema';
import { setSignedOut } from '../session/session';
import { setSignOutUnconfirmed } from '../session/unconfirmedSignOut';

interface SignOutOutcome {
  /** True when the service confirms the sign-out, or the session had already ended. */
  readonly isConfirmed: boolean;
  /** When the service accepts another request, in milliseconds since the epoch; 0 if it sets no wait (B5). */
  readonly retryAt: number;
}

/**
 * Signs out; never rejects. The page forgets the visitor in each case, but the session may still exist after a failure
 * (C6).
 */
export async function signOut(): Promise<SignOutOutcome> {
  const outcome = await request({ service: 'gateway', method: 'POST', path: '/logout', response: noContent }).then(
    () => ({ isConfirmed: true, retryAt: 0 }),
    (error: unknown) => ({ isConfirmed: isSignedOutError(error), retryAt: retryTimeOf(error) }),
  );
  setSignedOut();
  setSignOutUnconfirmed(!outcome.isConfirmed);
  return outcome;
}
