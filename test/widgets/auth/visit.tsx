import { screen } from '@testing-library/react';
import { openPage, type Page } from '../../support/page';

export const loginCall = 'POST /web/login';
export const exchangeCall = 'POST /web/login/oauth/access_token';

export const names = {
  en: { user: 'Username or email', password: 'Password', submit: 'Sign in', verify: 'Click to verify' },
  zh: { user: '用户名或邮箱', password: '密码', submit: '登录', verify: '点击完成验证' },
} as const;

export type Language = keyof typeof names;

/** The sign-in page, with an outlet for notices; `search` is its query. */
export function openSignIn(language: Language = 'en', search = ''): Promise<Page> {
  const path = `${language === 'en' ? '/en' : ''}/account/${search}`;
  return openPage({ path, mounts: ['auth', 'notification'], config: { redirectOrigins: ['http://app.test'] } });
}

export const user = (language: Language = 'en') => screen.getByLabelText(names[language].user);
export const password = (language: Language = 'en') => screen.getByLabelText(names[language].password);
export const submit = (language: Language = 'en') => screen.getByRole('button', { name: names[language].submit });

/** Types a name and a password and sends them. */
export async function signIn(
  { visitor }: Page,
  { name = 'mei', secret = 'Passw0rd!', language = 'en' }: { name?: string; secret?: string; language?: Language } = {},
): Promise<void> {
  await visitor.type(user(language), name);
  await visitor.type(password(language), secret);
  await visitor.click(submit(language));
}
