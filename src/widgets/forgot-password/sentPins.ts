import { resendSeconds, secondsLeft, startCountdown } from '../../api/countdown';
import type { PinOwner } from '../../api/passwords';

/** The kind of code, as its wait and its tries are kept. */
export const pinName = 'recovery';

interface SentPin {
  readonly owner: PinOwner;
  /** Milliseconds since the page was opened, which no clock that is set changes. */
  readonly at: number;
  /** It has bought its token. */
  readonly isSpent: boolean;
}

/**
 * The PINs that this page has sent, by number. It is the page's memory and nothing else: a number is kept nowhere, so
 * that after a reload the wait holds for any number (E2).
 */
const sent = new Map<string, SentPin>();

const secondsSince = (at: number) => (performance.now() - at) / 1000;
const recent = () => [...sent.values()].filter(({ at }) => secondsSince(at) < resendSeconds);

/** A PIN went out, or may have: the wait for another begins (M-fpw-09). */
export function noteSent(owner: PinOwner): void {
  sent.set(owner.phoneNumber, { owner, at: performance.now(), isSpent: false });
  startCountdown(pinName);
}

/** A PIN has bought its token, and buys nothing more. */
export function noteSpent({ phoneNumber }: PinOwner): void {
  const pin = sent.get(phoneNumber);
  if (pin) sent.set(phoneNumber, { ...pin, isSpent: true });
}

/**
 * Whether a PIN may be sent to this owner now. If not: `there` is one already that counts; `unnamed`, it went out for a
 * name, which has to be said first; or so many seconds have to pass.
 */
export function mayBeSent(owner: PinOwner): 'yes' | 'there' | 'unnamed' | number {
  const all = recent();
  const pin = all.find((one) => one.owner.phoneNumber === owner.phoneNumber);
  // Where this page has sent one, the wait is that of the numbers which it knows.
  if (!pin) return all.length > 0 ? 'yes' : secondsLeft(pinName) || 'yes';
  if (owner.user === undefined && pin.owner.user !== undefined) return 'unnamed';
  if (owner.user === pin.owner.user && !pin.isSpent) return 'there';
  return Math.ceil(resendSeconds - secondsSince(pin.at));
}
