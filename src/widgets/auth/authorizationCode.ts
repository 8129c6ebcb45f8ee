import { readSecret, takeSecret } from '../../api/browser/address';
import { dormantCode } from '../../api/services/mobile';

/**
 * Returns the authorization code that a third-party sign-in put into the page's address; null if there is none. An error
 * code of the sign-in is none: it is for the phone validation on the same page.
 */
export function readAuthorizationCode(): string | null {
  const code = readSecret('code');
  return code === dormantCode ? null : code;
}

/** Returns the authorization code and forgets it: it is exchanged at most once. */
export function takeAuthorizationCode(): string | null {
  return readAuthorizationCode() === null ? null : takeSecret('code');
}
