import { useEffect, useRef, useState } from 'react';
import { userAvailable } from '../../api/registration';
import { validate } from '../../validation/validate';
import { type SignUpBinding, signUpRules } from './signUp';

/** Milliseconds without a further character before the service is asked (M-reg-13). */
const pause = 250;
const rules = signUpRules(new Set());

/** The rules of the form alone, without what the service says. */
function isWellFormed(name: 'username' | 'email', value: string): boolean {
  return value !== '' && validate({ [name]: value }, { [name]: rules[name] })[name] === undefined;
}

/**
 * Finds out whether somebody has a name already. Only the answer about what stands in the field counts (E3); when there
 * is none, the name is not checked, which is no obstacle: the service has the last word when the account is made.
 */
export function useAvailability(form: SignUpBinding, name: 'username' | 'email', taken: Set<string>) {
  const [freeName, setFreeName] = useState<string | null>(null);
  const [current, setCurrent] = useState('');
  const under = useRef<{ timer?: ReturnType<typeof setTimeout>; call?: AbortController }>({});

  const stop = () => {
    clearTimeout(under.current.timer);
    under.current.call?.abort();
    under.current = {};
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is under way lies in a ref and ends with the field
  useEffect(() => stop, []);

  const look = async (value: string) => {
    const call = new AbortController();
    under.current = { call };
    try {
      const isFree = await userAvailable(value, call.signal);
      if (call.signal.aborted) return;
      if (isFree) {
        setFreeName(value);
      } else {
        taken.add(value);
        form.leave(name);
      }
    } catch {
      // Not checked, that is all.
    }
  };

  return {
    isFree: current !== '' && freeName === current,
    /** Tells what stands in the field now. */
    ask(value: string) {
      if (value === current && (under.current.timer || under.current.call)) return;
      stop();
      setCurrent(value);
      if (!isWellFormed(name, value) || taken.has(value) || value === freeName) return;
      under.current = { timer: setTimeout(() => void look(value), pause) };
    },
  };
}
