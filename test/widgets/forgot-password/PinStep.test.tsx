import { fireEvent, screen, within } from '@testing-library/react';
import { expectAccessible } from '../../support/axe';
import { bodiesOf, passTime, services, settle } from '../../support/page';
import { texts } from '../../support/texts';
import {
  button,
  enterPin,
  identifier,
  identify,
  type Language,
  names,
  openPinStep,
  openRecovery,
  pin,
  sendCall,
  sentPin,
  verifyCall,
} from './visit';

const alert = () => screen.getByRole('alert');
const wrong = (right: string) => (right === '5678' ? '8765' : '5678');

describe.each<Language>(['en', 'zh'])('the PIN, in %s', (language) => {
  it('is four digits, sent to a number of which not all is shown (M-fpw-08, M-con-09)', async () => {
    const page = await openPinStep(language);
    expect(pin(language)).toHaveFocus();
    expect(pin(language)).toHaveAttribute('autocomplete', 'one-time-code');
    expect(pin(language)).toHaveAttribute('inputmode', 'numeric');
    expect(pin(language)).toHaveAccessibleDescription(expect.stringContaining('138****0001'));
    expect(document.body.innerHTML).not.toContain('13800000001');
    await page.visitor.click(button('submit', language));
    await settle();
    expect(pin(language)).toHaveAccessibleDescription(expect.stringContaining(texts[language]['rule.isRequired']!));
    await page.visitor.type(pin(language), '12a');
    expect(pin(language)).toHaveValue('12');
    await page.visitor.click(button('submit', language));
    await settle();
    expect(pin(language)).toHaveAccessibleDescription(expect.stringContaining(texts[language]['rule.isSmsCode']!));
    await page.visitor.type(pin(language), '345');
    expect(pin(language)).toHaveValue('1234');
    expect(bodiesOf(verifyCall)).toEqual([]);
    await passTime(60_000);
    jest.useRealTimers();
    await expectAccessible(page.mount('forgot-password'));
  });

  it('that was wrong is spoken of no more once another way is chosen', async () => {
    const page = await openPinStep(language);
    await enterPin(page, wrong(sentPin()), language);
    expect(alert()).toHaveTextContent(texts[language]['notice.PhoneNumber.10005']!);
    await page.visitor.click(button('other', language));
    expect(identifier(language)).toHaveFocus();
    expect(alert()).toBeEmptyDOMElement();
  });

  it('buys a token, which goes along to the page of the new password (M-fpw-12, M-ent-07)', async () => {
    const page = await openPinStep(language);
    const code = sentPin();
    await enterPin(page, code, language);
    expect(bodiesOf(verifyCall)).toEqual([{ phoneNumber: '13800000001', cellPhoneValidFlag: code }]);
    const [token] = services.model.resetTokens.keys();
    const prefix = language === 'en' ? '/en' : '';
    expect(page.sentTo).toEqual([`http://localhost${prefix}/account/reset-password?phoneToken=${token}`]);
    expect(screen.queryByLabelText(names[language].pin)).toBeNull();
    expect(JSON.stringify([page.analytics, { ...sessionStorage }, { ...localStorage }])).not.toContain(token);
  });

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
  ])('refused with %s says %s (M-fpw-11)', async (code, key) => {
    const page = await openPinStep(language);
    const shown = code.length < 6 ? code : '[removed]';
    services.faults.set({ call: verifyCall, fault: 'code', code, times: 1 });
    await enterPin(page, '5678', language);
    expect(alert()).toHaveTextContent(texts[language][`notice.${key}`]!);
    expect(pin(language)).toHaveValue('5678');
    expect(page.analytics.at(-1)).toEqual({ event: 'password_recovery_failure', method: 'text-message', code: shown });
  });

  it('without an answer says that it could not be verified (E-phone-VerificationCodeError)', async () => {
    const page = await openPinStep(language);
    services.faults.set({ call: verifyCall, fault: 'reset', times: 1 });
    await enterPin(page, '5678', language);
    expect(alert()).toHaveTextContent(texts[language]['notice.PhoneNumber.VerificationCodeError']!);
    await enterPin(page, sentPin(), language);
    expect(page.sentTo).toHaveLength(1);
  });

  it('is locked after five wrong ones, until a new one is sent (F4)', async () => {
    const page = await openPinStep(language);
    const bad = wrong(sentPin());
    for (let tries = 1; tries <= 4; tries += 1) await enterPin(page, bad, language);
    expect(pin(language)).not.toHaveAttribute('readonly');
    await enterPin(page, bad, language);
    expect(alert()).toHaveTextContent(texts[language]['notice.PhoneNumber.10005']!);
    expect(pin(language)).toHaveFocus();
    expect(pin(language)).toHaveAttribute('readonly');
    expect(pin(language)).toHaveAccessibleDescription(expect.stringContaining(texts[language]['pin.locked']!));
    await page.visitor.type(pin(language), '{Backspace}1{Enter}');
    await page.visitor.click(button('submit', language));
    await settle();
    expect(bodiesOf(verifyCall)).toHaveLength(5);

    await passTime(60_000);
    await page.visitor.click(button('resend', language));
    await settle();
    expect(pin(language)).not.toHaveAttribute('readonly');
    expect(pin(language)).toHaveValue('');
    expect(pin(language)).not.toBeInvalid();
    await enterPin(page, sentPin(), language);
    expect(page.sentTo).toHaveLength(1);
  });
});

