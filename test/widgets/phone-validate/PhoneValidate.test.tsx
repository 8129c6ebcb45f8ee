import { screen, within } from '@testing-library/react';
import { expectAccessible } from '../../support/axe';
import { expectFieldError } from '../../support/page/expectFieldError';
import { languages } from '../../support/page/languages';
import { openPage } from '../../support/page/openPage';
import { passTime, settle } from '../../support/page/settle';
import { bodiesSentTo, requests, requestsTo, respondOnce, services } from '../../support/page/stubServices';
import { type Language, requiredText, texts } from '../../support/texts';
import { focusElsewhere } from '../kit/hooks/focusElsewhere';
import {
  button,
  detailCall,
  dormantAccount,
  lastPin,
  mobileField,
  openValidationPage,
  pinField,
  requestPin,
  sendCall,
  submitPin,
  verifyCall,
} from './openValidationPage';

const alertOutlet = () => screen.getByRole('alert');
const postRequests = () => requests.filter((request) => request.startsWith('POST'));
const dormantMessage = (language: Language) => texts[language]['notice.PhoneNumber.80040']!;
const wrongPin = () => (lastPin() === '5678' ? '8765' : '5678');

describe.each(languages)('the page, in %s', (language) => {
  const prefix = language === 'en' ? '/en' : '';
  const account = `http://localhost${prefix}/account/`;
  const message = (id: string) => expect.stringContaining(texts[language][id]!);

  it('shows at once in a live region why the visitor is here (M-pv-01, E-phone-80040)', async () => {
    const page = await openValidationPage('?username=dormant&code=80040', language);
    const text = screen.getByText(dormantMessage(language));
    expect(text.closest('[aria-live="polite"]')).not.toBeNull();
    jest.useRealTimers();
    await expectAccessible(page.mountPoint('phone-validate'));
  });

  it.each(['', '?code=', '?code=80041', '?code=080040', '?code=80040&code=80040', '?username=80040'])(
    'does not show the reason for %j (M-pv-01)',
    async (search) => {
      await openValidationPage(search, language);
      expect(screen.queryByText(dormantMessage(language))).toBeNull();
      expect(postRequests()).toEqual([]);
    },
  );

  it('sends a PIN to the typed number (M-pv-02, M-ent-08, M-ent-09)', async () => {
    const page = await openValidationPage(undefined, language);
    await requestPin(page, '+86 138-0000-0003', language);
    expect(bodiesSentTo(sendCall)).toEqual([
      { ...dormantAccount, template: language === 'en' ? 'verify-en' : 'verify-cn' },
    ]);
    expect(screen.getByRole('status')).toHaveTextContent(texts[language]['notice.PhoneNumber.SendSMSPinSucceeded']!);
    expect(mobileField(language)).toHaveValue('13800000003');
    expect(pinField(language)).toHaveFocus();
    expect(pinField(language)).toHaveAccessibleDescription(expect.stringContaining('138****0003'));
    expect(page.analytics).toEqual([{ event: 'sms_send_success', purpose: 'validation' }]);
  });

  it('validates the number and the PIN (M-pv-03, M-pv-04)', async () => {
    const page = await openValidationPage(undefined, language);
    await page.visitor.click(button('submit', language));
    await settle();
    expect(mobileField(language)).toHaveFocus();
    expect(mobileField(language)).toHaveAccessibleDescription(
      expect.stringContaining(requiredText(mobileField(language), language)),
    );
    expect(pinField(language)).toHaveAccessibleDescription(message('rule.isCodeRequired'));
    await page.visitor.type(mobileField(language), '12a3456789012');
    await settle();
    expect(mobileField(language)).toHaveValue('123456789012');
    expect(mobileField(language)).toHaveAccessibleDescription(message('rule.isPhoneForValidate'));
    await page.visitor.click(button('sendPin', language));
    await settle();
    expect(mobileField(language)).toHaveFocus();
    await page.visitor.type(pinField(language), '1x23');
    await settle();
    expect(pinField(language)).toHaveAccessibleDescription(message('rule.isSmsCode'));
    await page.visitor.type(pinField(language), '45');
    expect(pinField(language)).toHaveValue('1234');
    expect(postRequests()).toEqual([]);
    expect(texts.en['rule.isPhoneForValidate']).toBe('Invalid phone number');
    expect(texts.en['rule.isCodeRequired']).toBe('The verification code is required.');
  });

  it('signs the visitor in and redirects to redirectURL (M-pv-05, M-api-18)', async () => {
    const page = await openValidationPage('?username=dormant&code=80040&redirectURL=%2Fapps%2F%3Fa%3D1', language);
    await requestPin(page, dormantAccount.phoneNumber, language);
    const code = lastPin();
    await submitPin(page, code, language);
    expect(bodiesSentTo(verifyCall)).toEqual([{ ...dormantAccount, cellPhoneValidFlag: code }]);
    expect(requestsTo(detailCall)).toHaveLength(1);
    expect(page.navigatedTo).toEqual(['http://localhost/apps/?a=1']);
    expect(document.cookie).toContain('login-status=true');
    expect(page.analytics.at(-1)).toEqual({ event: 'phone_validate_success' });
  });

  it.each([
    '',
    '&redirectURL=%2F%2Fevil.test',
    '&redirectURL=javascript:alert(1)',
    '&redirectURL=%2Fa&redirectURL=%2Fb',
  ])('redirects to the account page for %j (F1)', async (query) => {
    const page = await openValidationPage(`?username=dormant${query}`, language);
    await requestPin(page, dormantAccount.phoneNumber, language);
    await submitPin(page, lastPin(), language);
    expect(page.navigatedTo).toEqual([account]);
  });

  it('redirects to redirectURL at once also when the service starts no session (M-pv-05, A-18)', async () => {
    const signInPage = `${prefix}/account/?redirectURL=%2Fapps%2F`;
    const search = `?username=inactive&redirectURL=${encodeURIComponent(signInPage)}`;
    const page = await openValidationPage(search, language);
    await requestPin(page, '13800000005', language);
    await submitPin(page, lastPin(), language);
    expect(page.navigatedTo).toEqual([`http://localhost${signInPage}`]);
    await passTime(5000);
    expect(page.navigatedTo).toHaveLength(1);

    await openPage({ path: signInPage, mounts: ['auth', 'notification'] });
    expect(screen.getByRole('status')).toHaveTextContent(texts[language]['notice.PhoneNumber.verified']!);
    expect(screen.getByLabelText(texts[language]['auth.username']!)).toBeVisible();
  });

  it('sends a visitor whom the service has signed in on to the target of the sign-in (contract 5)', async () => {
    const signInPage = `${prefix}/account/?redirectURL=${encodeURIComponent(`${prefix}/apps/`)}`;
    const search = `?username=dormant&code=80040&redirectURL=${encodeURIComponent(signInPage)}`;
    const page = await openValidationPage(search, language);
    await requestPin(page, dormantAccount.phoneNumber, language);
    await submitPin(page, lastPin(), language);
    await openPage({ path: signInPage, mounts: ['auth'] });
    expect(page.navigatedTo).toEqual([`http://localhost${signInPage}`, `http://localhost${prefix}/apps/`]);
  });

  it.each([
    ...['105', '400', '10005', 'codeWrong', 'codeRequired'].map((code) => [code, 'PIN', pinField] as const),
    ...['20003', 'invalidPhone'].map((code) => [code, 'number', mobileField] as const),
  ])(
    'for error %s, marks and focuses the field of the %s (E-phone-codeWrong, E-phone-codeRequired, E-phone-invalidPhone)',
    async (code, _name, findField) => {
      const page = await openValidationPage(undefined, language);
      await requestPin(page, dormantAccount.phoneNumber, language);
      services.faults.set({ call: verifyCall, fault: 'code', code, times: 1 });
      await submitPin(page, '5678', language);
      expectFieldError(findField(language), texts[language][`notice.PhoneNumber.${code}`]!);
    },
  );

  it.each([
    ['105', 'PhoneNumber.105'],
    ['400', 'PhoneNumber.400'],
    ['10005', 'PhoneNumber.10005'],
    ['20003', 'PhoneNumber.20003'],
    ['20005', 'PhoneNumber.20005'],
    ['40001', 'PhoneNumber.40001'],
    ['40002', 'System.Default_Error'],
    ['__proto__', 'System.Default_Error'],
  ])('shows for error %s the notice %s, when sending and when verifying (M-err-02)', async (code, key) => {
    const page = await openValidationPage(undefined, language);
    services.faults.set({ call: sendCall, fault: 'code', code, times: 1 });
    await requestPin(page, dormantAccount.phoneNumber, language);
    expect(alertOutlet()).toHaveTextContent(texts[language][`notice.${key}`]!);
    services.faults.set({ call: verifyCall, fault: 'code', code, times: 1 });
    await submitPin(page, '5678', language);
    expect(alertOutlet()).toHaveTextContent(texts[language][`notice.${key}`]!);
    expect(pinField(language)).toHaveValue('5678');
    expect(page.analytics).toEqual([
      { event: 'sms_send_failure', purpose: 'validation', code },
      { event: 'phone_validate_failure', code },
    ]);
  });

  it.each([
    ['403-html', 'VerificationCodeError'],
    ['500', 'unconfirmed'],
    ['502', 'unconfirmed'],
    ['reset', 'unconfirmed'],
    ['html', 'unconfirmed'],
    ['malformed', 'unconfirmed'],
  ] as const)(
    'after the fault %s, which leaves no error code, shows %s (E-phone-VerificationCodeError, contract 5)',
    async (fault, key) => {
      const page = await openValidationPage(undefined, language);
      await requestPin(page, dormantAccount.phoneNumber, language);
      services.faults.set({ call: verifyCall, fault, times: 1 });
      await submitPin(page, wrongPin(), language);
      expect(alertOutlet()).toHaveTextContent(texts[language][`notice.PhoneNumber.${key}`]!);
      await submitPin(page, lastPin(), language);
      expect(page.navigatedTo).toEqual([account]);
    },
  );

  it('locks the PIN field after five wrong attempts, also after a reload, until a new PIN is sent (F4)', async () => {
    const page = await openValidationPage(undefined, language);
    await requestPin(page, dormantAccount.phoneNumber, language);
    const pin = wrongPin();
    for (let attempt = 1; attempt <= 4; attempt += 1) await submitPin(page, pin, language);
    expect(pinField(language)).not.toHaveAttribute('readonly');
    await submitPin(page, pin, language);
    expect(pinField(language)).toHaveFocus();
    expect(pinField(language)).toHaveAttribute('readonly');
    expect(pinField(language)).toHaveAccessibleDescription(message('pin.locked'));
    await page.visitor.click(button('submit', language));
    await settle();
    expect(bodiesSentTo(verifyCall)).toHaveLength(5);

    const reloaded = await openValidationPage(undefined, language);
    expect(pinField(language)).toHaveAttribute('readonly');
    await passTime(60_000);
    await requestPin(reloaded, dormantAccount.phoneNumber, language);
    expect(pinField(language)).not.toHaveAttribute('readonly');
    expect(pinField(language)).not.toBeInvalid();
    await submitPin(reloaded, lastPin(), language);
    expect(reloaded.navigatedTo).toEqual([account]);
  });

  it('locks the PIN field when the service does, and says nothing else (F4)', async () => {
    const page = await openValidationPage(undefined, language);
    await requestPin(page, dormantAccount.phoneNumber, language);
    services.faults.set({ call: verifyCall, fault: 'code', code: '20009', times: 1 });
    await submitPin(page, wrongPin(), language);
    expect(pinField(language)).toHaveAttribute('readonly');
    expect(pinField(language)).toHaveAccessibleDescription(message('pin.locked'));
    expect(screen.queryByText(texts[language]['notice.System.Default_Error']!)).toBeNull();
  });

  it('counts a PIN that the service refuses without a code (F4, contract 5)', async () => {
    const page = await openValidationPage(undefined, language);
    await requestPin(page, dormantAccount.phoneNumber, language);
    for (let attempt = 1; attempt <= 5; attempt += 1) {
      respondOnce(verifyCall, { success: false });
      await submitPin(page, '1234', language);
    }
    expect(pinField(language)).toHaveAttribute('readonly');
  });
});

