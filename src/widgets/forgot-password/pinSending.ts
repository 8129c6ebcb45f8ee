import { ApiError } from '../../api/ApiError';
import { type PinOwner, sendPasswordPin } from '../../api/passwords';
import type { Locale } from '../../i18n/locale';
import { track } from '../../notifications/analytics';
import type { Group } from '../../notifications/catalogue';
import { announce } from '../../notifications/center';
import { renewPinTries } from '../kit/usePinTries';
import { asksForSecurityCheck } from '../kit/useSecurityCheck';
import { mayBeSent, noteSent, pinName } from './sentPins';

/** The service's code for: the number alone does not tell whose account it is (M-fpw-03). */
export const needsUsername = '40002';
/** The code that has the words for: a message was sent a moment ago. */
const tooOften = '40001';

/** Sends a PIN. One that nobody waits for any more may be on its way as well, and counts as sent (E2). */
export async function sendPin(
  owner: PinOwner & { readonly captcha: string },
  locale: Locale,
  signal: AbortSignal,
): Promise<void> {
  const { captcha: _, ...whose } = owner;
  try {
    await sendPasswordPin(owner, locale, signal);
    noteSent(whose);
  } catch (error) {
    if (signal.aborted) noteSent(whose);
    throw error;
  }
}

/**
 * Sees to it that there is a PIN: sends one, unless that would be the second within the wait (M-fpw-09, E2). Answers
 * whether it did; throws what the service would, where a name is needed or the wait is not over.
 */
export async function startByPin(
  owner: PinOwner & { readonly captcha: string },
  locale: Locale,
  signal: AbortSignal,
): Promise<boolean> {
  const may = mayBeSent(owner);
  if (may === 'there') return false;
  if (may === 'unnamed') throw new ApiError('refused', needsUsername);
  if (may !== 'yes') throw new ApiError('refused', tooOften, null, may);
  await sendPin(owner, locale, signal);
  return true;
}

/** True for the refusals of `startByPin` itself: no service has been asked, so there is no status. */
const isOwn = ({ kind, status }: ApiError) => kind === 'refused' && status === null;

/** Where the words for a refusal are: for one of the service's, with the recovery; ours is of text messages. */
export const groupOf = (refusal: ApiError): Group => (isOwn(refusal) ? 'PhoneNumber' : 'ResetPassword');

/** What follows when the PIN that starts a recovery went out. */
export function pinSent(): void {
  track({ event: 'sms_send_success', purpose: 'recovery' });
  track({ event: 'password_recovery_success', method: 'text-message' });
  renewPinTries(pinName);
  announce('ResetPassword', 'pinSent', { autoHide: true });
}

/** Takes in why none went out; answers true when the visitor has been told here. */
export function recoveryFailed(refusal: ApiError): boolean {
  // Nothing was sent, and nothing has failed.
  if (isOwn(refusal)) return false;
  const { code } = refusal;
  track({ event: 'sms_send_failure', purpose: 'recovery', code });
  track({ event: 'password_recovery_failure', method: 'text-message', code });
  if (!asksForSecurityCheck(code)) return false;
  // The services have three codes for it; of this group's words, one says what to do.
  announce('ResetPassword', '20005');
  return true;
}
