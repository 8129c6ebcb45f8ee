import { ApiError, saysSignedOut } from './ApiError';
import { type Call, request } from './request';
import { noteSignIn, noteSignOut } from './session';

/** What a visitor signs in with. */
export interface Credentials {
  readonly username: string;
  readonly password: string;
  readonly rememberMe: boolean;
  /** The ticket of a passed security check; empty when none was asked for. */
  readonly captcha: string;
}

/** The `Basic` header of RFC 7617 with UTF-8 on both sides of the colon, which a name may not hold (D1). */
export function basicAuthorization(username: string, password: string): string {
  const bytes = new TextEncoder().encode(`${username.normalize('NFC')}:${password.normalize('NFC')}`);
  return `Basic ${btoa([...bytes].map((byte) => String.fromCharCode(byte)).join(''))}`;
}

/**
 * Makes a call that signs in. A 401 that brings no code has none here: read as one, it would speak of a session that has
 * ended to somebody who has none yet (M-err-03).
 */
async function requestSignIn<T>(call: Call<T>): Promise<T> {
  try {
    return await request(call);
  } catch (error) {
    if (!(error instanceof ApiError && error.status === 401 && error.code === '401')) throw error;
    throw new ApiError(error.kind, null, error.status, error.retryAfter);
  }
}

/** Exchanges an authorization code for a session, whichever way the code came (M-auth-06). */
export async function signInWithCode(code: string, rememberMe: boolean, signal?: AbortSignal): Promise<void> {
  await requestSignIn({
    service: 'gateway',
    method: 'POST',
    path: '/web/login/oauth/access_token',
    body: { code, remember_me: rememberMe, grant_type: 'authorization_code' },
    answer: ({ done }) => done,
    signal,
  });
  noteSignIn();
}

/** Signs in by name and password: the password buys a code, the code a session (M-auth-05). */
export async function signIn(credentials: Credentials, signal?: AbortSignal): Promise<void> {
  const { username, password, rememberMe, captcha } = credentials;
  const { code } = await requestSignIn({
    service: 'gateway',
    method: 'POST',
    path: '/web/login',
    headers: { Authorization: basicAuthorization(username, password) },
    // the services want to know the kind of client; nothing that could tell one device from another.
    body: { grant_type: 'client_credentials', remember_me: rememberMe, captcha, device: 'web' },
    answer: ({ answer, requiredText }) => answer({ code: requiredText }),
    signal,
  });
  await signInWithCode(code, rememberMe, signal);
}

/** Ends the session. That it was over already is no failure. */
export async function signOut(): Promise<void> {
  try {
    await request({ service: 'gateway', method: 'POST', path: '/logout', answer: ({ done }) => done });
  } catch (error) {
    if (!saysSignedOut(error)) throw error;
  } finally {
    // C6: what this page knows of the visitor goes in any case; whether the service knows, the caller has to tell.
    noteSignOut();
  }
}
