import { useEffect, useState } from 'react';
import type { ApiError } from '../../api/ApiError';
import { lockedPinCode } from '../../api/pins';
import { recall, remember } from '../../api/storage';

/** Wrong PINs after which a new one must be sent (F4, contract 5). */
const mostTries = 5;
/** The service's codes for a PIN that is not the one that was sent (E-phone-105, -400, -10005). */
const wrongPin = ['105', '400', '10005'];

const keyOf = (name: string) => `pinTries.${name}`;

export interface PinTries {
  /** True once the PIN that was sent is used up. */
  readonly isLocked: boolean;
  /** Takes in why a PIN was refused. Answers true when that was the last try. */
  count(refusal: ApiError): boolean;
  /** A new PIN was sent. */
  renew(): void;
}

/** A new PIN of this kind was sent, before there is a form for it. */
export function renewPinTries(name: string): void {
  remember('tab', keyOf(name), '0');
}

/** Counts the wrong PINs of one kind. A reload does not give new tries; the service counts too, and has the last word. */
export function usePinTries(name: string): PinTries {
  const key = keyOf(name);
  const [wrong, setWrong] = useState(0);
  useEffect(() => setWrong(Number(recall('tab', key) ?? 0) || 0), [key]);
  const become = (tries: number) => {
    remember('tab', key, String(tries));
    setWrong(tries);
  };
  return {
    isLocked: wrong >= mostTries,
    count({ code }) {
      const isWrong = code !== null && wrongPin.includes(code);
      const tries = code === lockedPinCode ? mostTries : wrong + (isWrong ? 1 : 0);
      if (tries > wrong) become(tries);
      return tries >= mostTries;
    },
    renew: () => become(0),
  };
}
