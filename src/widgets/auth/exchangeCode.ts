import { signInWithCode } from '../../api/services/login';
import type { Locale } from '../../i18n/locale';
import { track } from '../../notifications/analytics';
import { showNotice } from '../../notifications/currentNotice';
import { errorCodeOf, showErrorNotice } from '../../notifications/errorNotice';
import { completeSignIn } from '../kit/hooks/completeSignIn';
import { handleValidationError } from './handleValidationError';

/**
 * Signs in with the authorization code of a QR or third-party sign-in: once, and after a failure with a notice.
 * Resolves with true after a sign-in. An abort stops the request, and nothing else happens (B9).
 */
export async function exchangeCode(
  code: string,
  method: 'qr' | 'third-party',
  locale: Locale,
  signal: AbortSignal,
): Promise<boolean> {
  try {
    await signInWithCode(code, false, signal);
    if (signal.aborted) return false;
    track({ event: 'login_success', method });
    completeSignIn(locale);
    return true;
  } catch (error) {
    if (signal.aborted) return false;
    track({ event: 'login_failure', method, code: errorCodeOf(error) });
    const handled = handleValidationError(errorCodeOf(error), locale);
    if (handled === false) showErrorNotice('Login', error);
    else if (handled !== true) showNotice(handled, handled.link ? { link: handled.link } : undefined);
    return false;
  }
}
