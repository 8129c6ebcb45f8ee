import { retryTimeOf } from '../../api/http/ApiError';
import { loginStatus, recheckSession } from '../../api/session/session';
import { isSignOutUnconfirmed } from '../../api/session/unconfirmedSignOut';
import { pageState } from '../../lib/pageState';
import { showCarriedNotice } from '../../notifications/carriedNotice';
import { currentNotice, dismissNotice, showNoticeByKey } from '../../notifications/currentNotice';
import { showErrorNotice } from '../../notifications/errorNotice';
import { announceLoyaltyNotice } from '../../notifications/loyaltyNotice';
import { addOutletForNotices } from './outlets';

/** The key of the notice about a session that could not be fetched. */
const state = pageState(() => ({ failureNotice: 0 }));

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

/** Shows the notices that no widget shows itself: those of the page before, and of the session. For one call per page. */
export function watchForNotices(): void {
  addOutletForNotices();
  showCarriedNotice();
  loginStatus.subscribe(showSessionProblem);
  isSignOutUnconfirmed.subscribe(showUnconfirmedSignOut);
  loginStatus.subscribe(() => announceLoyaltyNotice(loginStatus.get()));
}
