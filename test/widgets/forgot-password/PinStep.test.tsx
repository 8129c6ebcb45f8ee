import { act, fireEvent, screen, within } from '@testing-library/react';
import { showNoticeByKey } from '../../../src/notifications/currentNotice';
import { expectAccessible } from '../../support/axe';
import { expectFieldError } from '../../support/page/expectFieldError';
import { languages } from '../../support/page/languages';
import { passTime, settle } from '../../support/page/settle';
import { bodiesSentTo, services } from '../../support/page/stubServices';
import { requiredText, texts } from '../../support/texts';
import { focusElsewhere } from '../kit/hooks/focusElsewhere';
import {
  button,
  identifierField,
  labels,
  lastPin,
  openPinStep,
  openRecoveryPage,
  pinField,
  sendCall,
  submitIdentifier,
  submitPin,
  verifyCall,
} from './openRecoveryPage';

const alertOutlet = () => screen.getByRole('alert');
const differentPin = (right: string) => (right === '5678' ? '8765' : '5678');

describe.each(languages)('the PIN, in %s', (language) => {
  it('has four digits, and its hint masks the mobile number (M-fpw-08, M-con-09)', async () => {
    const page = await openPinStep(language);
    expect(screen.getByRole('heading', { name: texts[language]['forgotPassword.pinTitle']! })).toHaveFocus();
    expect(pinField(language)).toHaveAttribute('autocomplete', 'one-time-code');
    expect(pinField(language)).toHaveAttribute('inputmode', 'numeric');
    expect(pinField(language)).toHaveAccessibleDescription(expect.stringContaining('138****0001'));
    expect(document.body.innerHTML).not.toContain('13800000001');
    await page.visitor.click(button('submit', language));
    await settle();
    expect(pinField(language)).toHaveAccessibleDescription(
      expect.stringContaining(requiredText(pinField(language), language)),
    );
    await page.visitor.type(pinField(language), '12a');
    expect(pinField(language)).toHaveValue('12');
    await page.visitor.click(button('submit', language));
    await settle();
    expect(pinField(language)).toHaveAccessibleDescription(expect.stringContaining(texts[language]['rule.isSmsCode']!));
    await page.visitor.type(pinField(language), '345');
    expect(pinField(language)).toHaveValue('1234');
    expect(bodiesSentTo(verifyCall)).toEqual([]);
    await passTime(60_000);
    jest.useRealTimers();
    await expectAccessible(page.mountPoint('forgot-password'));
  });

  it('dismisses the notice about a wrong PIN when the visitor starts again (M-fpw-10)', async () => {
    const page = await openPinStep(language);
    await submitPin(page, differentPin(lastPin()), language);
    expect(alertOutlet()).toHaveTextContent(texts[language]['notice.PhoneNumber.10005']!);
    await page.visitor.click(button('startAgain', language));
    expect(identifierField(language)).toHaveFocus();
    expect(alertOutlet()).toBeEmptyDOMElement();
  });

  it('keeps a notice that is not its own when the visitor starts again', async () => {
    const page = await openPinStep(language);
    act(() => showNoticeByKey('Login', 'SignOutUnconfirmed'));
    await page.visitor.click(button('startAgain', language));
    expect(alertOutlet()).toHaveTextContent(texts[language]['notice.Login.SignOutUnconfirmed']!);
  });

  it('is exchanged for a token, which the reset password page receives (M-fpw-12, M-ent-07)', async () => {
    const page = await openPinStep(language);
    const code = lastPin();
    await submitPin(page, code, language);
    expect(bodiesSentTo(verifyCall)).toEqual([{ phoneNumber: '13800000001', cellPhoneValidFlag: code }]);
    const token = [...services.model.resetTokens].find(([, { kind }]) => kind === 'phone')?.[0];
    const prefix = language === 'en' ? '/en' : '';
    expect(page.navigatedTo).toEqual([`http://localhost${prefix}/account/reset-password?phoneToken=${token}`]);
    expect(screen.queryByLabelText(labels[language].pin)).toBeNull();
    expect(JSON.stringify([page.analytics, { ...sessionStorage }, { ...localStorage }])).not.toContain(token);
  });

  it('starts again when the browser was stopped on its way to the reset password page (F6)', async () => {
    const page = await openPinStep(language);
    await submitPin(page, lastPin(), language);
    await passTime(29_000);
    expect(screen.queryByRole('textbox')).toBeNull();
    await passTime(1000);
    expect(identifierField(language)).toHaveFocus();
  });

  it('then leaves the focus of a visitor who has gone on to another part of the page', async () => {
    const page = await openPinStep(language);
    await submitPin(page, lastPin(), language);
    const elsewhere = focusElsewhere();
    await passTime(30_000);
    expect(identifierField(language)).toBeVisible();
    expect(elsewhere).toHaveFocus();
  });

  it.each(['105', '400', '10005', 'codeWrong', 'codeRequired'])(
    'marks and focuses the PIN field for error %s (E-phone-codeWrong, E-phone-codeRequired)',
    async (code) => {
      const page = await openPinStep(language);
      services.faults.set({ call: verifyCall, fault: 'code', code, times: 1 });
      await submitPin(page, '5678', language);
      expectFieldError(pinField(language), texts[language][`notice.PhoneNumber.${code}`]!);
    },
  );

  it.each([
    ['10005', 'PhoneNumber.10005'],
    ['105', 'PhoneNumber.105'],
    ['400', 'PhoneNumber.400'],
    ['20003', 'PhoneNumber.20003'],
    ['20005', 'PhoneNumber.20005'],
    ['40001', 'PhoneNumber.40001'],
    ['20009', 'ResetPassword.20009'],
    ['402', 'System.Default_Error'],
    ['987654', 'System.Default_Error'],
    ['500', 'System.500'],
  ])('shows for error %s the notice %s (M-fpw-11)', async (code, key) => {
    const page = await openPinStep(language);
    const trackedCode = code.length < 6 ? code : '[removed]';
    services.faults.set({ call: verifyCall, fault: 'code', code, times: 1 });
    await submitPin(page, '5678', language);
    expect(alertOutlet()).toHaveTextContent(texts[language][`notice.${key}`]!);
    expect(pinField(language)).toHaveValue('5678');
    expect(page.analytics.at(-1)).toEqual({
      event: 'password_recovery_failure',
      method: 'text-message',
      code: trackedCode,
    });
  });

  it('shows that it could not be verified when the response is lost (E-phone-VerificationCodeError)', async () => {
    const page = await openPinStep(language);
    services.faults.set({ call: verifyCall, fault: 'reset', times: 1 });
    await submitPin(page, '5678', language);
    expect(alertOutlet()).toHaveTextContent(texts[language]['notice.PhoneNumber.VerificationCodeError']!);
    await submitPin(page, lastPin(), language);
    expect(page.navigatedTo).toHaveLength(1);
  });

  it('is locked after five wrong attempts, until a new one is sent (F4)', async () => {
    const page = await openPinStep(language);
    const wrongPin = differentPin(lastPin());
    for (let attempt = 1; attempt <= 4; attempt += 1) await submitPin(page, wrongPin, language);
    expect(pinField(language)).not.toHaveAttribute('readonly');
    await submitPin(page, wrongPin, language);
    expect(alertOutlet()).toHaveTextContent(texts[language]['notice.PhoneNumber.10005']!);
    expect(pinField(language)).toHaveFocus();
    expect(pinField(language)).toHaveAttribute('readonly');
    expect(pinField(language)).toHaveAccessibleDescription(expect.stringContaining(texts[language]['pin.locked']!));
    await page.visitor.type(pinField(language), '{Backspace}1{Enter}');
    await page.visitor.click(button('submit', language));
    await settle();
    expect(bodiesSentTo(verifyCall)).toHaveLength(5);

    await passTime(60_000);
    // The text of a lost response does not ask for a PIN that cannot be entered.
    services.faults.set({ call: sendCall, fault: 'reset', times: 1 });
    await page.visitor.click(button('resend', language));
    await settle();
    expect(alertOutlet()).toHaveTextContent(texts[language]['notice.PhoneNumber.ResendingUnconfirmed']!);
    await page.visitor.click(button('resend', language));
    await settle();
    expect(pinField(language)).not.toHaveAttribute('readonly');
    expect(pinField(language)).toHaveValue('');
    expect(pinField(language)).not.toBeInvalid();
    await submitPin(page, lastPin(), language);
    expect(page.navigatedTo).toHaveLength(1);
  });
});

