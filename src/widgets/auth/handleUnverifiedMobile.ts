import { getPathWithRedirect, goTo } from '../../api/browser/navigate';
import { dormantCode, unverifiedCode } from '../../api/services/mobile';
import { type Locale, localizePath } from '../../i18n/locale';
import { findNotice } from '../../notifications/lookup';
import type { LinkedNotice } from '../kit/form/useFormNotice';

/**
 * Handles the error of a sign-in whose account must validate its mobile number first: redirects a dormant account to
 * the phone validation page and returns true; returns a notice with a link to that page for an unverified one. Both
 * lead back to this page, as a validation may not sign the visitor in. For any other error code it returns
 * false (contract 5, M-rte-22, E-login-3099).
 */
export function handleUnverifiedMobile(code: string | null, locale: Locale, username = ''): boolean | LinkedNotice {
  if (code !== dormantCode && code !== unverifiedCode) return false;
  const query = new URLSearchParams({ ...(username ? { username } : {}), redirectURL: getPathWithRedirect() });
  if (code === dormantCode) query.set('code', dormantCode);
  const path = `/account/phone-validate?${query}` as const;
  if (code === unverifiedCode) return { ...findNotice('Login', unverifiedCode), link: path };
  goTo(localizePath(path, locale));
  return true;
}
