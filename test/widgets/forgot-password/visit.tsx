import { screen } from '@testing-library/react';
import { stopClock } from '../../support/clock';
import { openPage, type Page, services, settle } from '../../support/page';

export const sendCall = 'POST /api/Customers/sms/sendPasswordPin';
export const verifyCall = 'POST /api/Customers/sms/verifyPasswordPin';
export const emailCall = 'POST /api/Customers/sendResetPasswordEmail';

/** What stands on the page, by language. */
export const names = {
  en: {
    identifier: 'Email or mobile number',
    username: 'Username or email',
    pin: 'PIN',
    next: 'Next',
    submit: 'Submit',
    resend: 'Resend PIN',
    other: 'Use another email or mobile number',
    verify: 'Click to verify',
    check: 'Security check',
  },
  zh: {
    identifier: '邮箱或手机号码',
    username: '用户名或邮箱',
    pin: '验证码',
    next: '下一步',
    submit: '提交',
    resend: '重新发送验证码',
    other: '更换邮箱或手机号码',
    verify: '点击完成验证',
    check: '安全验证',
  },
} as const;

export type Language = keyof typeof names;

/** The recovery page, with an outlet for notices. */
export function openRecovery(language: Language = 'en', search = ''): Promise<Page> {
  const path = `${language === 'en' ? '/en' : ''}/account/forgot-password${search}`;
  return openPage({ path, mounts: ['forgot-password', 'notification'] });
}

export const identifier = (language: Language = 'en') => screen.getByLabelText(names[language].identifier);
export const username = (language: Language = 'en') => screen.getByLabelText(names[language].username);
export const pin = (language: Language = 'en') => screen.getByLabelText(names[language].pin);
export const button = (name: Exclude<keyof typeof names.en, 'check'>, language: Language = 'en') =>
  screen.getByRole('button', { name: names[language][name] });

/** Types what the first step asks for and sends it. */
export async function identify({ visitor }: Page, as: string, language: Language = 'en'): Promise<void> {
  await visitor.click(identifier(language));
  await visitor.paste(as);
  await visitor.click(button('next', language));
  await settle();
}

/** The first step done by a mobile number: the PIN is asked for. The wait for another stands still. */
export async function openPinStep(language: Language = 'en', phoneNumber = '13800000001'): Promise<Page> {
  stopClock();
  const page = await openRecovery(language);
  await identify(page, phoneNumber, language);
  pin(language);
  return page;
}

/** The PIN that was sent last. */
export const sentPin = () => services.model.outbox.at(-1)?.code ?? '';

/** Types a PIN and sends it. */
export async function enterPin({ visitor }: Page, code: string, language: Language = 'en'): Promise<void> {
  await visitor.clear(pin(language));
  await visitor.type(pin(language), code);
  await visitor.click(button('submit', language));
  await settle();
}