describe('the resend button (M-fpw-09)', () => {
  it('has a notice that follows its own place, not a form of the CMS around the mount point (A2)', async () => {
    const observed: Element[] = [];
    class Observer {
      observe = (element: Element) => observed.push(element);
      disconnect() {}
    }
    Object.assign(window, { IntersectionObserver: Observer });
    const page = await openPinStep();
    const form = document.createElement('form');
    const mountPoint = page.mountPoint('forgot-password');
    mountPoint.replaceWith(form);
    form.append(mountPoint);
    await passTime(60_000);
    services.faults.set({ call: sendCall, fault: '500', times: 1 });
    await page.visitor.click(button('resend'));
    await settle();
    Reflect.deleteProperty(window, 'IntersectionObserver');
    expect(observed.length).toBeGreaterThan(0);
    for (const element of observed) expect(mountPoint).toContainElement(element as HTMLElement);
  });

  it('sends another PIN after sixty seconds, more than once', async () => {
    const page = await openPinStep();
    const { visitor } = page;
    for (const count of [2, 3]) {
      const resend = button('resend');
      expect(resend).toHaveAccessibleDescription(/^Resend in (60|59) s$/);
      expect(resend).toHaveAttribute('aria-disabled', 'true');
      await visitor.click(resend);
      await passTime(59_000);
      expect(bodiesSentTo(sendCall)).toHaveLength(count - 1);
      await passTime(1000);
      await visitor.click(button('resend'));
      await settle();
      expect(bodiesSentTo(sendCall)).toHaveLength(count);
    }
    expect(bodiesSentTo(sendCall)[2]).toEqual({ phoneNumber: '13800000001', template: 'password-en' });
    expect(screen.getByRole('status')).toHaveTextContent(texts.en['notice.ResetPassword.pinSent']!);
    expect(page.analytics.at(-1)).toEqual({ event: 'sms_send_success', purpose: 'recovery' });
  });

  it('leaves the focus of a visitor who has gone on to another part of the page', async () => {
    const page = await openPinStep();
    await passTime(60_000);
    services.faults.set({ call: sendCall, fault: 'slow', times: 1 });
    await page.visitor.click(button('resend'));
    const elsewhere = focusElsewhere();
    await passTime(10_000);
    expect(page.analytics.at(-1)).toEqual({ event: 'sms_send_success', purpose: 'recovery' });
    expect(elsewhere).toHaveFocus();
  });

  it.each([
    ['20009', 'ResetPassword.20009'],
    ['40001', 'System.Default_Error'],
  ])('shows for error %s the notice %s, and can be clicked again', async (code, key) => {
    const page = await openPinStep();
    await passTime(60_000);
    services.faults.set({ call: sendCall, fault: 'code', code, times: 1 });
    await page.visitor.click(button('resend'));
    await settle();
    expect(alertOutlet()).toHaveTextContent(texts.en[`notice.${key}`]!);
    expect(page.analytics.at(-1)).toEqual({ event: 'sms_send_failure', purpose: 'recovery', code });
    await page.visitor.click(button('resend'));
    await settle();
    expect(bodiesSentTo(sendCall)).toHaveLength(3);
  });

  it('waits as long as a 429 says (B5)', async () => {
    const page = await openPinStep();
    await passTime(60_000);
    services.faults.set({ call: sendCall, fault: '429', times: 1 });
    await page.visitor.click(button('resend'));
    await settle();
    expect(button('resend')).toHaveAccessibleDescription('Please wait 30 s');
    expect(button('resend')).toHaveAttribute('aria-disabled', 'true');
    await passTime(30_000);
    expect(button('resend')).toHaveAttribute('aria-disabled', 'false');
  });

  it('requires the security check once the service does (A-55)', async () => {
    const page = await openPinStep();
    await passTime(60_000);
    services.faults.set({ call: sendCall, fault: 'code', code: '20005', times: 1 });
    await page.visitor.click(button('resend'));
    await settle();
    const securityCheck = screen.getByRole('group', { name: labels.en.securityCheck });
    await page.visitor.click(button('resend'));
    expect(securityCheck).toHaveFocus();
    expect(securityCheck).toHaveAccessibleDescription(texts.en['rule.isSecurityCheckRequired']);
    expect(bodiesSentTo(sendCall)).toHaveLength(2);
    await page.visitor.click(within(securityCheck).getByRole('button', { name: 'Click to verify' }));
    await page.visitor.click(button('resend'));
    await settle();
    expect(bodiesSentTo(sendCall)[2]).toMatchObject({ captcha: expect.stringMatching(/^t03/) });
    expect(screen.queryByRole('group', { name: labels.en.securityCheck })).toBeNull();
  });
});