it('counts the wrong PINs of each number on its own (F4)', async () => {
  const page = await openValidationPage();
  await requestPin(page);
  const pin = wrongPin();
  for (let attempt = 1; attempt <= 4; attempt += 1) await submitPin(page, pin);
  await requestPin(page, '13800000001');
  await submitPin(page, wrongPin());
  expect(pinField()).not.toHaveAttribute('readonly');

  await page.visitor.clear(mobileField());
  await page.visitor.type(mobileField(), dormantAccount.phoneNumber);
  await submitPin(page, pin);
  expect(pinField()).toHaveAttribute('readonly');
  await page.visitor.clear(mobileField());
  await page.visitor.type(mobileField(), '13800000001');
  expect(pinField()).not.toHaveAttribute('readonly');
  expect(pinField()).not.toBeInvalid();
});

it('keeps the lock of the number that a PIN was sent to, after a wrong PIN for another one and a reload (F4)', async () => {
  const page = await openValidationPage();
  await requestPin(page);
  for (let attempt = 1; attempt <= 5; attempt += 1) await submitPin(page, wrongPin());
  await page.visitor.clear(mobileField());
  await page.visitor.type(mobileField(), '13800000001');
  await submitPin(page, wrongPin());
  await openValidationPage();
  expect(pinField()).toHaveAttribute('readonly');
});

