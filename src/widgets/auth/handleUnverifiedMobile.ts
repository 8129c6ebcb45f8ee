import { getPathWithRedirect, goTo } from '../../api/browser/navigate';
import { dormantCode, unverifiedCode } from '../../api/services/mobile';
import { type Locale, localizePath } from '../../i18n/locale';
import { findNotice } from '../../notifications/lookup';
import type { ErrorReaction } from '../kit/form/types';

/**
 * Handles the error of a sign-in whose account must validate its mobile number first: redirects a dormant account to
 * the phone validation page and returns `nothing`; returns a notice with a link to that page for an unverified one, and
 * `usual` for any other error code. Both lead back to this page, as a validation may not sign the visitor in
 * (contract 5, M-rte-22, E-login-3099).
 */
export function handleUnverifiedMobile(code: string | null, locale: Locale, username = ''): ErrorReaction {
  if (code !== dormantCode && code !== unverifiedCode) return 'usual';
  const query = new URLSearchParams({ ...(username ? { username } : {}), redirectURL: getPathWithRedirect() });
  if (code === dormantCode) query.set('code', dormantCode);
  const path = `/account/phone-validate?${query}` as const;
  if (code === unverifiedCode) return { ...findNotice('Login', unverifiedCode), link: path };
  goTo(localizePath(path, locale));
  return 'nothing';
}
