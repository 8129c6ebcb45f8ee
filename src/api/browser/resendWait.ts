import { readStorage, writeStorage } from './storage';

/** Seconds before the visitor can request another code (M-con-06). */
export const resendSeconds = 60;

const storageKey = (name: string) => `resend.${name}`;

/** Starts the wait for one kind of code. Stores its end as a timestamp, so that a reload does not restart it (E2). */
export function startResendWait(name: string, now: number = Date.now()): void {
  writeStorage('tab', storageKey(name), String(now + resendSeconds * 1000));
}

/** Returns the remaining whole seconds, 0 to 60, even when the clock changes (J2). */
export function resendSecondsLeft(name: string, now: number = Date.now()): number {
  const until = Number(readStorage('tab', storageKey(name)) ?? 0);
  if (!Number.isFinite(until) || until <= now) return 0;
  const left = Math.ceil((until - now) / 1000);
  // More than the full wait means that the clock was set back: start again.
  if (left > resendSeconds) startResendWait(name, now);
  return Math.min(left, resendSeconds);
}