it('applies the count from before a reload to each number, as it does not tell whose it is (F4, J1)', async () => {
  const before = await openValidationPage();
  await requestPin(before);
  for (let attempt = 1; attempt <= 4; attempt += 1) await submitPin(before, wrongPin());
  const page = await openValidationPage();
  await page.visitor.type(mobileField(), '13800000001');
  await submitPin(page, wrongPin());
  await page.visitor.clear(mobileField());
  await page.visitor.type(mobileField(), dormantAccount.phoneNumber);
  expect(pinField()).not.toHaveAttribute('readonly');
  await submitPin(page, wrongPin());
  expect(pinField()).toHaveAttribute('readonly');
});

it('locks no other number on a page whose PIN may not have been sent (F4)', async () => {
  const page = await openValidationPage();
  await page.visitor.type(mobileField(), '13800000001');
  for (let attempt = 1; attempt <= 5; attempt += 1) await submitPin(page, '1234');
  expect(pinField()).toHaveAttribute('readonly');
  await page.visitor.clear(mobileField());
  await page.visitor.type(mobileField(), dormantAccount.phoneNumber);
  expect(pinField()).not.toHaveAttribute('readonly');
});

it.each(languages)(
  'when the visitor has stopped the browser, says what is done and leads on, in %s',
  async (language) => {
    const page = await openValidationPage(undefined, language);
    await requestPin(page, dormantAccount.phoneNumber, language);
    await submitPin(page, lastPin(), language);
    await passTime(30_000);
    expect(screen.queryByRole('textbox')).toBeNull();
    const text = screen.getByText(texts[language]['notice.PhoneNumber.mobileVerified']!);
    expect(text.closest('[aria-live=polite]')).not.toBeNull();
    await page.visitor.click(screen.getByRole('button', { name: texts[language]['phoneValidate.continue']! }));
    expect(page.navigatedTo).toHaveLength(2);
    expect(page.navigatedTo[1]).toBe(page.navigatedTo[0]);
    expect(bodiesSentTo(verifyCall)).toHaveLength(1);
  },
);

