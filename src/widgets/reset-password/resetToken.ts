import { readSecret } from '../../api/browser/address';
import type { ResetToken } from '../../api/services/passwords';

/**
 * A base64 token may contain `+`, which a query reads as a space, and which services and mail programs often leave as it
 * is. No token contains a space.
 */
const restorePluses = (token: string) => token.replace(/ /g, '+');

/**
 * Returns the token from the page's address, or null. The token of a PIN is minutes old, so it comes before a link's
 * (A-20).
 */
export function readResetToken(): ResetToken | null {
  const phoneToken = readSecret('phoneToken');
  if (phoneToken !== null) return { kind: 'phoneToken', token: restorePluses(phoneToken) };
  const token = readSecret('token');
  return token === null ? null : { kind: 'token', token: restorePluses(token) };
}

/** The service's error codes for a token that is invalid, used or expired (E-resetToken-neg400, E-resetToken-neg401). */
const invalidTokenCodes = ['-400', '-401', 'InvalidToken'];

/** The service's error codes for a token of an account that does not exist, or has another e-mail address. */
const wrongAccountCodes = ['402', '3013'];

/** Returns true for an error code that says that this token cannot set the password of any account. */
export function isOfWrongAccount(code: string | null): boolean {
  return code !== null && wrongAccountCodes.includes(code);
}

/** Returns true for an error code that says that the token cannot be used, or not any more. */
export function isInvalidToken(code: string | null): boolean {
  return code !== null && invalidTokenCodes.includes(code);
}
