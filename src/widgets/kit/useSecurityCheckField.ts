import { useState } from 'react';
import { type ApiError, asksForSecurityCheck } from '../../api/ApiError';
import type { CaptchaBinding } from './CaptchaField';
import type { FormBinding } from './formBinding';

/** A form whose field `captcha` holds the ticket. */
type CheckedForm = Pick<FormBinding<{ captcha: string }>, 'field' | 'set'>;

export interface SecurityCheckField {
  /** True once the service wants it: then a `CaptchaField` is to be shown, and its ticket is required. */
  readonly isAsked: boolean;
  /** What a `CaptchaField` needs to be the field `captcha` of the form. */
  fieldOf(form: CheckedForm): CaptchaBinding;
  /** Takes in that the form was refused: whatever it says, the ticket is spent (G4). */
  heard(refusal: ApiError): void;
}

/** The security check of a form; once asked for, it stays. A button that sends codes has `useSecurityCheck`. */
export function useSecurityCheckField(): SecurityCheckField {
  const [isAsked, setAsked] = useState(false);
  const [round, setRound] = useState(0);
  return {
    isAsked,
    fieldOf: (form) => ({ round, onTicket: (ticket) => form.set('captcha', ticket), ...form.field('captcha') }),
    heard(refusal) {
      setRound((last) => last + 1);
      if (asksForSecurityCheck(refusal)) setAsked(true);
    },
  };
}
