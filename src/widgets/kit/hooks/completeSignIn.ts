import { goToRedirect } from '../../../api/browser/navigate';
import { recheckSession } from '../../../api/session/session';
import { type Locale, localizePath } from '../../../i18n/locale';

/**
 * Navigates to the redirect target after a sign-in or a validation of the mobile number, by default to the account page. Also rechecks the session, as the
 * target may be the current page with another hash, which does not reload.
 */
export function completeSignIn(locale: Locale): void {
  recheckSession();
  goToRedirect(localizePath('/account/', locale));
}
