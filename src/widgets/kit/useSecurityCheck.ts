import { useRef, useState } from 'react';
import type { MessageId } from '../../i18n/messages';
import { codeOf } from '../../notifications/refusal';
import type { CaptchaField } from './CaptchaField';

/** The services' codes for: pass the security check, then try again (contract 5). */
const askingCodes = ['83001', 'CaptchaRequired', '20005'];

/** True when a refusal says that the security check is missing or was not passed. */
export function asksForSecurityCheck(code: string | null): boolean {
  return code !== null && askingCodes.includes(code);
}

export interface SecurityCheck {
  /** True once the service wants it: then a `CaptchaField` is to be shown, with `field`. */
  readonly isAsked: boolean;
  readonly field: Omit<Parameters<typeof CaptchaField>[0], 'source'>;
  /** The ticket to send, empty while none is asked for; null when it is missing, and the visitor is led to the check. */
  take(): string | null;
  /** Takes in how the sending went: a ticket is good for one (G4). */
  heard(error?: unknown): void;
}

const nothing = () => Promise.resolve();

/** The security check of a button that sends text messages. A form that sends has it as a field instead. */
export function useSecurityCheck(): SecurityCheck {
  const [isAsked, setAsked] = useState(false);
  const [round, setRound] = useState(0);
  const [error, setError] = useState<MessageId>();
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
      setAsked((was) => failure !== undefined && (was || asksForSecurityCheck(codeOf(failure))));
    },
  };
}
