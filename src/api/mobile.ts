import { proofTemplates } from './pins';
import { request } from './request';

/** The services' code: the account was not used for over six months, and its number is to be validated first (contract 5). */
export const dormantCode = '80040';

/** The number to be validated, and whose it is said to be. */
export interface MobileClaim {
  readonly user: string;
  readonly phoneNumber: string;
}

/** Asks for the PIN of a mobile number (M-api-17, M-ent-08). The ticket goes along where a security check was asked for. */
export function sendMobilePin(
  { captcha, ...claim }: MobileClaim & { readonly captcha?: string },
  locale: 'zh' | 'en',
  signal?: AbortSignal,
): Promise<void> {
  return request({
    service: 'account',
    method: 'POST',
    path: '/api/Customers/sms/sendMobilePin',
    body: { ...claim, template: proofTemplates[locale], ...(captcha ? { captcha } : {}) },
    answer: ({ done }) => done,
    signal,
  });
}

/** Proves a mobile number by its PIN; the service then counts the visitor as signed in (M-api-18, M-ent-09). */
export function verifyMobile(claim: MobileClaim, pin: string, signal?: AbortSignal): Promise<void> {
  return request({
    service: 'account',
    method: 'POST',
    path: '/api/Customers/sms/verifyMobile',
    body: { ...claim, cellPhoneValidFlag: pin },
    answer: ({ done }) => done,
    signal,
  });
}
