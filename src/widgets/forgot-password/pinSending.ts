import { ApiError, asksForSecurityCheck } from '../../api/ApiError';
import { type PinOwner, sendPasswordPin } from '../../api/passwords';
import type { Locale } from '../../i18n/locale';
import { track } from '../../notifications/analytics';
import type { Group } from '../../notifications/catalogue';
import { announce } from '../../notifications/center';
import { renewPinTries } from '../kit/usePinTries';
import { mayBeSent, noteSent, pinName } from './sentPins';

/** The service's code for: the number alone does not tell whose account it is (M-fpw-03). */
export const needsUsername = '40002';
/** The code that has the words for: a message was sent a moment ago. */
const tooOften = '40001';

/** The page's own refusal, by which a form waits: so many seconds have to pass first, and no service was asked. */
class TooSoon extends ApiError {
  constructor(seconds: number) {
    super('refused', tooOften, null, seconds);
  }
}

/**
 * What a start brought: a PIN went out; there is one already that counts; or it went out for a name, which has to be said
 * first.
 */
export type PinStart = 'sent' | 'there' | 'unnamed';

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
 * Sees to it that there is a PIN: sends one, unless that would be the second within the wait (M-fpw-09, E2). Throws what
 * the service says, and where nothing is sent because the wait is not over.
 */
export async function startByPin(
  owner: PinOwner & { readonly captcha: string },
  locale: Locale,
  signal: AbortSignal,
): Promise<PinStart> {
  const may = mayBeSent(owner);
  if (may === 'there' || may === 'unnamed') return may;
  if (may !== 'yes') throw new TooSoon(may);
  await sendPin(owner, locale, signal);
  return 'sent';
}

/** Where the words for a refusal are: for one of the service's, with the recovery; ours is of text messages. */
export const groupOf = (refusal: ApiError): Group => (refusal instanceof TooSoon ? 'PhoneNumber' : 'ResetPassword');

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
  if (refusal instanceof TooSoon) return false;
  const { code } = refusal;
  track({ event: 'sms_send_failure', purpose: 'recovery', code });
  track({ event: 'password_recovery_failure', method: 'text-message', code });
  if (!asksForSecurityCheck(refusal)) return false;
  // The services have three codes for it; of this group's words, one says what to do.
  announce('ResetPassword', '20005');
  return true;
}
