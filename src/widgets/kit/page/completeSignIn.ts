import { goToRedirect } from '../../../api/browser/navigate';
import { currentRoute } from '../../../api/browser/route';
import { recheckSession } from '../../../api/session/session';
import { type Locale, localizePath } from '../../../i18n/locale';
import { dismissNotice } from '../../../notifications/currentNotice';

/**
 * Navigates to the redirect target after a sign-in or a validation of the mobile number, by default to the account
 * page, and there to the route that is open. Also rechecks the session, as the target may be the current page, which
 * does not reload.
 */
export function completeSignIn(locale: Locale): void {
  // Such as the error of the attempt before.
  dismissNotice();
  recheckSession();
  const account = localizePath('/account/', locale);
  // The slash before the hash is optional.
  const route = currentRoute().replace('/account#/', '/account/#/');
  goToRedirect(route.startsWith(`${account}#/`) ? (route as `/${string}`) : account);
}
