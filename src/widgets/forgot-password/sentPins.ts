import type { PinRecipient } from '../../api/services/passwords';
import { resendSeconds, resendSecondsLeft, startResendWait } from '../../api/storage/resendWait';
import { pageState } from '../../lib/pageState';
import { startWait } from '../../lib/startWait';
import { isPinLocked, type PinName } from '../kit/sms/pinAttempts';

/** The name under which the resend wait and the attempts for this PIN are stored. */
export const pinName: PinName = 'recovery';

interface SentPin {
  readonly recipient: PinRecipient;
  /** The milliseconds until another PIN may be sent. */
  readonly timeLeft: () => number;
  /** True once the PIN was exchanged for a token. */
  readonly isUsed: boolean;
}

/**
 * The PINs that this page has sent, by mobile number. Only the page's memory holds them: numbers are never stored, so
 * after a reload the wait applies to every number (E2).
 */
const sentPins = pageState(() => new Map<string, SentPin>());

const recentPins = () => [...sentPins().values()].filter(({ timeLeft }) => timeLeft() > 0);

/** Records that a PIN was sent, or may have been, and starts the wait for another one (M-fpw-09). */
export function recordSentPin(recipient: PinRecipient): void {
  sentPins().set(recipient.phoneNumber, { recipient, timeLeft: startWait(resendSeconds * 1000), isUsed: false });
  startResendWait(pinName, recipient.phoneNumber);
}

/**
 * Records that the visitor has a PIN although the response to its request was lost. While the PIN of the number is
 * locked, nothing is recorded: the wait would only keep the visitor from another one (F4).
 */
export function recordReceivedPin(recipient: PinRecipient): void {
  if (!isPinLocked(pinName, recipient.phoneNumber)) recordSentPin(recipient);
}

/** Records that the recipient's PIN was exchanged for a token: it works only once. */
export function recordUsedPin({ phoneNumber }: PinRecipient): void {
  const pin = sentPins().get(phoneNumber);
  if (pin) sentPins().set(phoneNumber, { ...pin, isUsed: true });
}

/**
 * Checks whether a PIN may be sent to the recipient now. Returns
 * - `allowed` when it may;
 * - `alreadySent` when the last PIN still works;
 * - `usernameRequired` when the last PIN was sent for a username, which the visitor has to enter again;
 * - otherwise the seconds to wait.
 */
export function checkPinSending(recipient: PinRecipient): 'allowed' | 'alreadySent' | 'usernameRequired' | number {
  const pins = recentPins();
  const pin = pins.find((other) => other.recipient.phoneNumber === recipient.phoneNumber);
  // Each number that this page knows has a wait of its own. Only a page that knows none uses the stored wait.
  if (!pin) return pins.length > 0 ? 'allowed' : resendSecondsLeft(pinName) || 'allowed';
  if (recipient.user === undefined && pin.recipient.user !== undefined) return 'usernameRequired';
  if (recipient.user === pin.recipient.user && !pin.isUsed) return 'alreadySent';
  return Math.ceil(pin.timeLeft() / 1000);
}
