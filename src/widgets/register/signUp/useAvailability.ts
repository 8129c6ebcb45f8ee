import { useEffect, useRef, useState } from 'react';
import { checkUserAvailable } from '../../../api/services/registration';
import { validate } from '../../../validation/validate';
import { createSignUpRules } from './signUpRules';
import type { SignUpBinding } from './signUpValues';

/** Milliseconds after the last keystroke before the request is sent (M-reg-13). */
const typingPause = 250;
const rules = createSignUpRules(new Set());

/** Returns true when the value meets the rules that need no service. */
function isWellFormed(name: 'username' | 'email', value: string): boolean {
  return value !== '' && validate({ [name]: value }, { [name]: rules[name] })[name] === undefined;
}

/**
 * Checks whether a username or e-mail address is available. Only a response about the current value counts (E3). A
 * failed request is ignored: the service checks the value again when it creates the account.
 */
export function useAvailability(form: SignUpBinding, name: 'username' | 'email', takenValues: Set<string>) {
  const [isAvailable, setAvailable] = useState(false);
  // Not state: a key that does not change `isAvailable` renders nothing.
  const current = useRef('');
  const availableValue = useRef<string>(undefined);
  const pending = useRef<{ timer?: ReturnType<typeof setTimeout>; request?: AbortController }>({});

  const stop = () => {
    clearTimeout(pending.current.timer);
    pending.current.request?.abort();
    pending.current = {};
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: `stop` reads only a ref; it runs when the field unmounts
  useEffect(() => stop, []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: only for a value that the visitor typed before going back
  useEffect(() => {
    if (takenValues.has(form.value(name))) form.touch(name);
  }, []);

  const check = async (value: string) => {
    const request = new AbortController();
    pending.current = { request };
    try {
      const isFree = await checkUserAvailable(value, request.signal);
      if (request.signal.aborted) return;
      if (isFree) {
        availableValue.current = value;
        setAvailable(true);
      } else {
        takenValues.add(value);
        form.touch(name);
      }
    } catch {
      // The value stays unchecked.
    }
  };

  return {
    // The form learns of a taken value too, when the service refuses to create the account.
    isAvailable: isAvailable && !takenValues.has(current.current),
    /** Schedules a check of the field's new value and cancels the one before. */
    scheduleCheck(value: string) {
      if (value === current.current && (pending.current.timer || pending.current.request)) return;
      stop();
      current.current = value;
      const isKnown = value === availableValue.current;
      setAvailable(isKnown);
      if (isKnown || !isWellFormed(name, value) || takenValues.has(value)) return;
      pending.current = { timer: setTimeout(() => void check(value), typingPause) };
    },
  };
}
