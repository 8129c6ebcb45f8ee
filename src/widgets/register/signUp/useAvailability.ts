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
  const [availableValue, setAvailableValue] = useState<string | null>(null);
  const [current, setCurrent] = useState('');
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
      const isAvailable = await checkUserAvailable(value, request.signal);
      if (request.signal.aborted) return;
      if (isAvailable) {
        setAvailableValue(value);
      } else {
        takenValues.add(value);
        form.touch(name);
      }
    } catch {
      // The value stays unchecked.
    }
  };

  return {
    isAvailable: current !== '' && availableValue === current,
    /** Schedules a check of the field's new value and cancels the one before. */
    scheduleCheck(value: string) {
      if (value === current && (pending.current.timer || pending.current.request)) return;
      stop();
      setCurrent(value);
      if (!isWellFormed(name, value) || takenValues.has(value) || value === availableValue) return;
      pending.current = { timer: setTimeout(() => void check(value), typingPause) };
    },
  };
}
