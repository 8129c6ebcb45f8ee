import { useEffect, useState } from 'react';
import type { ApiError } from '../../../api/http/ApiError';
import { lockedPinCode } from '../../../api/services/pins';
import { readStorage, writeStorage } from '../../../api/storage/storage';
import { wrongPinCodes } from './pinErrors';

/** The number of wrong PINs after which the visitor must request a new one (F4, contract 5). */
const maxAttempts = 5;

const storageKey = (name: string) => `pinTries.${name}`;

export interface PinAttempts {
  /** True once the PIN that was sent no longer works. */
  readonly isLocked: boolean;
  /** Counts the error of a submitted PIN. Returns true when no attempt is left. */
  countFailure(error: ApiError): boolean;
  /** Resets the count, after a new PIN was sent. */
  reset(): void;
}

/** Resets the count for a kind of PIN, after a new one was sent but before its form is mounted. */
export function resetPinAttempts(name: string): void {
  writeStorage('tab', storageKey(name), '0');
}

/** Counts the wrong PINs of one kind, also across reloads. The service counts as well, and its lock is final. */
export function usePinAttempts(name: string): PinAttempts {
  const key = storageKey(name);
  const [wrongAttempts, setWrongAttempts] = useState(0);
  useEffect(() => setWrongAttempts(Number(readStorage('tab', key) ?? 0) || 0), [key]);
  const store = (attempts: number) => {
    writeStorage('tab', key, String(attempts));
    setWrongAttempts(attempts);
  };
  return {
    isLocked: wrongAttempts >= maxAttempts,
    countFailure({ kind, code, status }) {
      // A service can refuse without a code: `success: false` with status 200 (contract 5).
      const isWrong =
        code === null ? kind === 'refused' && status === 200 : (wrongPinCodes as readonly string[]).includes(code);
      const attempts = code === lockedPinCode ? maxAttempts : wrongAttempts + (isWrong ? 1 : 0);
      if (attempts > wrongAttempts) store(attempts);
      return attempts >= maxAttempts;
    },
    reset: () => store(0),
  };
}
