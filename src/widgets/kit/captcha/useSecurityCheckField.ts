import { useState } from 'react';
import { type ApiError, requiresSecurityCheck } from '../../../api/http/ApiError';
import type { FormBinding } from '../form/types';
import type { CaptchaBinding } from './CaptchaField';

/** A form with a field `captcha`, which holds the ticket. */
type CheckedForm = Pick<FormBinding<{ captcha: string }>, 'field' | 'set'>;

export interface SecurityCheckField {
  /** True once the service requires the check; the caller then renders a `CaptchaField` and requires its ticket. */
  readonly isRequired: boolean;
  /** Returns the props that make a `CaptchaField` the field `captcha` of the form. */
  bindTo(form: CheckedForm): CaptchaBinding;
  /**
   * Starts a new challenge, since a request has used the ticket (G4). Pass the error of a failed request. A form that
   * goes away after a successful one does not need a new challenge.
   */
  onOutcome(error?: ApiError): void;
}

/**
 * Returns the security check of a form. Once required, it stays. Buttons that send codes use `useSecurityCheck`.
 */
export function useSecurityCheckField(): SecurityCheckField {
  const [isRequired, setRequired] = useState(false);
  const [resetKey, setResetKey] = useState(0);
  // A new ticket ends the notice only if the last error required the check.
  const [isCorrection, setCorrection] = useState(false);
  return {
    isRequired,
    bindTo: (form) => ({
      resetKey,
      onTicket: (ticket) => form.set('captcha', ticket, isCorrection),
      ...form.field('captcha'),
    }),
    onOutcome(error) {
      setResetKey((last) => last + 1);
      setCorrection(requiresSecurityCheck(error));
      if (requiresSecurityCheck(error)) setRequired(true);
    },
  };
}
