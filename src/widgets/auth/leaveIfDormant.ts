import { dormantCode } from '../../api/mobile';
import { goTo, redirectAsGiven } from '../../api/navigate';
import { type Locale, localPath } from '../../i18n/locale';

/**
 * Leads on to the validation where that is what the service wants, whichever way somebody signs in (contract 5, M-rte-22);
 * answers whether it does. The name goes along where it is known.
 */
export function leaveIfDormant(code: string | null, locale: Locale, username = ''): boolean {
  if (code !== dormantCode) return false;
  const query = new URLSearchParams({
    ...(username ? { username } : {}),
    redirectURL: redirectAsGiven(localPath('/account/', locale)),
    code: dormantCode,
  });
  goTo(localPath(`/account/phone-validate?${query}`, locale));
  return true;
}
