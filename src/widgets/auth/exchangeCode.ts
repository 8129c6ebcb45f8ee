import { retryTimeOf } from '../../api/http/ApiError';
import { signInWithCode } from '../../api/services/login';
import type { Locale } from '../../i18n/locale';
import { track } from '../../notifications/analytics';
import { showNotice } from '../../notifications/currentNotice';
import { errorCodeOf, showErrorNotice } from '../../notifications/errorNotice';
import { completeSignIn } from '../kit/page/completeSignIn';
import { handleUnverifiedMobile } from './handleUnverifiedMobile';

/**
 * How a sign-in ended. `leaving`: the browser leaves for the validation of the mobile number. `retryAt` says when the
 * service accepts another request (B5).
 */
export type SignInOutcome =
  | { readonly at: 'signedIn' | 'leaving' }
  | { readonly at: 'rejected'; readonly retryAt: number };

/** The outcome of an aborted sign-in, which no caller shows. */
const aborted: SignInOutcome = { at: 'rejected', retryAt: 0 };

/**
 * Signs in with the authorization code of a QR or third-party sign-in: once, and after a failure with a notice. An
 * abort stops the request, and nothing else happens (B9).
 */
export async function exchangeCode(
  code: string,
  method: 'qr' | 'third-party',
  locale: Locale,
  signal: AbortSignal,
): Promise<SignInOutcome> {
  try {
    await signInWithCode(code, false, signal);
    if (signal.aborted) return aborted;
    track({ event: 'login_success', method });
    completeSignIn(locale);
    return { at: 'signedIn' };
  } catch (error) {
    if (signal.aborted) return aborted;
    track({ event: 'login_failure', method, code: errorCodeOf(error) });
    const reaction = handleUnverifiedMobile(errorCodeOf(error), locale);
    if (reaction === 'nothing') return { at: 'leaving' };
    if (reaction === 'usual') showErrorNotice('Login', error);
    else showNotice(reaction, reaction.link ? { link: reaction.link } : undefined);
    return { at: 'rejected', retryAt: retryTimeOf(error) };
  }
}
