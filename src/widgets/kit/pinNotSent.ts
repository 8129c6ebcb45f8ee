import { ApiError } from '../../api/ApiError';
import { announce } from '../../notifications/center';
import { codeOf, notifyError } from '../../notifications/refusal';
import { asksForSecurityCheck } from './useSecurityCheck';

/** Tells why a button sent no PIN; answers the seconds that the service wants to pass first, or false. */
export function pinNotSent(group: 'ResetPassword' | 'PhoneNumber', error: unknown): number | false {
  // The services have three codes for it; of either group's words, one says what to do.
  if (asksForSecurityCheck(codeOf(error))) announce(group, '20005');
  else notifyError(group, error);
  return error instanceof ApiError && error.retryAfter !== null ? error.retryAfter : false;
}
