import { screen } from '@testing-library/react';
import { openPage, type Page } from '../../support/page/openPage';
import { settle } from '../../support/page/settle';
import { services } from '../../support/page/stubServices';
import { type Language, texts } from '../../support/texts';

export const resetByLinkCall = 'POST /api/Customers/resetPasswordToken';
export const resetByPinCall = 'POST /api/Customers/sms/resetPasswordByPhoneToken';

/** Creates tokens that the services accept, one of each kind. */
export function issueTokens(): { readonly link: string; readonly phone: string } {
  const until = Date.now() + 600_000;
  services.model.resetTokens.set('the-link-token', { userName: 'mei', kind: 'email', until });
  services.model.resetTokens.set('the-phone-token', { userName: 'mei', kind: 'phone', until });
  return { link: 'the-link-token', phone: 'the-phone-token' };
}

/** Opens the reset password page, with an outlet for notices. `search` is the query of its address. */
export function openResetPage(search: string, language: Language = 'en'): Promise<Page> {
  const path = `${language === 'en' ? '/en' : ''}/account/reset-password${search}`;
  return openPage({ path, mounts: ['reset-password', 'notification'] });
}

export const newPasswordField = (language: Language = 'en') =>
  screen.getByLabelText(texts[language]['resetPassword.newPassword']!);
export const confirmField = (language: Language = 'en') =>
  screen.getByLabelText(texts[language]['resetPassword.confirm']!);
export const submitButton = (language: Language = 'en') =>
  screen.getByRole('button', { name: texts[language]['resetPassword.submit']! });

export const validPassword = 'N3w-password';

/** Fills in the new password and its confirmation, and submits them. */
export async function submitNewPassword(
  { visitor }: Page,
  {
    password = validPassword,
    confirmation = password,
    language = 'en',
  }: { password?: string; confirmation?: string; language?: Language } = {},
): Promise<void> {
  for (const [field, text] of [
    [newPasswordField(language), password],
    [confirmField(language), confirmation],
  ] as const) {
    await visitor.clear(field);
    await visitor.click(field);
    await visitor.paste(text);
  }
  await visitor.click(submitButton(language));
  await settle();
}
