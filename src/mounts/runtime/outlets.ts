import { readDocument } from '../../api/browser/readDocument';
import { retryTimeOf } from '../../api/http/ApiError';
import { loginStatus, recheckSession } from '../../api/session/session';
import { isSignOutUnconfirmed } from '../../api/session/unconfirmedSignOut';
import { pageState } from '../../lib/pageState';
import { showCarriedNotice } from '../../notifications/carriedNotice';
import { currentNotice, dismissNotice, showNoticeByKey } from '../../notifications/currentNotice';
import { showErrorNotice } from '../../notifications/errorNotice';
import { announceLoyaltyNotice } from '../../notifications/loyaltyNotice';

const isMounted = (selector: string) => document.querySelector(`${selector}[data-mount-state]`) !== null;

const state = pageState(() => ({
  mounted: 0,
  isWatching: false,
  /** The key of the notice about a session that could not be fetched. */
  failureNotice: 0,
}));

/**
 * Adds to the number of rendered widgets. It includes widgets in shadow roots, which no selector finds (A2). A
 * notice that waits for the first of them gets its outlet.
 */
export function countMounted(by: 1 | -1): void {
  state().mounted += by;
  if (by === 1 && currentNotice.get()) addMissingOutlet('notification');
}

/**
 * Adds an outlet to the page if the page has none: a normal mount point, which the loader then finds (contract 3). Does
 * nothing if the page has unmounted all widgets.
 */
export function addMissingOutlet(name: 'notification' | 'loading'): void {
  if (isMounted(`[data-mount="${name}"]`) || !(isMounted('') || state().mounted > 0)) return;
  const outlet = document.createElement('div');
  outlet.setAttribute('data-mount', name);
  // The loader finds the element later: until then, a second call must know of it.
  outlet.setAttribute('data-mount-state', 'loading');
  readDocument('body')?.appendChild(outlet);
}

/**
 * Shows a problem of the session. The notice about a failed check offers the next one, and goes when that one starts
 * (A-43).
 */
function showSessionProblem(): void {
  const { problem } = loginStatus.get();
  if (problem?.kind === 'failed') {
    const retry = { at: retryTimeOf(problem.error), run: recheckSession };
    state().failureNotice = showErrorNotice('System', problem.error, { retry });
  } else dismissNotice(state().failureNotice);
  if (problem?.kind === 'signInAgain') showNoticeByKey('PhoneNumber', 'verified');
  else if (problem?.kind === 'notKept') showNoticeByKey('Login', 'NotKept');
}

/** Shows that the sign-out is unconfirmed: after the failure, and once on each later page (C6). */
function showUnconfirmedSignOut(): void {
  if (isSignOutUnconfirmed.get()) showNoticeByKey('Login', 'SignOutUnconfirmed');
  else if (currentNotice.get()?.id === 'notice.Login.SignOutUnconfirmed') dismissNotice();
}

/**
 * Creates a missing outlet on first use, and shows the notices of the session: its problems, and the loyalty notice.
 */
export function watchForNotices(): void {
  if (state().isWatching) return;
  state().isWatching = true;
  currentNotice.subscribe(() => {
    if (currentNotice.get()) addMissingOutlet('notification');
  });
  showCarriedNotice();
  loginStatus.subscribe(showSessionProblem);
  isSignOutUnconfirmed.subscribe(showUnconfirmedSignOut);
  loginStatus.subscribe(() => announceLoyaltyNotice(loginStatus.get()));
}