describe('another PIN (M-fpw-09)', () => {
  it('can be had after sixty seconds, again and again', async () => {
    const page = await openPinStep();
    const { visitor } = page;
    for (const sent of [2, 3]) {
      const shut = button('resend');
      expect(shut).toHaveAccessibleDescription(/^Resend in (60|59) s$/);
      expect(shut).toHaveAttribute('aria-disabled', 'true');
      await visitor.click(shut);
      await passTime(59_000);
      expect(bodiesOf(sendCall)).toHaveLength(sent - 1);
      await passTime(1000);
      await visitor.click(button('resend'));
      await settle();
      expect(bodiesOf(sendCall)).toHaveLength(sent);
    }
    expect(bodiesOf(sendCall)[2]).toEqual({ phoneNumber: '13800000001', template: 'password-en' });
    expect(screen.getByRole('status')).toHaveTextContent('Code sent');
    expect(page.analytics.at(-1)).toEqual({ event: 'sms_send_success', purpose: 'recovery' });
  });

  it.each([
    ['20009', 'ResetPassword.20009'],
    ['40001', 'System.Default_Error'],
  ])('refused with %s says %s, and can be asked for again', async (code, key) => {
    const page = await openPinStep();
    await passTime(60_000);
    services.faults.set({ call: sendCall, fault: 'code', code, times: 1 });
    await page.visitor.click(button('resend'));
    await settle();
    expect(alert()).toHaveTextContent(texts.en[`notice.${key}`]!);
    await page.visitor.click(button('resend'));
    await settle();
    expect(bodiesOf(sendCall)).toHaveLength(3);
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

  it('may want a security check first (A-55)', async () => {
    const page = await openPinStep();
    await passTime(60_000);
    services.faults.set({ call: sendCall, fault: 'code', code: '20005', times: 1 });
    await page.visitor.click(button('resend'));
    await settle();
    const check = screen.getByRole('group', { name: 'Security check' });
    await page.visitor.click(button('resend'));
    expect(check).toHaveFocus();
    expect(check).toHaveAccessibleDescription(texts.en['rule.isSecurityCheckRequired']);
    expect(bodiesOf(sendCall)).toHaveLength(2);
    await page.visitor.click(within(check).getByRole('button', { name: names.en.verify }));
    await page.visitor.click(button('resend'));
    await settle();
    expect(bodiesOf(sendCall)[2]).toMatchObject({ captcha: expect.stringMatching(/^t03/) });
    expect(screen.queryByRole('group', { name: 'Security check' })).toBeNull();
  });
});

describe('an answer that comes too late is not heard (F5)', () => {
  it('about the PIN before the one that was sent last', async () => {
    const page = await openPinStep();
    await passTime(60_000);
    services.faults.set({ call: verifyCall, fault: 'slow', times: 1 });
    await enterPin(page, '1234');
    await page.visitor.click(button('resend'));
    await settle();
    await passTime(10_000);
    expect(bodiesOf(verifyCall)).toHaveLength(1);
    expect(page.sentTo).toEqual([]);
    expect(pin()).toHaveValue('');
    await enterPin(page, sentPin());
    expect(page.sentTo).toHaveLength(1);
  });

  it('about a number that was left', async () => {
    const page = await openPinStep();
    services.faults.set({ call: verifyCall, fault: 'slow' });
    await enterPin(page, '1234');
    await page.visitor.click(button('other'));
    await passTime(10_000);
    expect(page.sentTo).toEqual([]);
    expect(identifier()).toHaveValue('');
  });

  it('about another PIN for a number that was left', async () => {
    const page = await openPinStep();
    await passTime(60_000);
    services.faults.set({ call: sendCall, fault: 'slow', times: 1 });
    await page.visitor.click(button('resend'));
    await page.visitor.click(button('other'));
    await passTime(10_000);
    expect(identifier()).toBeVisible();
    expect(page.analytics.filter((row) => JSON.stringify(row).includes('sms_send'))).toHaveLength(1);
  });
});

it('one verification is under way at a time (F4)', async () => {
  const page = await openPinStep();
  services.faults.set({ call: verifyCall, fault: 'timeout' });
  await page.visitor.type(pin(), '5678');
  for (let press = 0; press < 20; press += 1) await page.visitor.click(button('submit'));
  await page.visitor.type(pin(), '{Enter}');
  await settle();
  expect(bodiesOf(verifyCall)).toHaveLength(1);
});

describe('back to the start (M-fpw-10, F6)', () => {
  it('clears what was typed and takes another address', async () => {
    const page = await openPinStep();
    await page.visitor.type(pin(), '12');
    await page.visitor.click(button('other'));
    expect(identifier()).toHaveFocus();
    expect(identifier()).toHaveValue('');
    await identify(page, '13800000002');
    expect(pin()).toHaveValue('');
    expect(pin()).toHaveAccessibleDescription(expect.stringContaining('138****0002'));
  });

  it('is where a page that comes back from the past stands', async () => {
    const page = await openPinStep();
    await enterPin(page, sentPin());
    expect(page.sentTo).toHaveLength(1);
    const event = new Event('pageshow');
    Object.defineProperty(event, 'persisted', { value: true });
    fireEvent(window, event);
    expect(identifier()).toHaveValue('');
  });

  it('is where every address of the page leads, whatever it holds', async () => {
    for (const search of ['?step=PinRequired&phoneNumber=13800000001', '#PinRequired', '?token=a&phoneToken=b#/pin']) {
      await openRecovery('en', search);
      expect(identifier()).toBeVisible();
      expect(bodiesOf(sendCall)).toEqual([]);
    }
  });
});
