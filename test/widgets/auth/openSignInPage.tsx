import { screen } from '@testing-library/react';
import { openPage, type Page } from '../../support/page/openPage';
import { type Language, texts } from '../../support/texts';

export const loginCall = 'POST /web/login';
export const exchangeCall = 'POST /web/login/oauth/access_token';

/** The path of the sign-in page. */
export const signInPaths = { en: '/en/account/', zh: '/account/' } as const;

/** Opens the sign-in page, with an outlet for notices. `search` is the query of its address. */
export function openSignInPage(language: Language = 'en', search = ''): Promise<Page> {
  const path = signInPaths[language] + search;
  return openPage({ path, mounts: ['auth', 'notification'], config: { redirectOrigins: ['http://app.test'] } });
}

export const usernameField = (language: Language = 'en') => screen.getByLabelText(texts[language]['auth.username']!);
export const passwordField = (language: Language = 'en') => screen.getByLabelText(texts[language]['auth.password']!);
export const submitButton = (language: Language = 'en') =>
  screen.getByRole('button', { name: texts[language]['auth.signIn']! });

/** Types a username and a password and submits them. */
export async function signIn(
  { visitor }: Page,
  { name = 'mei', secret = 'Passw0rd!', language = 'en' }: { name?: string; secret?: string; language?: Language } = {},
): Promise<void> {
  await visitor.type(usernameField(language), name);
  await visitor.type(passwordField(language), secret);
  await visitor.click(submitButton(language));
}