describe('a text message that is faster than its response (P-15)', () => {
  it('gives a PIN that stays typed when the response comes, and is verified', async () => {
    const page = await openPinStep();
    await passTime(60_000);
    services.faults.set({ call: sendCall, fault: 'slow', times: 1 });
    await page.visitor.click(button('resend'));
    await settle();
    await page.visitor.type(pinField(), lastPin());
    await passTime(10_000);
    expect(pinField()).toHaveFocus();
    await page.visitor.click(button('submit'));
    await settle();
    expect(page.navigatedTo).toHaveLength(1);
  });

  it('is no reason to lose the focus when nothing is typed yet', async () => {
    const page = await openPinStep();
    await passTime(60_000);
    services.faults.set({ call: sendCall, fault: 'slow', times: 1 });
    await page.visitor.click(button('resend'));
    await page.visitor.click(pinField());
    await passTime(10_000);
    expect(pinField()).toHaveFocus();
  });
});

describe('a late response is ignored (F5)', () => {
  it('when it is about an older PIN', async () => {
    const page = await openPinStep();
    await passTime(60_000);
    services.faults.set({ call: verifyCall, fault: 'slow', times: 1 });
    await submitPin(page, '1234');
    await page.visitor.click(button('resend'));
    await settle();
    await passTime(10_000);
    expect(bodiesSentTo(verifyCall)).toHaveLength(1);
    expect(page.navigatedTo).toEqual([]);
    expect(pinField()).toHaveValue('');
    await submitPin(page, lastPin());
    expect(page.navigatedTo).toHaveLength(1);
  });

  it('when it is about an older PIN, and the new one is typed before the response of its sender', async () => {
    const page = await openPinStep();
    await passTime(60_000);
    services.faults.set({ call: verifyCall, fault: 'slow', times: 1 });
    await submitPin(page, '9999');
    services.faults.set({ call: sendCall, fault: 'slow', times: 1 });
    await page.visitor.click(button('resend'));
    await page.visitor.clear(pinField());
    await page.visitor.type(pinField(), '12');
    await passTime(10_000);
    expect(pinField()).toBeValid();
    await submitPin(page, lastPin());
    expect(page.navigatedTo).toHaveLength(1);
  });

  it('when the service locks a PIN while another one is sent', async () => {
    const page = await openPinStep();
    await passTime(60_000);
    services.faults.set({ call: sendCall, fault: 'slow', times: 1 });
    await page.visitor.click(button('resend'));
    services.faults.set({ call: verifyCall, fault: 'code', code: '20009', times: 1 });
    await submitPin(page, '9999');
    expect(pinField()).toHaveAttribute('readonly');
    await passTime(10_000);
    expect(pinField()).toBeValid();
    expect(pinField()).toHaveValue('');
  });

  it('when the visitor has started again', async () => {
    const page = await openPinStep();
    services.faults.set({ call: verifyCall, fault: 'slow' });
    await submitPin(page, '1234');
    await page.visitor.click(button('startAgain'));
    await passTime(10_000);
    expect(page.navigatedTo).toEqual([]);
    expect(identifierField()).toHaveValue('');
  });

  it('when it is about a resend and the visitor has started again', async () => {
    const page = await openPinStep();
    await passTime(60_000);
    services.faults.set({ call: sendCall, fault: 'slow', times: 1 });
    await page.visitor.click(button('resend'));
    await page.visitor.click(button('startAgain'));
    await passTime(10_000);
    expect(identifierField()).toBeVisible();
    expect(page.analytics.filter((row) => JSON.stringify(row).includes('sms_send'))).toHaveLength(1);
  });
});

