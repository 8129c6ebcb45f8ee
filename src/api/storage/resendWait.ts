import { pageState } from '../../lib/pageState';
import { readStorage, writeStorage } from './storage';

/** Seconds before the visitor can request another code (M-con-06). */
export const resendSeconds = 60;

const storageKey = (name: string) => `resend.${name}`;

/** The ends of the waits of this page, by kind of code and recipient. Numbers are never stored (J1). */
const waits = pageState(() => new Map<string, Map<string, number>>());

/**
 * Starts the wait for one kind of code. Each mobile number that a code goes to, the recipient, has a wait of its own.
 * Stores the end of the wait as a timestamp, so that a reload does not restart it (E2).
 */
export function startResendWait(name: string, recipient?: string): void {
  const until = Date.now() + resendSeconds * 1000;
  writeStorage('tab', storageKey(name), String(until));
  if (recipient === undefined) return;
  const ends = waits().get(name) ?? new Map<string, number>();
  waits().set(name, ends.set(recipient, until));
}

/**
 * Returns the remaining whole seconds, 0 to 60, even when the clock changes (J2). Without a recipient, or on a page
 * that has not sent this kind of code yet, the stored wait applies: its recipient is not known.
 */
export function resendSecondsLeft(name: string, recipient?: string): number {
  const ends = waits().get(name);
  const isStored = recipient === undefined || !ends;
  const until = isStored ? Number(readStorage('tab', storageKey(name)) ?? 0) : (ends.get(recipient) ?? 0);
  const now = Date.now();
  if (!Number.isFinite(until) || until <= now) return 0;
  const left = Math.ceil((until - now) / 1000);
  // More than the full wait means that the clock was set back: start again.
  if (left > resendSeconds) startResendWait(name, isStored ? undefined : recipient);
  return Math.min(left, resendSeconds);
}
