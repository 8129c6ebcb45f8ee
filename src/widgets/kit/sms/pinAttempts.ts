import { useSyncExternalStore } from 'react';
import type { ApiError } from '../../../api/http/ApiError';
import { lockedPinCode } from '../../../api/services/pins';
import { readStorage, writeStorage } from '../../../api/storage/storage';
import { createListeners } from '../../../lib/createListeners';
import { pageState } from '../../../lib/pageState';
import { wrongPinCodes } from './pinErrors';

/** The kinds of PIN, under which the resend waits and the attempts are stored. */
export type PinName = 'recovery' | 'validation';

/** The number of wrong PINs after which the visitor must request a new one (F4, contract 5). */
const maxAttempts = 5;

const storageKey = (name: PinName) => `pinTries.${name}`;

const readStoredCount = (name: PinName) => Number(readStorage('tab', storageKey(name)) ?? 0) || 0;

const noAttempts = (name: PinName) => ({
  /** The number that the last PIN was sent to; null on a page that has sent none. */
  sentTo: null as string | null,
  /** The count that the page has found. It is not known which number it belongs to. */
  countAtStart: readStoredCount(name),
  wrongPins: new Map<string, number>(),
});

/** The wrong PINs of this page by mobile number. Numbers are never stored (J1). */
const attempts = pageState(() => ({ recovery: noAttempts('recovery'), validation: noAttempts('validation') }));
/** A count has changed. */
const changes = createListeners();

/** Until this page has sent a PIN, each new number may be the one that the page before has counted. */
function readCount(name: PinName, phoneNumber: string): number {
  const { sentTo, countAtStart, wrongPins } = attempts()[name];
  return wrongPins.get(phoneNumber) ?? (sentTo === null ? countAtStart : 0);
}

/** The stored count, which a reload finds, is that of the number that the last PIN was sent to. */
function writeCount(name: PinName, phoneNumber: string, count: number): void {
  const { sentTo, wrongPins } = attempts()[name];
  if (sentTo === null) writeStorage('tab', storageKey(name), String(Math.max(count, readStoredCount(name))));
  else if (sentTo === phoneNumber) writeStorage('tab', storageKey(name), String(count));
  wrongPins.set(phoneNumber, count);
  changes.notify();
}

/** Returns true once the PIN that was sent to the number no longer works. */
export const isPinLocked = (name: PinName, phoneNumber: string): boolean => readCount(name, phoneNumber) >= maxAttempts;

/** Returns the same as `isPinLocked`, and renders again when it changes. Hydration starts from an unlocked PIN. */
export function usePinLock(name: PinName, phoneNumber: string): boolean {
  return useSyncExternalStore(
    changes.subscribe,
    () => isPinLocked(name, phoneNumber),
    () => false,
  );
}

/**
 * Counts the error of a submitted PIN if the PIN was wrong, also across a reload. Returns true when no attempt is left.
 * The service counts as well, and its lock is final.
 */
export function countPinFailure(name: PinName, phoneNumber: string, { kind, code, status }: ApiError): boolean {
  // A service can refuse without a code: `success: false` with status 200 (contract 5).
  const isWrong =
    code === null ? kind === 'refused' && status === 200 : (wrongPinCodes as readonly string[]).includes(code);
  const count = readCount(name, phoneNumber);
  const next = code === lockedPinCode ? maxAttempts : count + (isWrong ? 1 : 0);
  if (next > count) writeCount(name, phoneNumber, next);
  return next >= maxAttempts;
}

/** Resets the count, after a new PIN was sent to the number. */
export function resetPinAttempts(name: PinName, phoneNumber: string): void {
  attempts()[name].sentTo = phoneNumber;
  writeCount(name, phoneNumber, 0);
}
