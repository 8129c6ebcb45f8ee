import { screen } from '@testing-library/react';
import { openPage, type Page, services, settle } from '../../support/page';

export const byLink = 'POST /api/Customers/resetPasswordToken';
export const byPhone = 'POST /api/Customers/sms/resetPasswordByPhoneToken';

/** What stands on the page, by language. */
export const names = {
  en: { password: 'New password', confirm: 'Confirm password', submit: 'Submit', newLink: 'Request a new one' },
  zh: { password: '新密码', confirm: '确认密码', submit: '提交', newLink: '重新申请' },
} as const;

export type Language = keyof typeof names;

/** Tokens that the services know, one of each kind. */
export function issueTokens(): { readonly link: string; readonly phone: string } {
  const until = Date.now() + 600_000;
  services.model.resetTokens.set('the-link-token', { userName: 'mei', kind: 'email', until });
  services.model.resetTokens.set('the-phone-token', { userName: 'mei', kind: 'phone', until });
  return { link: 'the-link-token', phone: 'the-phone-token' };
}

/** The page of the new password, with an outlet for notices. */
export function openReset(search: string, language: Language = 'en'): Promise<Page> {
  const path = `${language === 'en' ? '/en' : ''}/account/reset-password${search}`;
  return openPage({ path, mounts: ['reset-password', 'notification'] });
}

export const password = (language: Language = 'en') => screen.getByLabelText(names[language].password);
export const confirm = (language: Language = 'en') => screen.getByLabelText(names[language].confirm);
export const submit = (language: Language = 'en') => screen.getByRole('button', { name: names[language].submit });

export const good = 'N3w-password';

/** Types a new password twice and sends it. */
export async function choose(
  { visitor }: Page,
  { first = good, second = first, language = 'en' }: { first?: string; second?: string; language?: Language } = {},
): Promise<void> {
  for (const [field, text] of [
    [password(language), first],
    [confirm(language), second],
  ] as const) {
    await visitor.clear(field);
    await visitor.click(field);
    if (text) await visitor.paste(text);
  }
  await visitor.click(submit(language));
  await settle();
}
