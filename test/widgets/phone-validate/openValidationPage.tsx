import { screen } from '@testing-library/react';
import { stopClock } from '../../support/clock';
import { openPage, type Page } from '../../support/page/openPage';
import { settle } from '../../support/page/settle';
import { services } from '../../support/page/stubServices';
import { type Language, texts } from '../../support/texts';

export const sendCall = 'POST /api/Customers/sms/sendMobilePin';
export const verifyCall = 'POST /api/Customers/sms/verifyMobile';
export const detailCall = 'GET /api/Customers/detail';

/** An account that was not used for over six months. */
export const dormantAccount = { user: 'dormant', phoneNumber: '13800000003' };

/**
 * Opens the phone validation page with a stopped clock and an outlet for notices. `search` is the query of its address.
 */
export function openValidationPage(search = '?username=dormant&code=80040', language: Language = 'en'): Promise<Page> {
  if (!('clock' in setTimeout)) stopClock();
  const path = `${language === 'en' ? '/en' : ''}/account/phone-validate${search}`;
  return openPage({
    path,
    mounts: ['phone-validate', 'notification'],
    config: { redirectOrigins: ['http://app.test'] },
  });
}

export const mobileField = (language: Language = 'en') =>
  screen.getByLabelText(texts[language]['phoneValidate.mobile']!);
export const pinField = (language: Language = 'en') => screen.getByLabelText(texts[language]['phoneValidate.pin']!);
export const button = (name: 'sendPin' | 'submit', language: Language = 'en') =>
  screen.getByRole('button', { name: texts[language][`phoneValidate.${name}`]! });

/** Fills in a mobile number and requests a PIN for it. */
export async function requestPin(
  { visitor }: Page,
  phoneNumber = dormantAccount.phoneNumber,
  language: Language = 'en',
) {
  await visitor.clear(mobileField(language));
  await visitor.click(mobileField(language));
  await visitor.paste(phoneNumber);
  await visitor.click(button('sendPin', language));
  await settle();
}

/** Returns the PIN that was sent last. */
export const lastPin = () => services.model.outbox.at(-1)?.code ?? '';

/** Types a PIN and submits it. */
export async function submitPin({ visitor }: Page, code: string, language: Language = 'en') {
  await visitor.clear(pinField(language));
  await visitor.type(pinField(language), code);
  await visitor.click(button('submit', language));
  await settle();
}