it('counts a wrong PIN although the visitor changes the number during the request (F4, F5)', async () => {
  const page = await openValidationPage();
  await requestPin(page);
  const pin = wrongPin();
  for (let attempt = 1; attempt <= 4; attempt += 1) await submitPin(page, pin);
  services.faults.set({ call: verifyCall, fault: 'slow', times: 1 });
  await submitPin(page, pin);
  await page.visitor.type(mobileField(), '{Backspace}4');
  await passTime(20_000);
  expect(pinField()).not.toHaveAttribute('readonly');
  await page.visitor.type(mobileField(), '{Backspace}3');
  expect(pinField()).toHaveAttribute('readonly');
});

describe('the button that sends a PIN', () => {
  it('sends another one after sixty seconds, also after a reload (E2, M-con-06)', async () => {
    const page = await openValidationPage();
    await requestPin(page);
    expect(button('sendPin')).toHaveAccessibleDescription('Resend in 60 s');
    expect(button('sendPin')).toHaveAttribute('aria-disabled', 'true');
    await passTime(20_000);
    const reloaded = await openValidationPage();
    expect(button('sendPin')).toHaveAccessibleDescription('Resend in 40 s');
    expect(button('sendPin')).toHaveAttribute('aria-disabled', 'true');
    await requestPin(reloaded);
    expect(bodiesSentTo(sendCall)).toHaveLength(1);
    await passTime(40_000);
    expect(button('sendPin')).toHaveAttribute('aria-disabled', 'false');
    await requestPin(reloaded);
    expect(bodiesSentTo(sendCall)).toHaveLength(2);
  });

  it.each(languages)('sends at once to a corrected number, and forgets the PIN (E2), in %s', async (language) => {
    const page = await openValidationPage(undefined, language);
    await requestPin(page, '13800000004', language);
    await page.visitor.type(pinField(language), '12');
    await passTime(20_000);
    await page.visitor.type(mobileField(language), '{Backspace}3');
    expect(pinField(language)).toHaveValue('');
    expect(pinField(language)).not.toHaveAccessibleDescription(expect.stringContaining('138****0004'));
    await page.visitor.click(button('sendPin', language));
    await settle();
    expect(bodiesSentTo(sendCall)).toMatchObject([{ phoneNumber: '13800000004' }, dormantAccount]);
    expect(pinField(language)).toHaveAccessibleDescription(expect.stringContaining('138****0003'));
    expect(button('sendPin', language)).toHaveAccessibleDescription(/60/);
  });

  it('waits as long as a 429 says, while the submit button stays enabled (B5)', async () => {
    const page = await openValidationPage();
    services.faults.set({ call: sendCall, fault: '429', times: 1 });
    await requestPin(page);
    expect(button('sendPin')).toHaveAccessibleDescription('Please wait 30 s');
    expect(button('sendPin')).toHaveAttribute('aria-disabled', 'true');
    expect(button('submit')).toHaveAttribute('aria-disabled', 'false');
    await passTime(30_000);
    await page.visitor.click(button('sendPin'));
    await settle();
    expect(bodiesSentTo(sendCall)).toHaveLength(2);
  });

  it.each(['20005', '83001', 'CaptchaRequired'])('requires the security check after error %s (A-55)', async (code) => {
    const page = await openValidationPage();
    services.faults.set({ call: sendCall, fault: 'code', code, times: 1 });
    await requestPin(page);
    expect(alertOutlet()).toHaveTextContent(texts.en['notice.PhoneNumber.20005']!);
    expect(requests).toContain('GET http://public.test/public/svc/captcha');
    const securityCheck = screen.getByRole('group', { name: texts.en['captcha.title']! });
    await page.visitor.click(button('sendPin'));
    await settle();
    expect(securityCheck).toHaveFocus();
    expect(securityCheck).toHaveAccessibleDescription(texts.en['rule.isSecurityCheckRequired']);
    expect(bodiesSentTo(sendCall)).toHaveLength(1);
    await page.visitor.click(within(securityCheck).getByRole('button', { name: 'Click to verify' }));
    await page.visitor.click(button('sendPin'));
    await settle();
    expect(bodiesSentTo(sendCall)[1]).toEqual({
      ...dormantAccount,
      template: 'verify-en',
      captcha: expect.stringMatching(/^t03\w{64}\*$/),
    });
    expect(screen.queryByRole('group', { name: texts.en['captcha.title']! })).toBeNull();
  });

  it('leaves the focus of a visitor who has gone on to another part of the page', async () => {
    const page = await openValidationPage();
    services.faults.set({ call: sendCall, fault: 'slow', times: 1 });
    await requestPin(page);
    const elsewhere = focusElsewhere();
    await passTime(10_000);
    expect(pinField()).toHaveAccessibleDescription(expect.stringContaining('138****0003'));
    expect(elsewhere).toHaveFocus();
  });

  it('sends one request for twenty clicks (P-25)', async () => {
    const page = await openValidationPage();
    services.faults.set({ call: sendCall, fault: 'slow', times: 1 });
    await page.visitor.type(mobileField(), dormantAccount.phoneNumber);
    for (let click = 0; click < 20; click += 1) await page.visitor.click(button('sendPin'));
    await settle();
    expect(bodiesSentTo(sendCall)).toHaveLength(1);
  });
});

