import { screen, within } from '@testing-library/react';
import { expectAccessible } from '../../support/axe';
import { bodiesOf, callsOf, passTime, requests, services, settle } from '../../support/page';
import { texts } from '../../support/texts';
import {
  button,
  detailCall,
  dormant,
  enterPin,
  type Language,
  mobile,
  names,
  openValidation,
  pin,
  sendCall,
  sendPin,
  sentPin,
  verifyCall,
} from './visit';

const alert = () => screen.getByRole('alert');
const posts = () => requests.filter((sent) => sent.startsWith('POST'));
const why = (language: Language) => texts[language]['notice.PhoneNumber.80040']!;
const wrong = () => (sentPin() === '5678' ? '8765' : '5678');

describe.each<Language>(['en', 'zh'])('the page, in %s', (language) => {
  const prefix = language === 'en' ? '/en' : '';
  const account = `http://localhost${prefix}/account/`;
  const say = (id: string) => expect.stringContaining(texts[language][id]!);

  it('says at once why somebody is here, in a place that is read out (M-pv-01, E-phone-80040)', async () => {
    const page = await openValidation('?username=dormant&code=80040', language);
    const line = screen.getByText(why(language));
    expect(line.closest('[aria-live="polite"]')).not.toBeNull();
    jest.useRealTimers();
    await expectAccessible(page.mount('phone-validate'));
  });

  it.each(['', '?code=', '?code=80041', '?code=080040', '?code=80040&code=80040', '?username=80040'])(
    'says nothing of it for %j',
    async (search) => {
      await openValidation(search, language);
      expect(screen.queryByText(why(language))).toBeNull();
      expect(posts()).toEqual([]);
    },
  );

  it('sends a PIN to the number that is typed (M-pv-02, M-ent-08, M-ent-09)', async () => {
    const page = await openValidation(undefined, language);
    await sendPin(page, '+86 138-0000-0003', language);
    expect(bodiesOf(sendCall)).toEqual([{ ...dormant, template: language === 'en' ? 'verify-en' : 'verify-cn' }]);
    expect(screen.getByRole('status')).toHaveTextContent(texts[language]['notice.PhoneNumber.SendSMSPinSucceeded']!);
    expect(mobile(language)).toHaveValue('13800000003');
    expect(pin(language)).toHaveFocus();
    expect(pin(language)).toHaveAccessibleDescription(expect.stringContaining('138****0003'));
    expect(page.analytics).toEqual([{ event: 'sms_send_success', purpose: 'validation' }]);
  });

  it('checks number and PIN (M-pv-03, M-pv-04)', async () => {
    const page = await openValidation(undefined, language);
    await page.visitor.click(button('submit', language));
    await settle();
    expect(mobile(language)).toHaveFocus();
    expect(mobile(language)).toHaveAccessibleDescription(say('rule.isRequired'));
    expect(pin(language)).toHaveAccessibleDescription(say('rule.isCodeRequired'));
    await page.visitor.type(mobile(language), '12a3456789012');
    await settle();
    expect(mobile(language)).toHaveValue('12345678901');
    expect(mobile(language)).toHaveAccessibleDescription(say('rule.isPhoneForValidate'));
    await page.visitor.click(button('send', language));
    await settle();
    expect(mobile(language)).toHaveFocus();
    await page.visitor.type(pin(language), '1x23');
    await settle();
    expect(pin(language)).toHaveAccessibleDescription(say('rule.isSmsCode'));
    await page.visitor.type(pin(language), '45');
    expect(pin(language)).toHaveValue('1234');
    expect(posts()).toEqual([]);
    expect(texts.en['rule.isPhoneForValidate']).toBe('Invalid phone number');
    expect(texts.en['rule.isCodeRequired']).toBe('The verification code is required.');
  });

  it('lets somebody in and on to where they wanted to go (M-pv-05, M-api-18)', async () => {
    const page = await openValidation('?username=dormant&code=80040&redirectURL=%2Fapps%2F%3Fa%3D1', language);
    await sendPin(page, dormant.phoneNumber, language);
    const code = sentPin();
    await enterPin(page, code, language);
    expect(bodiesOf(verifyCall)).toEqual([{ ...dormant, cellPhoneValidFlag: code }]);
    expect(callsOf(detailCall)).toHaveLength(1);
    expect(page.sentTo).toEqual(['http://localhost/apps/?a=1']);
    expect(document.cookie).toContain('login-status=true');
    expect(page.analytics.at(-1)).toEqual({ event: 'phone_validate_success' });
  });

  it.each([
    '',
    '&redirectURL=%2F%2Fevil.test',
    '&redirectURL=javascript:alert(1)',
    '&redirectURL=%2Fa&redirectURL=%2Fb',
  ])('else to the account page: %j (F1)', async (more) => {
    const page = await openValidation(`?username=dormant${more}`, language);
    await sendPin(page, dormant.phoneNumber, language);
    await enterPin(page, sentPin(), language);
    expect(page.sentTo).toEqual([account]);
  });

  it('asks to sign in where the service does not know the visitor after all (A-18, E-phone-verified)', async () => {
    const page = await openValidation('?username=inactive&redirectURL=%2Fapps%2F', language);
    await sendPin(page, '13800000005', language);
    await enterPin(page, sentPin(), language);
    expect(screen.getByRole('status')).toHaveTextContent(texts[language]['notice.PhoneNumber.verified']!);
    expect(document.cookie).not.toContain('login-status');
    await passTime(1999);
    expect(page.sentTo).toEqual([]);
    await passTime(2);
    expect(page.sentTo).toEqual([account]);
  });

  it.each([
    ['105', 'PhoneNumber.105'],
    ['400', 'PhoneNumber.400'],
    ['10005', 'PhoneNumber.10005'],
    ['20003', 'PhoneNumber.20003'],
    ['20005', 'PhoneNumber.20005'],
    ['40001', 'PhoneNumber.40001'],
    ['VerificationCodeError', 'PhoneNumber.VerificationCodeError'],
    ['captchaWrong', 'PhoneNumber.captchaWrong'],
    ['codeRequired', 'PhoneNumber.codeRequired'],
    ['codeWrong', 'PhoneNumber.codeWrong'],
    ['invalidPhone', 'PhoneNumber.invalidPhone'],
    ['40002', 'System.Default_Error'],
    ['__proto__', 'System.Default_Error'],
  ])('refused with %s says %s, when sending as when verifying', async (code, key) => {
    const page = await openValidation(undefined, language);
    services.faults.set({ call: sendCall, fault: 'code', code, times: 1 });
    await sendPin(page, dormant.phoneNumber, language);
    expect(alert()).toHaveTextContent(texts[language][`notice.${key}`]!);
    services.faults.set({ call: verifyCall, fault: 'code', code, times: 1 });
    await page.visitor.click(screen.getByRole('button', { name: texts[language]['notification.dismiss']! }));
    await enterPin(page, '5678', language);
    expect(alert()).toHaveTextContent(texts[language][`notice.${key}`]!);
    expect(pin(language)).toHaveValue('5678');
    expect(page.analytics).toEqual([
      { event: 'sms_send_failure', purpose: 'validation', code },
      { event: 'phone_validate_failure', code },
    ]);
  });

  it('without an answer says that it could not be verified (E-phone-VerificationCodeError)', async () => {
    const page = await openValidation(undefined, language);
    await sendPin(page, dormant.phoneNumber, language);
    services.faults.set({ call: verifyCall, fault: 'reset', times: 1 });
    await enterPin(page, wrong(), language);
    expect(alert()).toHaveTextContent(texts[language]['notice.PhoneNumber.VerificationCodeError']!);
    await enterPin(page, sentPin(), language);
    expect(page.sentTo).toEqual([account]);
  });

  it('locks the PIN after five wrong ones, over a reload too, until a new one is sent (F4)', async () => {
    const page = await openValidation(undefined, language);
    await sendPin(page, dormant.phoneNumber, language);
    const bad = wrong();
    for (let tries = 1; tries <= 4; tries += 1) await enterPin(page, bad, language);
    expect(pin(language)).not.toHaveAttribute('readonly');
    await enterPin(page, bad, language);
    expect(pin(language)).toHaveFocus();
    expect(pin(language)).toHaveAttribute('readonly');
    expect(pin(language)).toHaveAccessibleDescription(say('pin.locked'));
    await page.visitor.click(button('submit', language));
    await settle();
    expect(bodiesOf(verifyCall)).toHaveLength(5);

    const again = await openValidation(undefined, language);
    expect(pin(language)).toHaveAttribute('readonly');
    await passTime(60_000);
    await sendPin(again, dormant.phoneNumber, language);
    expect(pin(language)).not.toHaveAttribute('readonly');
    expect(pin(language)).not.toBeInvalid();
    await enterPin(again, sentPin(), language);
    expect(again.sentTo).toEqual([account]);
  });
});

