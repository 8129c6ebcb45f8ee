import { takenValue } from '../../api/address';
import type { ResetPass } from '../../api/passwords';

/** What the page's address brought; null when it brought nothing. A PIN's token is minutes old, so it goes first. */
export function passFromAddress(): ResetPass | null {
  const phoneToken = takenValue('phoneToken');
  if (phoneToken !== null) return { by: 'phoneToken', token: phoneToken };
  const token = takenValue('token');
  return token === null ? null : { by: 'token', token };
}

/** The service's codes for a token that is not good, or not good any more (E-resetToken-neg400, -neg401). */
const spentCodes = ['-400', '-401', 'InvalidToken'];

/** True when a refusal says that the link is spent. */
export function isSpent(code: string | null): boolean {
  return code !== null && spentCodes.includes(code);
}