describe('a text message that is faster than its response (P-15)', () => {
  it('gives a PIN that is verified although the response comes during the request', async () => {
    const page = await openValidationPage();
    services.faults.set({ call: sendCall, fault: 'slow', times: 1 });
    await requestPin(page);
    services.faults.set({ call: verifyCall, fault: 'slow', times: 1 });
    await passTime(2000);
    await submitPin(page, lastPin());
    await passTime(3000);
    expect(page.analytics.at(-1)).toEqual({ event: 'sms_send_success', purpose: 'validation' });
    await passTime(3000);
    expect(bodiesSentTo(verifyCall)).toHaveLength(1);
    expect(page.navigatedTo).toHaveLength(1);
  });

  it('gives a PIN that stays typed when the response comes, and the focus stays', async () => {
    const page = await openValidationPage();
    services.faults.set({ call: sendCall, fault: 'slow', times: 1 });
    await requestPin(page);
    await page.visitor.type(pinField(), '12');
    await passTime(10_000);
    expect(pinField()).toHaveFocus();
    expect(pinField()).toHaveValue('12');
    expect(pinField()).toHaveAccessibleDescription(expect.stringContaining('138****0003'));
  });

  it('may have given a PIN although the service wants a wait (B5)', async () => {
    const page = await openValidationPage();
    services.faults.set({ call: sendCall, fault: '503', times: 1 });
    await requestPin(page);
    expect(button('sendPin')).toHaveAccessibleDescription(/^Please wait \d+ s$/);
    await page.visitor.click(screen.getByRole('button', { name: texts.en['form.haveCode']! }));
    expect(pinField()).toHaveFocus();
  });

  it('counts the wrong PINs on when the visitor has the PIN of a lost response (F4)', async () => {
    const page = await openValidationPage();
    await requestPin(page);
    const pin = wrongPin();
    for (let attempt = 1; attempt <= 4; attempt += 1) await submitPin(page, pin);
    await passTime(60_000);
    services.faults.set({ call: sendCall, fault: 'reset', times: 1 });
    await page.visitor.click(button('sendPin'));
    await settle();
    await page.visitor.click(screen.getByRole('button', { name: texts.en['form.haveCode']! }));
    await submitPin(page, pin);
    expect(pinField()).toHaveAttribute('readonly');
  });

  it('offers no entry of the PIN of a lost response while the field is locked: another can be sent (F4, B3)', async () => {
    const page = await openValidationPage();
    await requestPin(page);
    const pin = wrongPin();
    for (let attempt = 1; attempt <= 5; attempt += 1) await submitPin(page, pin);
    await passTime(60_000);
    services.faults.set({ call: sendCall, fault: 'reset', times: 1 });
    await page.visitor.click(button('sendPin'));
    await settle();
    expect(screen.queryByRole('button', { name: texts.en['form.haveCode']! })).toBeNull();
    expect(
      screen.getByText(texts.en['notice.PhoneNumber.ResendingUnconfirmed']!, { selector: '.rw-notice-text' }),
    ).toBeVisible();
    await page.visitor.click(button('sendPin'));
    await settle();
    expect(pinField()).not.toHaveAttribute('readonly');
  });

  it('gives a PIN that stays typed when the response is lost and the visitor has the PIN', async () => {
    const page = await openValidationPage();
    services.faults.set({ call: sendCall, fault: 'reset-after', times: 1 });
    await requestPin(page);
    await page.visitor.type(pinField(), '12');
    await page.visitor.click(screen.getByRole('button', { name: texts.en['form.haveCode']! }));
    expect(pinField()).toHaveFocus();
    expect(pinField()).toHaveValue('12');
    expect(button('sendPin')).toHaveAccessibleDescription('Resend in 60 s');
    expect(screen.queryByText(texts.en['notice.PhoneNumber.SendingUnconfirmed']!)).toBeNull();
  });
});

