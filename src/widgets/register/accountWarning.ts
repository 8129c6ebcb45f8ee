import type { ApiError } from '../../api/http/ApiError';
import { isAccountUnconfirmed } from '../../api/services/registration';

/** `unconfirmed`: it is unknown whether the account was created. `mayExist`: it probably was (E1). */
export type AccountWarning = 'unconfirmed' | 'mayExist';

/** The error codes for an e-mail address, mobile number or card that is taken: perhaps by the account just created. */
const takenCodes = ['204', '80009', '106', '6004'];

/** Returns the warning to show with an error after the response to an earlier create request was lost; else null. */
export function getAccountWarning({ code }: ApiError): AccountWarning | null {
  return code !== null && takenCodes.includes(code) && isAccountUnconfirmed() ? 'mayExist' : null;
}

/**
 * Returns the warning to show with an error of the create request. After a lost response every error of a further
 * request gets a warning: the account may exist already.
 */
export function getCreateWarning(error: ApiError): AccountWarning | null {
  return getAccountWarning(error) ?? (isAccountUnconfirmed() ? 'unconfirmed' : null);
}
