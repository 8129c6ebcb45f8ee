import { screen, within } from '@testing-library/react';
import { expectAccessible } from '../../support/axe';
import { stopClock } from '../../support/clock';
import { languages } from '../../support/page/languages';
import { passTime, settle } from '../../support/page/settle';
import { bodiesSentTo, respondOnce, services } from '../../support/page/stubServices';
import { type Language, requiredText, texts } from '../../support/texts';
import {
  button,
  identifierField,
  labels,
  lastPin,
  openRecoveryPage,
  pinField,
  sendCall,
  submitIdentifier,
  submitPin,
  submitUsername,
  usernameField,
  verifyCall,
} from './openRecoveryPage';

/** The mobile number of two accounts. */
const sharedNumber = '13800000006';

async function openUsernameStep(language: Language = 'en') {
  stopClock();
  const page = await openRecoveryPage(language);
  await submitIdentifier(page, sharedNumber, language);
  return page;
}

describe.each(languages)('a mobile number that two accounts share, in %s (E-fpw-40002)', (language) => {
  const template = language === 'en' ? 'password-en' : 'password-cn';

  it('asks for the username, then requests the PIN with it (M-fpw-03, M-fpw-04)', async () => {
    const page = await openUsernameStep(language);
    expect(screen.getByRole('heading', { name: texts[language]['forgotPassword.usernameTitle']! })).toHaveFocus();
    expect(usernameField(language)).toHaveAccessibleDescription(expect.stringContaining('138****0006'));
    expect(screen.getByRole('alert')).toBeEmptyDOMElement();
    await page.visitor.click(button('next', language));
    await settle();
    expect(usernameField(language)).toHaveAccessibleDescription(
      expect.stringContaining(requiredText(usernameField(language), language)),
    );

    await submitUsername(page, '  twin.two ', language);
    expect(bodiesSentTo(sendCall)).toEqual([
      { phoneNumber: sharedNumber, template },
      { phoneNumber: sharedNumber, template, user: 'twin.two' },
    ]);
    const code = lastPin();
    await submitPin(page, code, language);
    expect(bodiesSentTo(verifyCall)).toEqual([
      { phoneNumber: sharedNumber, user: 'twin.two', cellPhoneValidFlag: code },
    ]);
    expect(page.navigatedTo).toHaveLength(1);
  });

  describe('after a reload, which has forgotten the username', () => {
    const haveCode = () => screen.getByRole('button', { name: texts[language]['form.haveCode']! });

    async function openPinStepAgain() {
      const firstPage = await openUsernameStep(language);
      await submitUsername(firstPage, 'twin.two', language);
      const page = await openRecoveryPage(language, '', { isReload: true });
      await page.visitor.type(identifierField(language), sharedNumber);
      await page.visitor.click(haveCode());
      await settle();
      return page;
    }
    function expectUsernameStep() {
      expect(screen.getByRole('heading', { name: texts[language]['forgotPassword.usernameTitle']! })).toHaveFocus();
      expect(screen.getByRole('alert')).toBeEmptyDOMElement();
    }

    it('asks for it once the PIN is submitted, and the PIN still works (M-fpw-03, M-fpw-12)', async () => {
      const page = await openPinStepAgain();
      const code = lastPin();
      await submitPin(page, code, language);
      expectUsernameStep();
      await page.visitor.type(usernameField(language), 'twin.two');
      await page.visitor.click(haveCode());
      await settle();
      await submitPin(page, code, language);
      expect(bodiesSentTo(verifyCall)).toEqual([
        { phoneNumber: sharedNumber, cellPhoneValidFlag: code },
        { phoneNumber: sharedNumber, user: 'twin.two', cellPhoneValidFlag: code },
      ]);
      expect(page.navigatedTo).toHaveLength(1);
    });

    it('is empty when the visitor goes back to the PIN without the username (F6)', async () => {
      const page = await openPinStepAgain();
      await submitPin(page, lastPin(), language);
      await page.visitor.type(usernameField(language), 'twin.two');
      await page.visitor.click(haveCode());
      await settle();
      await page.visitor.type(pinField(language), '12');
      history.go(-2);
      // The history takes a task of the browser.
      await passTime(10);
      expect(pinField(language)).toHaveValue('');
    });

    it('says so when the service refuses the username too, and keeps it (M-fpw-05, A-22)', async () => {
      const page = await openPinStepAgain();
      const code = lastPin();
      await submitPin(page, code, language);
      await page.visitor.type(usernameField(language), 'ｔwin.too');
      await page.visitor.click(haveCode());
      await settle();
      await submitPin(page, code, language);
      expect(bodiesSentTo(verifyCall).at(-1)).toMatchObject({ user: 'twin.too' });
      expect(screen.getByRole('alert')).toHaveTextContent(texts[language]['notice.ResetPassword.20005']!);
      expect(screen.getByRole('group', { name: labels[language].securityCheck })).toBeVisible();
      expect(usernameField(language)).toHaveValue('twin.too');
      await page.visitor.clear(usernameField(language));
      await page.visitor.type(usernameField(language), 'twin.two');
      await page.visitor.click(haveCode());
      await settle();
      await submitPin(page, code, language);
      expect(page.navigatedTo).toHaveLength(1);
    });

    it('asks for it once another PIN is requested (M-fpw-03, M-fpw-09)', async () => {
      const page = await openPinStepAgain();
      await passTime(60_000);
      await page.visitor.click(button('resend', language));
      await settle();
      expectUsernameStep();
      await submitUsername(page, 'twin.two', language);
      expect(bodiesSentTo(sendCall).slice(-2)).toEqual([
        { phoneNumber: sharedNumber, template },
        { phoneNumber: sharedNumber, template, user: 'twin.two' },
      ]);
      await submitPin(page, lastPin(), language);
      expect(page.navigatedTo).toHaveLength(1);
    });
  });

  it('offers the security check, but does not require it, when the service returns 40002 again (M-fpw-05, A-22)', async () => {
    const page = await openUsernameStep(language);
    await submitUsername(page, 'mei', language);
    expect(screen.getByRole('alert')).toHaveTextContent(texts[language]['notice.ResetPassword.20005']!);
    expect(usernameField(language)).toHaveValue('mei');
    expect(screen.getByRole('group', { name: labels[language].securityCheck })).toBeVisible();
    await submitUsername(page, 'twin.one', language);
    expect(bodiesSentTo(sendCall).at(-1)).toEqual({ phoneNumber: sharedNumber, template, user: 'twin.one' });
    expect(screen.getByRole('heading', { name: texts[language]['forgotPassword.pinTitle']! })).toHaveFocus();
  });

  it.each(['10005', '20003', '20009', '987654'])(
    'shows the notice for error %s and keeps the username (M-fpw-06)',
    async (code) => {
      const page = await openUsernameStep(language);
      services.faults.set({ call: sendCall, fault: 'code', code, times: 1 });
      await submitUsername(page, 'twin.one', language);
      const key = code === '987654' ? 'System.Default_Error' : `ResetPassword.${code}`;
      expect(screen.getByRole('alert')).toHaveTextContent(texts[language][`notice.${key}`]!);
      expect(usernameField(language)).toHaveValue('twin.one');
    },
  );
});