describe('another PIN', () => {
  it('can be had after sixty seconds, also after a reload (E2, M-con-06)', async () => {
    const page = await openValidation();
    await sendPin(page);
    expect(button('send')).toHaveAccessibleDescription('Resend in 60 s');
    expect(button('send')).toHaveAttribute('aria-disabled', 'true');
    await passTime(20_000);
    await openValidation();
    expect(button('send')).toHaveAccessibleDescription('Resend in 40 s');
    expect(button('send')).toHaveAttribute('aria-disabled', 'true');
    await passTime(40_000);
    expect(button('send')).toHaveAttribute('aria-disabled', 'false');
  });

  it('waits as long as a 429 says, and no other control does (B5)', async () => {
    const page = await openValidation();
    services.faults.set({ call: sendCall, fault: '429', times: 1 });
    await sendPin(page);
    expect(button('send')).toHaveAccessibleDescription('Please wait 30 s');
    expect(button('send')).toHaveAttribute('aria-disabled', 'true');
    expect(button('submit')).toHaveAttribute('aria-disabled', 'false');
    await passTime(30_000);
    await page.visitor.click(button('send'));
    await settle();
    expect(bodiesOf(sendCall)).toHaveLength(2);
  });

  it.each(['20005', '83001', 'CaptchaRequired'])('may want a security check first: %s (A-55)', async (code) => {
    const page = await openValidation();
    services.faults.set({ call: sendCall, fault: 'code', code, times: 1 });
    await sendPin(page);
    expect(alert()).toHaveTextContent(texts.en['notice.PhoneNumber.20005']!);
    expect(requests).toContain('GET http://public.test/public/svc/captcha');
    const check = screen.getByRole('group', { name: 'Security check' });
    await page.visitor.click(button('send'));
    await settle();
    expect(check).toHaveFocus();
    expect(check).toHaveAccessibleDescription(texts.en['rule.isSecurityCheckRequired']);
    expect(bodiesOf(sendCall)).toHaveLength(1);
    await page.visitor.click(within(check).getByRole('button', { name: names.en.verify }));
    await page.visitor.click(button('send'));
    await settle();
    expect(bodiesOf(sendCall)[1]).toEqual({
      ...dormant,
      template: 'verify-en',
      captcha: expect.stringMatching(/^t03\w{64}\*$/),
    });
    expect(screen.queryByRole('group', { name: 'Security check' })).toBeNull();
  });

  it('is one for twenty presses', async () => {
    const page = await openValidation();
    services.faults.set({ call: sendCall, fault: 'slow', times: 1 });
    await page.visitor.type(mobile(), dormant.phoneNumber);
    for (let press = 0; press < 20; press += 1) await page.visitor.click(button('send'));
    await settle();
    expect(bodiesOf(sendCall)).toHaveLength(1);
  });
});

