import { recall, remember } from './storage';

/** Seconds until a further code may be asked for (M-con-06). */
export const resendSeconds = 60;

const key = (name: string) => `resend.${name}`;

/** Starts the wait of one kind of code. It is kept as a time of day, so that a reload does not shorten it (E2). */
export function startCountdown(name: string, now: number = Date.now()): void {
  remember('tab', key(name), String(now + resendSeconds * 1000));
}

/** Whole seconds left, 0 to 60 whatever the clock does meanwhile (J2). */
export function secondsLeft(name: string, now: number = Date.now()): number {
  const until = Number(recall('tab', key(name)) ?? 0);
  if (!Number.isFinite(until) || until <= now) return 0;
  const left = Math.ceil((until - now) / 1000);
  // The clock was set back: start from the full wait rather than show more than it.
  if (left > resendSeconds) startCountdown(name, now);
  return Math.min(left, resendSeconds);
}
