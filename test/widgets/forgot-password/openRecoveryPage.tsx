import { screen } from '@testing-library/react';
import { stopClock } from '../../support/clock';
import { openPage, type Page } from '../../support/page/openPage';
import { settle } from '../../support/page/settle';
import { services } from '../../support/page/stubServices';
import { type Language, texts } from '../../support/texts';

export const sendCall = 'POST /api/Customers/sms/sendPasswordPin';
export const verifyCall = 'POST /api/Customers/sms/verifyPasswordPin';
export const emailCall = 'POST /api/Customers/sendResetPasswordEmail';

const labelsIn = (language: Language) => ({
  identifier: texts[language]['forgotPassword.identifier']!,
  username: texts[language]['forgotPassword.username']!,
  pin: texts[language]['forgotPassword.pin']!,
  next: texts[language]['forgotPassword.next']!,
  submit: texts[language]['forgotPassword.submit']!,
  resend: texts[language]['forgotPassword.resend']!,
  startAgain: texts[language]['forgotPassword.otherWay']!,
  securityCheck: texts[language]['captcha.title']!,
});
export const labels = { en: labelsIn('en'), zh: labelsIn('zh') };

/** Opens the recovery page, with an outlet for notices. `search` is the query of its address. */
export function openRecoveryPage(language: Language = 'en', search = '', { isReload = false } = {}): Promise<Page> {
  const path = `${language === 'en' ? '/en' : ''}/account/forgot-password${search}`;
  return openPage({ path, mounts: ['forgot-password', 'notification'], isReload });
}

export const identifierField = (language: Language = 'en') => screen.getByLabelText(labels[language].identifier);
export const usernameField = (language: Language = 'en') => screen.getByLabelText(labels[language].username);
export const pinField = (language: Language = 'en') => screen.getByLabelText(labels[language].pin);
export const button = (name: 'next' | 'submit' | 'resend' | 'startAgain', language: Language = 'en') =>
  screen.getByRole('button', { name: labels[language][name] });

/** Enters an e-mail address or mobile number in the first step and submits it. */
export async function submitIdentifier({ visitor }: Page, text: string, language: Language = 'en'): Promise<void> {
  await visitor.click(identifierField(language));
  await visitor.paste(text);
  await visitor.click(button('next', language));
  await settle();
}

/** Enters a username in the second step and submits it. */
export async function submitUsername({ visitor }: Page, username: string, language: Language = 'en'): Promise<void> {
  await visitor.clear(usernameField(language));
  await visitor.type(usernameField(language), username);
  await visitor.click(button('next', language));
  await settle();
}

/** Opens the recovery page with a stopped clock and submits a mobile number, so that the PIN step is shown. */
export async function openPinStep(language: Language = 'en', phoneNumber = '13800000001'): Promise<Page> {
  stopClock();
  const page = await openRecoveryPage(language);
  await submitIdentifier(page, phoneNumber, language);
  expect(pinField(language)).toBeVisible();
  return page;
}

/** Returns the PIN that was sent last. */
export const lastPin = () => services.model.outbox.at(-1)?.code ?? '';

/** Types a PIN and submits it. */
export async function submitPin({ visitor }: Page, code: string, language: Language = 'en'): Promise<void> {
  await visitor.clear(pinField(language));
  await visitor.type(pinField(language), code);
  await visitor.click(button('submit', language));
  await settle();
}