describe('an answer that comes too late is not heard (F5)', () => {
  it('about a number that was changed meanwhile', async () => {
    const page = await openValidation();
    await sendPin(page);
    services.faults.set({ call: verifyCall, fault: 'slow', times: 1 });
    await enterPin(page, '1234');
    await page.visitor.type(mobile(), '{Backspace}4');
    expect(pin()).toHaveValue('');
    await passTime(10_000);
    expect(bodiesOf(verifyCall)).toHaveLength(1);
    expect(page.sentTo).toEqual([]);
    expect(page.analytics.at(-1)).toEqual({ event: 'sms_send_success', purpose: 'validation' });
    expect(document.cookie).not.toContain('login-status');
  });

  it('about the PIN before the one that was sent last', async () => {
    const page = await openValidation();
    await sendPin(page);
    await passTime(60_000);
    services.faults.set({ call: verifyCall, fault: 'slow', times: 1 });
    await enterPin(page, '1234');
    await page.visitor.click(button('send'));
    await settle();
    await passTime(10_000);
    expect(page.sentTo).toEqual([]);
    expect(pin()).toHaveValue('');
    await enterPin(page, sentPin());
    expect(page.sentTo).toHaveLength(1);
  });

  it('once the widget has gone', async () => {
    const page = await openValidation();
    await sendPin(page);
    services.faults.set({ call: verifyCall, fault: 'slow', times: 1 });
    await enterPin(page, '1234');
    await page.remove('phone-validate');
    await passTime(10_000);
    expect(page.sentTo).toEqual([]);
    expect(document.cookie).not.toContain('login-status');
  });
});

