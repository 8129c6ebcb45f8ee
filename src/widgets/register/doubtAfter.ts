import { type ApiError, isOutcomeUnknown } from '../../api/ApiError';
import { isAccountUnconfirmed, noteUnconfirmedAccount } from '../../api/registration';

/** `unconfirmed`: nobody knows whether the account was made. `mayExist`: it looks as if it had been (E1). */
export type DoubtKind = 'unconfirmed' | 'mayExist';

/** The codes for an e-mail address, mobile number or card that is taken: perhaps by the account that was just made. */
const takenCodes = ['204', '80009', '106', '6004'];

/** What to say beside a refusal, in the light of an earlier answer that was lost; null when there is nothing to say. */
export function doubtAfter({ code }: ApiError): DoubtKind | null {
  return code !== null && takenCodes.includes(code) && isAccountUnconfirmed() ? 'mayExist' : null;
}

/**
 * The same for the call that makes the account, whose own answer may be the one that is lost. Whatever a further try is
 * refused for, the account that the lost one made may be the reason.
 */
export function doubtAfterCreate(error: ApiError): DoubtKind | null {
  if (isOutcomeUnknown(error)) noteUnconfirmedAccount();
  return doubtAfter(error) ?? (isAccountUnconfirmed() ? 'unconfirmed' : null);
}
