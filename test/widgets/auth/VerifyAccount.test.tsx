import { screen } from '@testing-library/react';
import { expectAccessible } from '../../support/axe';
import { bodiesSentTo, openPage, requestsTo, services, settle, siteOrigin } from '../../support/page';
import { texts } from '../../support/texts';
import { type Language, passwordField, signIn, signInPaths, submitButton, usernameField } from './openSignInPage';

const sendCall = 'POST /api/Sms/account/send';
const verifyCall = 'POST /api/Sms/account/verify';

const codeField = (language: Language = 'en') => screen.getByLabelText(texts[language]['auth.verify.code']!);

/** Signs in with an account whose mobile number is not verified, and returns helpers for the step that follows. */
async function openVerifyStep(language: Language = 'en') {
  const page = await openPage({ path: signInPaths[language], mounts: ['auth', 'notification'] });
  const clickButton = async (id: 'send' | 'submit' | 'back') => {
    await page.visitor.click(screen.getByRole('button', { name: texts[language][`auth.verify.${id}`]! }));
    await settle();
  };
  await signIn(page, { name: 'unverified', language });
  await settle();
  return { page, clickButton };
}

it.each(['zh', 'en'] as const)(
  'sends a code to the account’s number, verifies it and returns to the sign-in, in %s (3099, M-api-08, M-api-09)',
  async (language) => {
    const { page, clickButton } = await openVerifyStep(language);
    expect(screen.getByRole('alert')).toHaveTextContent(texts[language]['notice.Login.3099']!);
    expect(screen.getByText(texts[language]['auth.verify.lead']!)).toHaveFocus();
    await expectAccessible(page.mountPoint('auth'));

    await clickButton('send');
    expect(bodiesSentTo(sendCall)).toEqual([{ template: language === 'zh' ? 'verify-cn' : 'verify-en' }]);
    expect(page.analytics.at(-1)).toEqual({ event: 'sms_send_success', purpose: 'account' });
    const code = services.outbox.at(-1)?.code ?? '';
    await page.visitor.type(codeField(language), code);
    await clickButton('submit');
    expect(bodiesSentTo(verifyCall)).toEqual([{ cellPhoneValidFlag: code }]);
    expect(screen.getByRole('status')).toHaveTextContent(texts[language]['notice.PhoneNumber.verified']!);
    // The code alone signs nobody in (F10): the username stays, the password has to be typed again.
    expect(usernameField(language)).toHaveValue('unverified');
    expect(passwordField(language)).toHaveValue('');
    expect(passwordField(language)).toHaveFocus();
    expect(document.cookie).not.toContain('login-status');

    await page.visitor.type(passwordField(language), 'Passw0rd!');
    await page.visitor.click(submitButton(language));
    await settle();
    expect(document.cookie).toContain('login-status=true');
  },
);

it('shows the notice of its group for a wrong code, and locks the field after five (F4)', async () => {
  const { page, clickButton } = await openVerifyStep();
  await clickButton('send');
  for (let attempt = 0; attempt < 5; attempt += 1) {
    await page.visitor.clear(codeField());
    await page.visitor.type(codeField(), '1111');
    await clickButton('submit');
  }
  expect(screen.getByRole('alert')).toHaveTextContent(texts.en['notice.AuthValidateAlert.10005']!);
  expect(codeField()).toHaveFocus();
  await clickButton('submit');
  expect(requestsTo(verifyCall)).toHaveLength(5);
});

it('returns to the sign-in form and dismisses the notice when the visitor clicks the button', async () => {
  const { clickButton } = await openVerifyStep();
  expect(screen.getByRole('alert')).not.toBeEmptyDOMElement();
  await clickButton('back');
  expect(usernameField()).toHaveValue('unverified');
  expect(passwordField()).toHaveFocus();
  expect(screen.getByRole('alert')).toBeEmptyDOMElement();
});

it.each([sendCall, verifyCall])(
  'redirects a dormant account to phone-validate from %s as well (80040, M-rte-22)',
  async (call) => {
    const { page, clickButton } = await openVerifyStep();
    if (call === verifyCall) await clickButton('send');
    services.faults.set({ call, fault: 'code', code: 80040, times: 1 });
    if (call === verifyCall) await page.visitor.type(codeField(), '1234');
    await clickButton(call === sendCall ? 'send' : 'submit');
    const query = '?username=unverified&redirectURL=%2Fen%2Faccount%2F&code=80040';
    expect(page.navigatedTo).toEqual([`${siteOrigin}/en/account/phone-validate${query}`]);
  },
);
