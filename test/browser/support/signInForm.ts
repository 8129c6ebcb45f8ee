import type { Locator } from '@playwright/test';
import type { Demo } from './fixtures';

/** The texts of the sign-in form that the tests use. */
export const signInTexts = {
  zh: { prefix: '', user: '用户名或邮箱', password: '密码', signIn: '登录', remember: '记住我', qr: '扫码登录' },
  en: {
    prefix: '/en',
    user: 'Username or email',
    password: 'Password',
    signIn: 'Sign in',
    remember: 'Remember me',
    qr: 'QR code',
  },
} as const;

/** Signs in with the sign-in form, by default in English and with the password of the demo members. */
export async function submitSignIn(
  auth: Locator,
  userName: string,
  { password = 'Passw0rd!', locale = 'en' }: { password?: string; locale?: keyof typeof signInTexts } = {},
): Promise<void> {
  const text = signInTexts[locale];
  await auth.getByLabel(text.user).fill(userName);
  await auth.getByLabel(text.password, { exact: true }).fill(password);
  await auth.getByRole('button', { name: text.signIn, exact: true }).click();
}

/** Returns `user:password` of each sign-in that the services received. */
export function receivedCredentials({ services }: Demo): string[] {
  return services.calls
    .filter(({ path }) => path === '/web/login')
    .map(({ headers }) => Buffer.from((headers['authorization'] ?? '').replace('Basic ', ''), 'base64').toString());
}
