import { proofTemplates } from './pins';
import { request } from './request';

/**
 * Has a code sent to the mobile number of the account itself, which the page need not know (M-api-08). The payload is our
 * reading of A-17: a language, and a ticket where a security check was asked for. Refusals: group AuthValidateAlert.
 */
export function sendAccountSms(
  { captcha }: { readonly captcha?: string },
  locale: 'zh' | 'en',
  signal?: AbortSignal,
): Promise<void> {
  return request({
    service: 'account',
    method: 'POST',
    path: '/api/Sms/account/send',
    body: { template: proofTemplates[locale], ...(captcha ? { captcha } : {}) },
    answer: ({ done }) => done,
    signal,
  });
}

/** Proves by the code from that message that it is the account's owner who asks (M-api-09). Same group of refusals. */
export function verifyAccountSms(code: string, signal?: AbortSignal): Promise<void> {
  return request({
    service: 'account',
    method: 'POST',
    path: '/api/Sms/account/verify',
    body: { cellPhoneValidFlag: code },
    answer: ({ done }) => done,
    signal,
  });
}
