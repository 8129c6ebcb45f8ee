import { useRef, useState } from 'react';
import { asksForSecurityCheck } from '../../api/ApiError';
import type { PlainMessageId } from '../../i18n/messageValues';
import type { CaptchaBinding } from './CaptchaField';

export interface SecurityCheck {
  /** True once the service wants it: then a `CaptchaField` is to be shown, with `field`. */
  readonly isAsked: boolean;
  readonly field: CaptchaBinding;
  /** The ticket to send, empty while none is asked for; null when it is missing, and the visitor is led to the check. */
  take(): string | null;
  /** Takes in how the sending went: a ticket is good for one (G4). */
  heard(error?: unknown): void;
}

const nothing = () => Promise.resolve();

/** The security check of a button that sends text messages. A form has it as a field instead. */
export function useSecurityCheck(): SecurityCheck {
  const [isAsked, setAsked] = useState(false);
  const [round, setRound] = useState(0);
  const [error, setError] = useState<PlainMessageId>();
  const ticket = useRef('');
  const box = useRef<{ focus?(): void } | null>(null);
  const hold = useRef((control: { focus?(): void } | null) => {
    box.current = control;
  });
  return {
    isAsked,
    field: {
      input: { name: 'captcha', ref: hold.current, onBlur: nothing, onChange: nothing },
      initial: '',
      error,
      isRequired: true,
      round,
      onTicket(next) {
        ticket.current = next;
        if (next) setError(undefined);
      },
    },
    take() {
      if (!isAsked || ticket.current) return ticket.current;
      setError('rule.isSecurityCheckRequired');
      box.current?.focus?.();
      return null;
    },
    heard(failure) {
      ticket.current = '';
      setRound((last) => last + 1);
      setAsked((was) => failure !== undefined && (was || asksForSecurityCheck(failure)));
    },
  };
}
