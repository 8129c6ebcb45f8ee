import { startCountdown } from '../../api/countdown';
import { track } from '../../notifications/analytics';
import { announce } from '../../notifications/center';
import { asksForSecurityCheck } from '../kit/useSecurityCheck';

/** The kind of code, as its wait and its tries are kept. */
export const pinName = 'recovery';
/** The service's code for: the number alone does not tell whose account it is (M-fpw-03). */
export const needsUsername = '40002';

/** What follows when the PIN that starts a recovery went out: the wait for another begins here too (M-fpw-09). */
export function pinSent(): void {
  track({ event: 'sms_send_success', purpose: 'recovery' });
  track({ event: 'password_recovery_success', method: 'text-message' });
  startCountdown(pinName);
  announce('ResetPassword', 'pinSent', { autoHide: true });
}

/** Takes in why none went out; answers true when the visitor has been told here. */
export function recoveryFailed(code: string | null): boolean {
  track({ event: 'sms_send_failure', purpose: 'recovery', code });
  track({ event: 'password_recovery_failure', method: 'text-message', code });
  if (!asksForSecurityCheck(code)) return false;
  // The services have three codes for it; of this group's words, one says what to do.
  announce('ResetPassword', '20005');
  return true;
}