it('one verification is under way at a time (F4)', async () => {
  const page = await openValidation();
  await sendPin(page);
  services.faults.set({ call: verifyCall, fault: 'slow' });
  await page.visitor.type(pin(), '5678');
  for (let press = 0; press < 20; press += 1) await page.visitor.click(button('submit'));
  await page.visitor.type(pin(), '{Enter}');
  await settle();
  expect(bodiesOf(verifyCall)).toHaveLength(1);
});

it('follows a redirectURL to an origin of the list, and goes on when the service does not tell who it is', async () => {
  const page = await openValidation('?username=dormant&redirectURL=http%3A%2F%2Fapp.test%2Forders');
  services.faults.set({ call: detailCall, fault: '500' });
  await sendPin(page);
  await enterPin(page, sentPin());
  await passTime(2000);
  expect(page.sentTo).toEqual(['http://app.test/orders']);
});

it('takes name and code out of the address and never shows the name (F2, F9)', async () => {
  const name = '<img src=x onerror=alert(1)> Your account is blocked';
  const page = await openValidation(`?username=${encodeURIComponent(name)}&redirectURL=%2Fapps%2F&code=80040#top`);
  expect(location.href).toBe('http://localhost/en/account/phone-validate?redirectURL=%2Fapps%2F#top');
  await sendPin(page);
  expect(bodiesOf(sendCall)).toEqual([{ ...dormant, user: name, template: 'verify-en' }]);
  expect(document.documentElement.outerHTML).not.toMatch(/blocked|onerror/);
  expect(JSON.stringify([page.analytics, { ...sessionStorage }, { ...localStorage }])).not.toMatch(
    /blocked|13800000003/,
  );
});

it('has the number stand for its owner where the address names nobody, as after a reload', async () => {
  const page = await openValidation('');
  await sendPin(page);
  expect(bodiesOf(sendCall)).toEqual([
    { user: dormant.phoneNumber, phoneNumber: dormant.phoneNumber, template: 'verify-en' },
  ]);
  await enterPin(page, sentPin());
  expect(page.sentTo).toHaveLength(1);
});
