import type { Locale } from '../../contract/widgets';
import { securityCheckCodes } from '../http/ApiError';
import { errorCodes } from '../http/errorCodes';
import { request } from '../http/request';
import { noContent } from '../http/schema';
import { lockedPinCode, verifyTemplates } from './pins';

/**
 * Error code: the account was unused for over six months, so the visitor must first validate its mobile number
 * (contract 5).
 */
export const dormantCode = '80040';
/** Error code: the mobile number of the account is not verified yet. */
export const unverifiedCode = '3099';

const pinErrorCodes = [...errorCodes.PhoneNumber, lockedPinCode];

/** A mobile number to validate, and the user who claims it. */
export interface MobileClaim {
  readonly user: string;
  readonly phoneNumber: string;
}

/**
 * Sends a PIN to a mobile number. `captcha` is the ticket of a passed security check, where the service requires one
 * (M-api-17, M-ent-08).
 */
export function sendMobilePin(
  { captcha, ...claim }: MobileClaim & { readonly captcha?: string },
  locale: Locale,
  signal?: AbortSignal,
): Promise<void> {
  return request({
    service: 'account',
    method: 'POST',
    path: '/api/Customers/sms/sendMobilePin',
    body: { ...claim, template: verifyTemplates[locale], captcha: captcha || undefined },
    response: noContent,
    errorCodes: [...pinErrorCodes, ...securityCheckCodes],
    signal,
  });
}

/** Validates a mobile number by its PIN. The service then treats the visitor as signed in (M-api-18, M-ent-09). */
export function verifyMobile(claim: MobileClaim, pin: string, signal?: AbortSignal): Promise<void> {
  return request({
    service: 'account',
    method: 'POST',
    path: '/api/Customers/sms/verifyMobile',
    body: { ...claim, cellPhoneValidFlag: pin },
    response: noContent,
    errorCodes: pinErrorCodes,
    signal,
  });
}
