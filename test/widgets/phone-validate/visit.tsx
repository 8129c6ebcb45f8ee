import { screen } from '@testing-library/react';
import { stopClock } from '../../support/clock';
import { openPage, type Page, services, settle } from '../../support/page';

export const sendCall = 'POST /api/Customers/sms/sendMobilePin';
export const verifyCall = 'POST /api/Customers/sms/verifyMobile';
export const detailCall = 'GET /api/Customers/detail';

/** What stands on the page, by language. */
export const names = {
  en: { mobile: 'Mobile number', pin: 'PIN', send: 'Send PIN', submit: 'Submit', verify: 'Click to verify' },
  zh: { mobile: '手机号码', pin: '验证码', send: '获取验证码', submit: '提交', verify: '点击完成验证' },
} as const;

export type Language = keyof typeof names;

/** Somebody whose account was not used for over six months. */
export const dormant = { user: 'dormant', phoneNumber: '13800000003' };

/** The validation page, with an outlet for notices. The wait for another PIN stands still. */
export function openValidation(search = '?username=dormant&code=80040', language: Language = 'en'): Promise<Page> {
  if (!('clock' in setTimeout)) stopClock();
  const path = `${language === 'en' ? '/en' : ''}/account/phone-validate${search}`;
  return openPage({
    path,
    mounts: ['phone-validate', 'notification'],
    config: { redirectOrigins: ['http://app.test'] },
  });
}

export const mobile = (language: Language = 'en') => screen.getByLabelText(names[language].mobile);
export const pin = (language: Language = 'en') => screen.getByLabelText(names[language].pin);
export const button = (name: 'send' | 'submit' | 'verify', language: Language = 'en') =>
  screen.getByRole('button', { name: names[language][name] });

/** Types a number and has a PIN sent to it. */
export async function sendPin({ visitor }: Page, phoneNumber = dormant.phoneNumber, language: Language = 'en') {
  await visitor.clear(mobile(language));
  await visitor.click(mobile(language));
  await visitor.paste(phoneNumber);
  await visitor.click(button('send', language));
  await settle();
}

/** The PIN that was sent last. */
export const sentPin = () => services.model.outbox.at(-1)?.code ?? '';

/** Types a PIN and sends it. */
export async function enterPin({ visitor }: Page, code: string, language: Language = 'en') {
  await visitor.clear(pin(language));
  await visitor.type(pin(language), code);
  await visitor.click(button('submit', language));
  await settle();
}
