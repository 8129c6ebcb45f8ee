import type { User } from '../../contract/widgets';
import { createStore } from '../../lib/createStore';
import { pageState } from '../../lib/pageState';
import { isPageHidden } from '../device/isPageHidden';
import { isSignedOutError } from '../http/ApiError';
import { hasSharedStorage, onStorageChange, readStorage, removeStorage, writeStorage } from '../storage/storage';
import { isFlagInCookie, setFlagInCookie } from './loginFlag';
import { setSignOutUnconfirmed, watchSignOut } from './unconfirmedSignOut';
import { fetchUser } from './user';

/** Why the page does not know whether the visitor is signed in. */
type SessionProblem =
  /** The request to the account service failed. */
  | { readonly kind: 'failed'; readonly error: unknown }
  /** The visitor has just signed in, but the browser did not keep the session cookie. */
  | { readonly kind: 'notKept' }
  /** The visitor has just validated the mobile number, and the service wants a new sign-in. */
  | { readonly kind: 'signInAgain' };

/** The visitor's login status. */
export interface LoginStatus {
  /** Null while unknown: during a check, and after one that failed. */
  readonly isLoggedIn: boolean | null;
  readonly user: User | null;
  /** True while a request to the account service is pending. */
  readonly isChecking: boolean;
  /** The problem that the last check found: a new object for each check. */
  readonly problem: SessionProblem | null;
}

/** Storage key of the last sign-in, until a check confirms it: its origin and time, such as `signIn 1700000000000`. */
const signedInKey = 'signed-in';
/** Storage key that each sign-in and sign-out changes, so that other tabs check again. */
const changedKey = 'login';
/** Milliseconds after a sign-in within which a missing session means that the browser did not keep its cookie. */
const recentSignIn = 60_000;
/** Without shared storage, milliseconds after a check until a focus of the tab starts another one (C4). */
const trustedFor = 30_000;
const signedOut: LoginStatus = { isLoggedIn: false, user: null, isChecking: false, problem: null };

/** The login status, shared by all widgets of the page. Initially, and in prerendered markup, signed out. */
export const loginStatus = createStore(signedOut);

const state = pageState(() => ({
  isStarted: false,
  /** Identifies the newest check. The responses of older checks are ignored (B9). */
  latestCheck: {},
  /** When the newest check started, in milliseconds since the page was opened. */
  checkedAt: 0,
  /** Replaces the cookie when the browser refuses cookies (C7). */
  isFlagInMemory: false,
  /** The flag when the status was last set. It stays true after a sign-out if the page cannot remove the cookie (C1). */
  lastFlag: false,
  /** True after a sign-in on this page, which the visitor then usually leaves. */
  hasSignedIn: false,
}));

function hasFlag(): boolean {
  return state().isFlagInMemory || isFlagInCookie();
}

function setFlag(isOn: boolean): void {
  setFlagInCookie(isOn);
  state().isFlagInMemory = isOn && !isFlagInCookie();
}

function setStatus(next: LoginStatus): void {
  const previous = loginStatus.get();
  const hasChanged = !state().isStarted || next.isLoggedIn !== previous.isLoggedIn || next.user !== previous.user;
  state().lastFlag = hasFlag();
  loginStatus.set(next);
  if (!hasChanged) return;
  const { isLoggedIn, user } = next;
  document.dispatchEvent(new CustomEvent('widgets:login-status', { detail: { isLoggedIn, user } }));
}

/** Sets the status to signed out; with a problem when the visitor has just signed in or validated the number. */
function setStatusSignedOut(): void {
  const [origin, time] = (readStorage('tab', signedInKey) ?? '').split(' ');
  const isRecent = Date.now() - Number(time) < recentSignIn;
  // The next page needs the time of the sign-in, to show the problem there.
  if (!state().hasSignedIn) removeStorage('tab', signedInKey);
  setStatus({ ...signedOut, problem: isRecent ? { kind: origin === 'validation' ? 'signInAgain' : 'notKept' } : null });
}

/**
 * Sets the login status: signed out at once without the flag, else by a request to the account service (contract 3).
 * `isQuiet` keeps the status until the service responds, and for the same user.
 */
async function check({ isQuiet = false } = {}): Promise<void> {
  const thisCheck = {};
  state().latestCheck = thisCheck;
  state().checkedAt = performance.now();
  if (!hasFlag()) {
    setStatusSignedOut();
    return;
  }
  // The session may have ended. Nothing personal shows until the response (C1, C5).
  if (!isQuiet) setStatus({ isLoggedIn: null, user: null, isChecking: true, problem: null });
  try {
    const user = await fetchUser();
    if (thisCheck !== state().latestCheck) return;
    if (user) {
      removeStorage('tab', signedInKey);
      if (isQuiet && JSON.stringify(user) === JSON.stringify(loginStatus.get().user)) return;
      setStatus({ isLoggedIn: true, user, isChecking: false, problem: null });
      return;
    }
    setFlag(false);
    setStatusSignedOut();
  } catch (error) {
    if (thisCheck !== state().latestCheck) return;
    if (isSignedOutError(error)) {
      setFlag(false);
      setStatusSignedOut();
      return;
    }
    if (!isQuiet) setStatus({ isLoggedIn: null, user: null, isChecking: false, problem: { kind: 'failed', error } });
  }
}

/** Checks again after another tab signs in or out, and when the browser restores the page from the bfcache (C4, C5). */
function recheckOnChanges(): void {
  onStorageChange(changedKey, () => void check());
  window.addEventListener('pageshow', (event) => {
    if (event.persisted) void check();
  });
  const recheckIfOutdated = () => {
    if (isPageHidden()) return;
    const { isLoggedIn } = loginStatus.get();
    if (hasFlag() !== state().lastFlag) void check();
    // Another user may have signed in in another tab. Quietly: a full check would unmount the control that the visitor
    // clicks to return to this window.
    else if (isLoggedIn && !hasSharedStorage() && performance.now() - state().checkedAt >= trustedFor)
      void check({ isQuiet: true });
  };
  document.addEventListener('visibilitychange', recheckIfOutdated);
  // A window beside the other one was visible all the time.
  window.addEventListener('focus', recheckIfOutdated);
}

/** Starts the first check, once for all widgets of the page, and the rechecks (contract 3). */
export function startSession(): void {
  if (state().isStarted) return;
  watchSignOut();
  recheckOnChanges();
  void check();
  // Last: until then `setStatus` sends the event also for the status that the page starts with.
  state().isStarted = true;
}

/** Starts the session before the first widget needs it, if the login flag is set and a request is therefore needed. */
export function startSessionIfFlagged(): void {
  if (hasFlag()) startSession();
}

/**
 * Records a sign-in on this page and makes other tabs check again. After a validation of the mobile number the service
 * may still want a sign-in. Sends no request: call `recheckSession` for the user.
 */
export function setSignedIn(origin: 'signIn' | 'validation' = 'signIn'): void {
  setFlag(true);
  state().hasSignedIn = true;
  setSignOutUnconfirmed(false);
  const now = String(Date.now());
  writeStorage('tab', signedInKey, `${origin} ${now}`);
  writeStorage('browser', changedKey, now);
}

/** Returns true after a sign-in on this page, which then navigates itself. */
export function hasSignedInHere(): boolean {
  return state().hasSignedIn;
}

/** Records a sign-out and makes other tabs check again. */
export function setSignedOut(): void {
  setFlag(false);
  removeStorage('tab', signedInKey);
  writeStorage('browser', changedKey, String(Date.now()));
  void check();
}

/** Checks the login status again, after a sign-in or a problem. */
export function recheckSession(): void {
  void check();
}