it('sends one verification for twenty clicks and Enter (F4)', async () => {
  const page = await openPinStep();
  services.faults.set({ call: verifyCall, fault: 'timeout' });
  await page.visitor.type(pinField(), '5678');
  for (let click = 0; click < 20; click += 1) await page.visitor.click(button('submit'));
  await page.visitor.type(pinField(), '{Enter}');
  await settle();
  expect(bodiesSentTo(verifyCall)).toHaveLength(1);
});

describe('the first step (M-fpw-10, F6)', () => {
  it('is empty after the visitor starts again, and accepts another number', async () => {
    const page = await openPinStep();
    await page.visitor.type(pinField(), '12');
    await page.visitor.click(button('startAgain'));
    expect(identifierField()).toHaveFocus();
    expect(identifierField()).toHaveValue('');
    await submitIdentifier(page, '13800000002');
    expect(pinField()).toHaveValue('');
    expect(pinField()).toHaveAccessibleDescription(expect.stringContaining('138****0002'));
  });

  it('leads to a second number, whose PIN is not in the form when the history jumps back to the first', async () => {
    const page = await openPinStep();
    // A hash link of the page: the widget adds another entry for its first step.
    history.pushState(null, '', '#help');
    await page.visitor.click(button('startAgain'));
    await submitIdentifier(page, '13800000002');
    await page.visitor.type(pinField(), '12');
    history.go(-3);
    await passTime(10);
    expect(pinField()).not.toHaveAccessibleDescription(expect.stringContaining('138****0002'));
    expect(pinField()).toHaveValue('');
  });

  it('is shown on a page that the bfcache restores after the PIN was verified', async () => {
    const page = await openPinStep();
    await submitPin(page, lastPin());
    expect(page.navigatedTo).toHaveLength(1);
    fireEvent(window, new PageTransitionEvent('pageshow', { persisted: true }));
    expect(identifierField()).toHaveValue('');
  });

  it.each(languages)('is shown, empty, on a page that the bfcache restores at the PIN, in %s', async (language) => {
    const page = await openPinStep(language);
    await page.visitor.type(pinField(language), '12');
    fireEvent(window, new PageTransitionEvent('pageshow', { persisted: true }));
    await settle();
    expect(screen.queryByLabelText(labels[language].pin)).toBeNull();
    expect(identifierField(language)).toHaveValue('');
  });

  it('is shown for every address of the page, whatever its query and hash', async () => {
    for (const search of ['?step=PinRequired&phoneNumber=13800000001', '#PinRequired', '?token=a&phoneToken=b#/pin']) {
      await openRecoveryPage('en', search);
      expect(identifierField()).toBeVisible();
      expect(bodiesSentTo(sendCall)).toEqual([]);
    }
  });
});
