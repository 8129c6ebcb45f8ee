import type { Locale } from '../../contract/widgets';
import { securityCheckCodes } from '../http/ApiError';
import { errorCodes, usernameRequiredCode } from '../http/errorCodes';
import { request } from '../http/request';
import { noContent, objectSchema, requiredText } from '../http/schema';
import { isUnconfirmed, sendWithRecord } from '../http/unconfirmedAction';
import { toSentPassword } from './passwordText';

/** The text message's template, by language. */
const templates = { zh: 'password-cn', en: 'password-en' } as const;

/**
 * The recipient of a PIN. `user` is a username or e-mail address, required when several accounts share the number
 * (40002).
 */
export interface PinRecipient {
  readonly phoneNumber: string;
  readonly user?: string;
}

/** Notices for PINs are in two groups. */
const pinErrorCodes = [...errorCodes.ResetPassword, ...errorCodes.PhoneNumber, usernameRequiredCode];

const tokenSchema = objectSchema({ token: requiredText });

/**
 * Sends a PIN for password recovery. `captcha` is the ticket of a passed security check, where the service requires one
 * (M-api-15, M-ent-06).
 */
export function sendPasswordPin(
  { captcha, ...recipient }: PinRecipient & { readonly captcha?: string },
  locale: Locale,
  signal?: AbortSignal,
): Promise<void> {
  return request({
    service: 'account',
    method: 'POST',
    path: '/api/Customers/sms/sendPasswordPin',
    body: { ...recipient, template: templates[locale], captcha: captcha || undefined },
    response: noContent,
    errorCodes: [...pinErrorCodes, ...securityCheckCodes],
    signal,
  });
}

/** Exchanges a PIN for the token that `resetPassword` requires (M-api-16, M-ent-07). */
export async function verifyPasswordPin(recipient: PinRecipient, pin: string, signal?: AbortSignal): Promise<string> {
  const { token } = await request({
    service: 'account',
    method: 'POST',
    path: '/api/Customers/sms/verifyPasswordPin',
    body: { ...recipient, cellPhoneValidFlag: pin },
    response: tokenSchema,
    errorCodes: pinErrorCodes,
    signal,
  });
  return token;
}

/** Sends an e-mail with a password reset link (M-api-14, M-ent-11). */
export function sendResetPasswordEmail(email: string, signal?: AbortSignal): Promise<void> {
  return request({
    service: 'account',
    method: 'POST',
    path: '/api/Customers/sendResetPasswordEmail',
    body: { email },
    response: noContent,
    // The other group has the codes for an address without an account (F3).
    errorCodes: [...errorCodes.ResetPassword, ...errorCodes.ResetPasswordWithToken],
    signal,
  });
}

/**
 * The permission to set a new password: the token of a verified PIN (`phoneToken`), or of an e-mailed link (`token`).
 */
export interface ResetToken {
  readonly kind: 'phoneToken' | 'token';
  readonly token: string;
}

const resetPaths = {
  phoneToken: '/api/Customers/sms/resetPasswordByPhoneToken',
  token: '/api/Customers/resetPasswordToken',
} as const;

const action = 'resetPassword';

/** Sets a new password. Both service calls name the field `token` (M-api-19, M-api-20, A-19). */
export function resetPassword(resetToken: ResetToken, newPassword: string, signal?: AbortSignal): Promise<void> {
  return sendWithRecord(action, () =>
    request({
      service: 'account',
      method: 'POST',
      path: resetPaths[resetToken.kind],
      body: { token: resetToken.token, newPassword: toSentPassword(newPassword) },
      response: noContent,
      errorCodes: [...errorCodes.ResetPasswordWithToken, 'InvalidToken'],
      signal,
    }),
  );
}

/** Returns true in a tab in which the service may have set a new password although no response says so (F8). */
export function isResetUnconfirmed(): boolean {
  return isUnconfirmed(action);
}
