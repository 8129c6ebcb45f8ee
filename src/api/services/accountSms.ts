import type { Locale } from '../../contract/widgets';
import { securityCheckCodes } from '../http/ApiError';
import { errorCodes } from '../http/errorCodes';
import { request } from '../http/request';
import { noContent } from '../http/schema';
import { verifyTemplates } from './pins';

// No widget makes these calls yet: the product lists them (M-api-08, M-api-09).

/**
 * Sends a code to the mobile number of the signed-in account. `captcha` is the ticket of a passed security check, where
 * the service requires one. Notices for its errors are in the group AuthValidateAlert (M-api-08, A-17).
 */
export function sendAccountSms(
  { captcha }: { readonly captcha?: string },
  locale: Locale,
  signal?: AbortSignal,
): Promise<void> {
  return request({
    service: 'account',
    method: 'POST',
    path: '/api/Sms/account/send',
    body: { template: verifyTemplates[locale], captcha: captcha || undefined },
    response: noContent,
    errorCodes: [...errorCodes.AuthValidateAlert, ...securityCheckCodes],
    signal,
  });
}

/** Verifies the account owner by the code of that text message. Its errors use the same notice group (M-api-09). */
export function verifyAccountSms(code: string, signal?: AbortSignal): Promise<void> {
  return request({
    service: 'account',
    method: 'POST',
    path: '/api/Sms/account/verify',
    body: { cellPhoneValidFlag: code },
    response: noContent,
    errorCodes: errorCodes.AuthValidateAlert,
    signal,
  });
}
