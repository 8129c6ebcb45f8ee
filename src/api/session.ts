import Cookies from 'js-cookie';
import { saysSignedOut } from './ApiError';
import { forget, onKeptElsewhere, recall, remember } from './storage';
import { fetchUser, type User } from './user';

/** Whether somebody is signed in; null while that is not known. */
export interface LoginStatus {
  readonly isLoggedIn: boolean | null;
  readonly user: User | null;
  /** True while a service is being asked. When it is false and `isLoggedIn` is null, the service did not tell. */
  readonly isChecking: boolean;
}

declare global {
  interface DocumentEventMap {
    'widgets:login-status': CustomEvent<{ readonly isLoggedIn: boolean | null; readonly user: User | null }>;
  }
}

const flagName = 'login-status';
const flagDays = 7;
/** Milliseconds after a sign-in within which nobody expects to be signed out again. */
const justNow = 60_000;
const signedOut: LoginStatus = { isLoggedIn: false, user: null, isChecking: false };

/** What is true of every page before anything has been asked; what server-rendered markup shows. */
export const statusBeforeStart: LoginStatus = signedOut;

let status: LoginStatus = signedOut;
let isStarted = false;
/** Each check has a number: an older answer never overwrites a newer one (B9). */
let latestCheck = 0;
/** Stands for the cookie where the browser refuses cookies (C7). */
let flagInMemory = false;
/** True on the page where the visitor signs in, which is being left. */
let isLeaving = false;
const listeners = new Set<() => void>();
const problemListeners = new Set<(error: unknown) => void>();
const lossListeners = new Set<() => void>();

function isInCookie(): boolean {
  try {
    return Cookies.get(flagName) === 'true';
  } catch {
    return false;
  }
}

function hasFlag(): boolean {
  return flagInMemory || isInCookie();
}

function setFlag(isOn: boolean): void {
  try {
    const secure = location.protocol === 'https:';
    if (isOn) Cookies.set(flagName, 'true', { expires: flagDays, path: '/', sameSite: 'lax', secure });
    else Cookies.remove(flagName, { path: '/' });
  } catch {
    // A frame without an origin may not even look at cookies.
  }
  flagInMemory = isOn && !isInCookie();
}

function become(next: LoginStatus): void {
  const isNews = !isStarted || next.isLoggedIn !== status.isLoggedIn || next.user !== status.user;
  status = next;
  for (const listener of listeners) listener();
  if (!isNews) return;
  const { isLoggedIn, user } = next;
  document.dispatchEvent(new CustomEvent('widgets:login-status', { detail: { isLoggedIn, user } }));
}

/** Nobody is signed in. Where a visitor has signed in just now, the browser did not keep it, and that is told. */
function becomeSignedOut(): void {
  become(signedOut);
  const isLost = Date.now() - Number(recall('tab', 'signed-in')) < justNow;
  // Whoever is on the way to another page reads it there.
  if (!isLeaving) forget('tab', 'signed-in');
  if (isLost) for (const listener of lossListeners) listener();
}

/** Asks the service who is signed in, if the flag says that it is worth asking. */
async function check(): Promise<void> {
  latestCheck += 1;
  const thisCheck = latestCheck;
  if (!hasFlag()) {
    becomeSignedOut();
    return;
  }
  // Who was signed in may not be any more: until the answer, nothing personal is shown (C1, C5).
  become({ isLoggedIn: null, user: null, isChecking: true });
  try {
    const user = await fetchUser();
    if (thisCheck !== latestCheck) return;
    if (user) {
      forget('tab', 'signed-in');
      become({ isLoggedIn: true, user, isChecking: false });
      return;
    }
    setFlag(false);
    becomeSignedOut();
  } catch (error) {
    if (thisCheck !== latestCheck) return;
    if (saysSignedOut(error)) {
      setFlag(false);
      becomeSignedOut();
      return;
    }
    become({ isLoggedIn: null, user: null, isChecking: false });
    for (const listener of problemListeners) listener(error);
  }
}

/** Another tab may have signed in or out, or the page may come back from the past: look again. */
function watchSurroundings(): void {
  onKeptElsewhere('login', () => void check());
  window.addEventListener('pageshow', (event) => {
    if (event.persisted) void check();
  });
  document.addEventListener('visibilitychange', () => {
    const isBehind = document.visibilityState === 'visible' && hasFlag() !== (status.isLoggedIn !== false);
    if (isBehind) void check();
  });
}

/** Finds out who is signed in, once for all widgets of the page (contract 3). */
export function startSession(): void {
  if (isStarted) return;
  watchSurroundings();
  void check();
  isStarted = true;
}

/** Starts at once where the browser remembers a sign-in: its service is asked once for the page, and takes longest. */
export function resumeSession(): void {
  if (hasFlag()) startSession();
}

/** What is known now; the same object until it changes. */
export function loginStatus(): LoginStatus {
  return status;
}

/** Tells of every change of `loginStatus`; the answer unsubscribes. */
export function onLoginStatus(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Tells when the service could not say who is signed in; once for each time it was asked. */
export function onSessionProblem(listener: (error: unknown) => void): () => void {
  problemListeners.add(listener);
  return () => problemListeners.delete(listener);
}

/** Tells when a visitor who has signed in just now is not: the browser refuses the session's cookie. */
export function onSignInLost(listener: () => void): () => void {
  lossListeners.add(listener);
  return () => lossListeners.delete(listener);
}

/** Notes that the visitor signed in on this page; other tabs follow. Who it is, `recheckSession` finds out. */
export function noteSignIn(): void {
  setFlag(true);
  isLeaving = true;
  const now = String(Date.now());
  remember('tab', 'signed-in', now);
  remember('browser', 'login', now);
}

/** Notes that nobody is signed in any more. Other tabs follow. */
export function noteSignOut(): void {
  setFlag(false);
  forget('tab', 'signed-in');
  remember('browser', 'login', String(Date.now()));
  void check();
}

/** Asks again who is signed in: after a sign-in, or after a problem. */
export function recheckSession(): void {
  void check();
}
