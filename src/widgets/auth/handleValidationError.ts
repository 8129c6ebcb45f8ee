import { getPathWithRedirect, goTo } from '../../api/browser/navigate';
import { dormantCode, unverifiedCode } from '../../api/services/mobile';
import { type Locale, localizePath } from '../../i18n/locale';
import { showNoticeByKey } from '../../notifications/currentNotice';

/**
 * Handles the error of a sign-in whose account must validate its mobile number first, and returns true: redirects a dormant
 * account to the phone validation page, and shows an unverified one a notice with a link to it. Both lead back to this page,
 * as a validation does not sign anyone in for certain. For any other error code it does nothing and returns false (contract 5,
 * M-rte-22, E-login-3099).
 */
export function handleValidationError(code: string | null, locale: Locale, username = ''): boolean {
  if (code !== dormantCode && code !== unverifiedCode) return false;
  const query = new URLSearchParams({ ...(username ? { username } : {}), redirectURL: getPathWithRedirect() });
  if (code === dormantCode) query.set('code', dormantCode);
  const path = `/account/phone-validate?${query}` as const;
  if (code === dormantCode) goTo(localizePath(path, locale));
  else showNoticeByKey('Login', unverifiedCode, { link: path });
  return true;
}
