import { ApiError } from '../http/ApiError';
import { errorCodes } from '../http/errorCodes';
import { type Call, request } from '../http/request';
import { noContent, objectSchema, requiredText } from '../http/schema';
import { setSignedIn } from '../session/session';
import { toSentPassword } from './passwordText';

/** The input of the sign-in form. */
export interface Credentials {
  readonly username: string;
  readonly password: string;
  readonly rememberMe: boolean;
  /** The ticket of a passed security check; empty when the service requires none. */
  readonly captcha: string;
}

/**
 * Returns the `Basic` authorization header in UTF-8 (RFC 7617), with the username composed and the password as typed
 * (decision 021). The username must not contain a colon (D1).
 */
export function basicAuthorization(username: string, password: string): string {
  const bytes = new TextEncoder().encode(`${username.normalize('NFC')}:${toSentPassword(password)}`);
  return `Basic ${btoa([...bytes].map((byte) => String.fromCharCode(byte)).join(''))}`;
}

/**
 * Sends a sign-in request. Removes the code of a 401 that has no error code: its notice would say that the session has
 * ended, but a visitor who signs in has none yet (M-err-03).
 */
async function requestSignIn<T>(call: Call<T>): Promise<T> {
  try {
    return await request(call);
  } catch (error) {
    if (!(error instanceof ApiError && error.status === 401 && error.code === '401')) throw error;
    throw new ApiError(error.kind, null, error.status, error.retryAfter);
  }
}

/**
 * Exchanges an authorization code for a session. The code comes from a password, QR or third-party sign-in (M-auth-06).
 */
export async function signInWithCode(code: string, rememberMe: boolean, signal?: AbortSignal): Promise<void> {
  await requestSignIn({
    service: 'gateway',
    method: 'POST',
    path: '/web/login/oauth/access_token',
    body: { code, remember_me: rememberMe, grant_type: 'authorization_code' },
    response: noContent,
    errorCodes: errorCodes.Login,
    signal,
  });
  setSignedIn();
}

/** Signs in with a password: exchanges it for an authorization code, and the code for a session (M-auth-05). */
export async function signIn(credentials: Credentials, signal?: AbortSignal): Promise<void> {
  const { username, password, rememberMe, captcha } = credentials;
  const { code } = await requestSignIn({
    service: 'gateway',
    method: 'POST',
    path: '/web/login',
    headers: { Authorization: basicAuthorization(username, password) },
    // `device` is the kind of client. It must not identify a device.
    body: { grant_type: 'client_credentials', remember_me: rememberMe, captcha, device: 'web' },
    response: objectSchema({ code: requiredText }),
    errorCodes: errorCodes.Login,
    signal,
  });
  await signInWithCode(code, rememberMe, signal);
}