describe('a late response is ignored (F5)', () => {
  it('when the visitor has changed the number', async () => {
    const page = await openValidationPage();
    await requestPin(page);
    services.faults.set({ call: verifyCall, fault: 'slow', times: 1 });
    await submitPin(page, '1234');
    await page.visitor.type(mobileField(), '{Backspace}4');
    expect(pinField()).toHaveValue('');
    await passTime(10_000);
    expect(bodiesSentTo(verifyCall)).toHaveLength(1);
    expect(page.navigatedTo).toEqual([]);
    expect(page.analytics.at(-1)).toEqual({ event: 'sms_send_success', purpose: 'validation' });
    expect(document.cookie).not.toContain('login-status');
  });

  it('when the visitor corrects the number while a PIN is sent: the correction and the focus stay', async () => {
    const page = await openValidationPage();
    await page.visitor.type(mobileField(), '13800000004');
    services.faults.set({ call: sendCall, fault: 'slow', times: 1 });
    await page.visitor.click(button('sendPin'));
    await page.visitor.type(mobileField(), '{Backspace}3');
    await passTime(10_000);
    expect(mobileField()).toHaveValue('13800000003');
    expect(mobileField()).toHaveFocus();
    // The wait belongs to the number that the PIN was sent to (E2).
    await page.visitor.click(button('sendPin'));
    await settle();
    expect(bodiesSentTo(sendCall)).toMatchObject([{ phoneNumber: '13800000004' }, { phoneNumber: '13800000003' }]);
  });

  it('when it is about an older PIN', async () => {
    const page = await openValidationPage();
    await requestPin(page);
    await passTime(60_000);
    services.faults.set({ call: verifyCall, fault: 'slow', times: 1 });
    await submitPin(page, '1234');
    await page.visitor.click(button('sendPin'));
    await settle();
    await passTime(10_000);
    expect(page.navigatedTo).toEqual([]);
    expect(pinField()).toHaveValue('');
    await submitPin(page, lastPin());
    expect(page.navigatedTo).toHaveLength(1);
  });

  it('when it is about an older PIN, and the new one is typed before the response of its sender', async () => {
    const page = await openValidationPage();
    await requestPin(page);
    await passTime(60_000);
    services.faults.set({ call: verifyCall, fault: 'slow', times: 1 });
    await submitPin(page, '9999');
    services.faults.set({ call: sendCall, fault: 'slow', times: 1 });
    await page.visitor.click(button('sendPin'));
    await page.visitor.clear(pinField());
    await page.visitor.type(pinField(), '12');
    await passTime(10_000);
    expect(pinField()).toBeValid();
    await submitPin(page, lastPin());
    expect(page.navigatedTo).toHaveLength(1);
  });

  it('when the widget is removed', async () => {
    const page = await openValidationPage();
    await requestPin(page);
    services.faults.set({ call: verifyCall, fault: 'slow', times: 1 });
    await submitPin(page, '1234');
    await page.removeMountPoint('phone-validate');
    await passTime(10_000);
    expect(page.navigatedTo).toEqual([]);
    expect(document.cookie).not.toContain('login-status');
  });
});

