import { getRequestedRedirect, goTo } from '../../api/browser/navigate';
import { dormantCode } from '../../api/services/mobile';
import { type Locale, localizePath } from '../../i18n/locale';

/**
 * Redirects a dormant account to the phone validation page, with the username where it is known, and returns true. For
 * any other error code it does nothing and returns false (contract 5, M-rte-22).
 */
export function redirectIfDormant(code: string | null, locale: Locale, username = ''): boolean {
  if (code !== dormantCode) return false;
  const query = new URLSearchParams({
    ...(username ? { username } : {}),
    redirectURL: getRequestedRedirect(localizePath('/account/', locale)),
    code: dormantCode,
  });
  goTo(localizePath(`/account/phone-validate?${query}`, locale));
  return true;
}
