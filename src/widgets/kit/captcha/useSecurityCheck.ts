import { useRef, useState } from 'react';
import { requiresSecurityCheck } from '../../../api/http/ApiError';
import type { PlainMessageId } from '../../../i18n/messageValues';
import type { Control } from '../form/types';
import type { CaptchaBinding } from './CaptchaField';

export interface SecurityCheck {
  /** True once the service requires the check; the caller then renders a `CaptchaField` with `field`. */
  readonly isRequired: boolean;
  readonly field: CaptchaBinding;
  /**
   * Returns the ticket to send; the empty text while no check is required. Returns null when the ticket is missing,
   * after moving the focus to the check.
   */
  takeTicket(): string | null;
  /**
   * Starts a new challenge after a request, since a ticket is valid for one (G4). Pass the error of a failed request.
   */
  onOutcome(error?: unknown): void;
}

/** Returns the security check of a button that sends text messages. Forms use `useSecurityCheckField`. */
export function useSecurityCheck(): SecurityCheck {
  const [isRequired, setRequired] = useState(false);
  const [resetKey, setResetKey] = useState(0);
  const [error, setError] = useState<PlainMessageId>();
  const ticket = useRef('');
  const [control, setControl] = useState<Control | null>(null);
  return {
    isRequired,
    field: {
      input: { ref: setControl },
      error,
      resetKey,
      onTicket(next) {
        ticket.current = next;
        if (next) setError(undefined);
      },
    },
    takeTicket() {
      if (!isRequired || ticket.current) return ticket.current;
      setError('rule.isSecurityCheckRequired');
      control?.focus();
      return null;
    },
    onOutcome(requestError) {
      ticket.current = '';
      setResetKey((last) => last + 1);
      setRequired((was) => requestError !== undefined && (was || requiresSecurityCheck(requestError)));
    },
  };
}