it('sends one verification for twenty clicks and Enter (F4)', async () => {
  const page = await openValidationPage();
  await requestPin(page);
  services.faults.set({ call: verifyCall, fault: 'slow' });
  await page.visitor.type(pinField(), '5678');
  for (let click = 0; click < 20; click += 1) await page.visitor.click(button('submit'));
  await page.visitor.type(pinField(), '{Enter}');
  await settle();
  expect(bodiesSentTo(verifyCall)).toHaveLength(1);
});

it('redirects to an allowed origin, also when the login status stays unknown (F1, A-18)', async () => {
  const page = await openValidationPage('?username=dormant&redirectURL=http%3A%2F%2Fapp.test%2Forders');
  services.faults.set({ call: detailCall, fault: '500' });
  await requestPin(page);
  await submitPin(page, lastPin());
  await passTime(2000);
  expect(page.navigatedTo).toEqual(['http://app.test/orders']);
});

it('removes username and code from the address, and never shows the username (F2, F9)', async () => {
  const username = '<img src=x onerror=alert(1)> Your account is seized';
  const page = await openValidationPage(
    `?username=${encodeURIComponent(username)}&redirectURL=%2Fapps%2F&code=80040#top`,
  );
  expect(location.href).toBe('http://localhost/en/account/phone-validate?redirectURL=%2Fapps%2F#top');
  const expectNoUsername = () => {
    const values = [...document.querySelectorAll('input')].map(({ value }) => value);
    expect([document.documentElement.outerHTML, ...values].join()).not.toMatch(/seized|onerror/);
  };
  expectNoUsername();
  await requestPin(page);
  expect(bodiesSentTo(sendCall)).toEqual([{ ...dormantAccount, user: username, template: 'verify-en' }]);
  expectNoUsername();
  expect(JSON.stringify([page.analytics, { ...sessionStorage }, { ...localStorage }])).not.toMatch(
    /seized|13800000003/,
  );
});

it('sends the number as the user when the address has no username, as after a reload (F2)', async () => {
  const page = await openValidationPage('');
  await requestPin(page);
  expect(bodiesSentTo(sendCall)).toEqual([
    { user: dormantAccount.phoneNumber, phoneNumber: dormantAccount.phoneNumber, template: 'verify-en' },
  ]);
  await submitPin(page, lastPin());
  expect(page.navigatedTo).toHaveLength(1);
});
