import { request, type Shapes } from './request';

/** The template of a text message, by the page's language. */
const templates = { zh: 'password-cn', en: 'password-en' } as const;

/** Whose PIN it is: a number, and the user name or e-mail address where the number alone does not tell (40002). */
export interface PinOwner {
  readonly phoneNumber: string;
  readonly user?: string;
}

const token = ({ answer, requiredText }: Shapes) => answer({ token: requiredText });

/** Asks for the PIN of a lost password (M-api-15, M-ent-06). The ticket goes along where a security check was asked for. */
export function sendPasswordPin(
  { captcha, ...owner }: PinOwner & { readonly captcha?: string },
  locale: 'zh' | 'en',
  signal?: AbortSignal,
): Promise<void> {
  return request({
    service: 'account',
    method: 'POST',
    path: '/api/Customers/sms/sendPasswordPin',
    body: { ...owner, template: templates[locale], ...(captcha ? { captcha } : {}) },
    answer: ({ done }) => done,
    signal,
  });
}

/** Trades the PIN for the token that a new password takes (M-api-16, M-ent-07). */
export async function verifyPasswordPin(owner: PinOwner, pin: string, signal?: AbortSignal): Promise<string> {
  const answered = await request({
    service: 'account',
    method: 'POST',
    path: '/api/Customers/sms/verifyPasswordPin',
    body: { ...owner, cellPhoneValidFlag: pin },
    answer: token,
    signal,
  });
  return answered.token;
}

/** Asks for the link of a lost password (M-api-14, M-ent-11). */
export function sendResetPasswordEmail(email: string, signal?: AbortSignal): Promise<void> {
  return request({
    service: 'account',
    method: 'POST',
    path: '/api/Customers/sendResetPasswordEmail',
    body: { email },
    answer: ({ done }) => done,
    signal,
  });
}

/** What allows a new password: the token of a PIN, or that of an e-mailed link. */
export interface ResetPass {
  readonly by: 'phoneToken' | 'token';
  readonly token: string;
}

const resetPaths = {
  phoneToken: '/api/Customers/sms/resetPasswordByPhoneToken',
  token: '/api/Customers/resetPasswordToken',
} as const;

/** Sets a new password; both calls name the token alike (M-api-19, M-api-20, A-19). */
export function resetPassword(pass: ResetPass, newPassword: string, signal?: AbortSignal): Promise<void> {
  return request({
    service: 'account',
    method: 'POST',
    path: resetPaths[pass.by],
    body: { token: pass.token, newPassword },
    answer: ({ done }) => done,
    signal,
  });
}
