import { goToRedirectOr } from '../../api/navigate';
import { recheckSession } from '../../api/session';
import { type Locale, localPath } from '../../i18n/locale';

/**
 * What follows every sign-in: off to where the visitor wanted to go, else to the account page. The session is asked too,
 * since that may be this very page with another hash.
 */
export function enterSite(locale: Locale): void {
  recheckSession();
  goToRedirectOr(localPath('/account/', locale));
}
