import { type ApiError, isOutcomeUnknown } from '../../api/http/ApiError';
import { isAccountUnconfirmed, markAccountUnconfirmed } from '../../api/services/registration';

/** `unconfirmed`: it is unknown whether the account was created. `mayExist`: it probably was (E1). */
export type AccountWarning = 'unconfirmed' | 'mayExist';

/** The error codes for an e-mail address, mobile number or card that is taken: perhaps by the account just created. */
const takenCodes = ['204', '80009', '106', '6004'];

/** Returns the warning to show with an error after the response to an earlier create request was lost; else null. */
export function getAccountWarning({ code }: ApiError): AccountWarning | null {
  return code !== null && takenCodes.includes(code) && isAccountUnconfirmed() ? 'mayExist' : null;
}

/**
 * Records an error of the create request, whose response may be lost, and returns the warning to show. After a lost
 * response every error of a further request gets a warning: the account may exist already.
 */
export function recordCreateError(error: ApiError): AccountWarning | null {
  if (isOutcomeUnknown(error)) markAccountUnconfirmed();
  return getAccountWarning(error) ?? (isAccountUnconfirmed() ? 'unconfirmed' : null);
}
