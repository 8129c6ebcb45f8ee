import type { Locale } from '../../contract/widgets';
import { ApiError, securityCheckCodes } from '../http/ApiError';
import { errorCodes } from '../http/errorCodes';
import { request } from '../http/request';
import { noContent, objectSchema, requiredFlag, requiredText } from '../http/schema';
import { isUnconfirmed, sendWithRecord } from '../http/unconfirmedAction';
import { toSentPassword } from './passwordText';

/** The rewards card of a registration, with its PIN as `cardPassword` (M-ent-03). */
export interface RegisterCard {
  readonly cardNumber: string;
  readonly cardPassword: string;
}

/** The data of a new account (M-ent-02). */
export interface Registration extends RegisterCard {
  readonly userName: string;
  readonly password: string;
  readonly email?: string | undefined;
  readonly firstName: string;
  readonly lastName?: string | undefined;
  readonly gender: 'Male' | 'Female';
  /** `MM/DD/YYYY`. */
  readonly birthday: string;
  /** 1 when the visitor does not want news and offers. */
  readonly optOut: 0 | 1;
  readonly language: 'CHS' | 'ENU';
  readonly cellPhone: string;
  /** The SMS code. */
  readonly cellPhoneValidFlag: string;
}

/** A request for a registration's SMS code (M-ent-05). */
interface RegisterPinRequest extends RegisterCard {
  readonly phoneNumber: string;
  readonly template: 'create-cn' | 'create-en';
  readonly locale: Locale;
  /** The ticket of a passed security check, where the service requires one. */
  readonly captcha?: string;
}

const action = 'register';

/** Validates a card and resolves with it. Rejects with `refused` for any `stateCode` but 0 (M-api-11, A-52). */
export async function validateCard({ cardNumber, cardPassword }: RegisterCard, signal?: AbortSignal) {
  const { stateCode } = await request({
    service: 'account',
    method: 'POST',
    path: '/api/Cards/validate',
    body: { cardNumber, pin: cardPassword },
    response: objectSchema({ stateCode: requiredText }),
    errorCodes: errorCodes.Register,
    signal,
  });
  if (stateCode !== '0') throw new ApiError('refused', stateCode, 200);
  return { cardNumber, cardPassword };
}

/** Sends an SMS code for a registration (M-api-12). */
export function sendRegisterPin(pinRequest: RegisterPinRequest, signal?: AbortSignal): Promise<void> {
  return request({
    service: 'account',
    method: 'POST',
    path: '/api/Customers/sms/sendRegisterPin',
    body: { ...pinRequest, captcha: pinRequest.captcha || undefined },
    response: noContent,
    errorCodes: [...errorCodes.Register, ...errorCodes.PhoneNumber, ...securityCheckCodes],
    signal,
  });
}

/** Resolves with true when no account uses this username or e-mail address (M-api-22, A-34). */
export async function checkUserAvailable(user: string, signal: AbortSignal): Promise<boolean> {
  const { success } = await request({
    service: 'account',
    method: 'POST',
    path: '/api/Customers/userAvailable',
    body: { user },
    response: objectSchema({ success: requiredFlag }),
    isBackground: true,
    signal,
  });
  return success;
}

/** Creates the account. The request has a deadline of 30 s and no retry (M-api-13). */
export function createAccount(registration: Registration, signal?: AbortSignal): Promise<void> {
  return sendWithRecord(action, () =>
    request({
      service: 'account',
      method: 'POST',
      path: '/api/Customers/create',
      body: { ...registration, password: toSentPassword(registration.password) },
      response: noContent,
      errorCodes: errorCodes.Register,
      deadline: 30_000,
      signal,
    }),
  );
}

/** Returns true in a tab in which the service may have created an account although no response says so (E1). */
export function isAccountUnconfirmed(): boolean {
  return isUnconfirmed(action);
}
