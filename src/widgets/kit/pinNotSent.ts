import { asksForSecurityCheck } from '../../api/ApiError';
import { announce } from '../../notifications/center';
import { notifyError } from '../../notifications/refusal';

/** Tells why a button sent no PIN. */
export function pinNotSent(group: 'ResetPassword' | 'PhoneNumber', error: unknown): void {
  // The services have three codes for it; of either group's words, one says what to do.
  if (asksForSecurityCheck(error)) announce(group, '20005');
  else notifyError(group, error);
}
