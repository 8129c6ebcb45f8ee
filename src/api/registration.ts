import { ApiError } from './ApiError';
import { request } from './request';
import { recall, remember } from './storage';

/** The rewards card that an account is made with, and its PIN (M-ent-03). */
export interface RegisterCard {
  readonly cardNumber: string;
  readonly cardPassword: string;
}

/** Everything that makes an account (M-ent-02). */
export interface Registration extends RegisterCard {
  readonly userName: string;
  readonly password: string;
  readonly email?: string;
  readonly firstName: string;
  readonly lastName?: string;
  readonly gender: 'Male' | 'Female';
  /** `MM/DD/YYYY`. */
  readonly birthday: string;
  /** 1 while no news are wanted. */
  readonly optOut: 0 | 1;
  readonly language: 'CHS' | 'ENU';
  readonly cellPhone: string;
  /** The code of the text message. */
  readonly cellPhoneValidFlag: string;
}

/** Where a code for a registration goes (M-ent-05). */
export interface RegisterPinOrder extends RegisterCard {
  readonly phoneNumber: string;
  readonly template: 'create-cn' | 'create-en';
  readonly locale: 'zh' | 'en';
  /** The ticket of a passed security check, once the service has asked for one. */
  readonly captcha?: string;
}

const unconfirmed = 'register.unconfirmed';

/** Checks a card and hands it back; any state but 0, as a number or a text, is a refusal (M-api-11, A-52). */
export async function validateCard({ cardNumber, cardPassword }: RegisterCard, signal?: AbortSignal) {
  const { stateCode } = await request({
    service: 'account',
    method: 'POST',
    path: '/api/Cards/validate',
    body: { cardNumber, pin: cardPassword },
    answer: ({ answer, requiredText }) => answer({ stateCode: requiredText }),
    signal,
  });
  if (stateCode !== '0') throw new ApiError('refused', stateCode, 200);
  return { cardNumber, cardPassword };
}

/** Sends a code to the mobile number of a registration (M-api-12). */
export function sendRegisterPin(order: RegisterPinOrder, signal?: AbortSignal): Promise<void> {
  return request({
    service: 'account',
    method: 'POST',
    path: '/api/Customers/sms/sendRegisterPin',
    body: order,
    answer: ({ done }) => done,
    signal,
  });
}

/** Whether nobody has this username or e-mail address yet (M-api-22, A-34). */
export async function userAvailable(user: string, signal: AbortSignal): Promise<boolean> {
  const { success } = await request({
    service: 'account',
    method: 'POST',
    path: '/api/Customers/userAvailable',
    body: { user },
    answer: ({ answer, certainFlag }) => answer({ success: certainFlag }),
    quiet: true,
    signal,
  });
  return success;
}

/** Makes the account (M-api-13). Its answer may take long, and is never asked for a second time. */
export async function createAccount(registration: Registration, signal?: AbortSignal): Promise<void> {
  await request({
    service: 'account',
    method: 'POST',
    path: '/api/Customers/create',
    body: registration,
    answer: ({ done }) => done,
    deadline: 30_000,
    signal,
  });
  remember('tab', unconfirmed, '');
}

/** Notes that an account may have been made although nobody knows; it is remembered for this tab (E1). */
export function noteUnconfirmedAccount(): void {
  remember('tab', unconfirmed, 'true');
}

/** True after `noteUnconfirmedAccount`, until an account was made. */
export function isAccountUnconfirmed(): boolean {
  return recall('tab', unconfirmed) === 'true';
}