it('sends the ticket of a passed security check, and requires the check once the service does (A-22, A-55)', async () => {
  const page = await openUsernameStep();
  await submitUsername(page, 'mei');
  const securityCheck = () => screen.getByRole('group', { name: labels.en.securityCheck });
  await page.visitor.click(await within(securityCheck()).findByRole('button', { name: 'Click to verify' }));
  services.faults.set({ call: sendCall, fault: 'code', code: '20005', times: 1 });
  await submitUsername(page, 'twin.one');
  expect(bodiesSentTo(sendCall).at(-1)).toMatchObject({ user: 'twin.one', captcha: expect.stringMatching(/^t03/) });
  await page.visitor.click(button('next'));
  await settle();
  expect(securityCheck()).toHaveAccessibleDescription(texts.en['rule.isSecurityCheckRequired']);
  expect(bodiesSentTo(sendCall)).toHaveLength(3);
});

it('sends a ticket once, also after an error about something else (G4)', async () => {
  const page = await openUsernameStep();
  await submitUsername(page, 'mei');
  await page.visitor.click(await screen.findByRole('button', { name: 'Click to verify' }));
  services.faults.set({ call: sendCall, fault: 'code', code: '40001', times: 1 });
  await submitUsername(page, 'twin.one');
  await page.visitor.click(button('next'));
  await settle();
  const [sent, sentAgain] = bodiesSentTo(sendCall).slice(-2) as { captcha?: string }[];
  expect(sent?.captcha).toMatch(/^t03/);
  expect(sentAgain?.captcha).not.toBe(sent?.captcha);
});

it('offers the entry of a PIN only for the username whose response was lost, also if edited meanwhile (F6)', async () => {
  const page = await openUsernameStep();
  const haveCode = () => screen.queryByRole('button', { name: texts.en['form.haveCode']! });
  services.faults.set({ call: sendCall, fault: 'reset', times: 1 });
  await submitUsername(page, 'twin.two');
  expect(haveCode()).toBeVisible();
  // The service has sent one, and refuses another one so soon.
  services.faults.set({ call: sendCall, fault: 'code', code: '40001', times: 1 });
  await page.visitor.click(button('next'));
  await settle();
  expect(haveCode()).toBeVisible();
  await page.visitor.type(usernameField(), '{Backspace}');
  expect(haveCode()).toBeNull();

  respondOnce(sendCall, {}, 502, 1000);
  await submitUsername(page, 'twin.two');
  await page.visitor.type(usernameField(), '{Backspace}');
  await passTime(1000);
  expect(haveCode()).toBeNull();
});

it('returns to an empty first step (M-fpw-10)', async () => {
  const page = await openUsernameStep();
  await page.visitor.click(button('startAgain'));
  expect(identifierField()).toHaveFocus();
  expect(identifierField()).toHaveValue('');
});

it('is accessible', async () => {
  const page = await openUsernameStep();
  jest.useRealTimers();
  await expectAccessible(page.mountPoint('forgot-password'));
});
