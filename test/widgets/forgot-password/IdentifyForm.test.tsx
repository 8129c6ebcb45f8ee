import { screen, within } from '@testing-library/react';
import { expectAccessible } from '../../support/axe';
import { stopClock } from '../../support/clock';
import { expectFieldError } from '../../support/page/expectFieldError';
import { languages } from '../../support/page/languages';
import { passTime, settle } from '../../support/page/settle';
import { bodiesSentTo, requests, respondOnce, services } from '../../support/page/stubServices';
import { type Language, requiredText, texts } from '../../support/texts';
import {
  button,
  emailCall,
  identifierField,
  labels,
  openPinStep,
  openRecoveryPage,
  pinField,
  sendCall,
  submitIdentifier,
} from './openRecoveryPage';

const recipient = { phoneNumber: '13800000001' };
const alertOutlet = () => screen.getByRole('alert');

describe('the first step (M-fpw-01)', () => {
  it.each(languages)('requires an e-mail address or a mobile number, in %s', async (language) => {
    const page = await openRecoveryPage(language);
    expect(identifierField(language)).toHaveAccessibleName(labels[language].identifier);
    expect(identifierField(language)).toHaveAttribute('autocomplete', 'username');
    await page.visitor.click(button('next', language));
    expect(identifierField(language)).toHaveFocus();
    expect(identifierField(language)).toHaveAccessibleDescription(
      expect.stringContaining(requiredText(identifierField(language), language)),
    );
    await expectAccessible(page.mountPoint('forgot-password'));
    await page.visitor.type(identifierField(language), 'mei');
    expect(identifierField(language)).toHaveAccessibleDescription(
      expect.stringContaining(texts[language]['rule.UsernameValid']!),
    );
    await page.visitor.click(button('next', language));
    expect(requests).toEqual([]);
  });

  it.each(['1380000000', '138000000011', '12800000001', 'a@b', 'mei@', '138 0000', '+1 13800000001'])(
    'rejects %j',
    async (text) => {
      const page = await openRecoveryPage();
      await submitIdentifier(page, text);
      expect(identifierField()).toBeInvalid();
      expect(requests).toEqual([]);
    },
  );

  it.each([
    '13800000001',
    '138 0000 0001',
    '138-0000-0001',
    '+86 138 0000 0001',
    '１３８００００００01',
    '0086-13800000001',
  ])('accepts %j as a mobile number (P-28)', async (text) => {
    const page = await openRecoveryPage();
    await submitIdentifier(page, text);
    expect(bodiesSentTo(sendCall)).toEqual([{ ...recipient, template: 'password-en' }]);
    expect(screen.getByRole('heading', { name: texts.en['forgotPassword.pinTitle']! })).toHaveFocus();
  });

  it.each<[Language, string]>([
    ['en', 'password-en'],
    ['zh', 'password-cn'],
  ])('requests the PIN with the template of %s and nothing else (M-fpw-02, M-ent-06)', async (language, template) => {
    stopClock();
    const page = await openRecoveryPage(language);
    await submitIdentifier(page, '13800000001', language);
    expect(bodiesSentTo(sendCall)).toEqual([{ ...recipient, template }]);
    expect(screen.getByRole('status')).toHaveTextContent(texts[language]['notice.ResetPassword.pinSent']!);
    expect(page.analytics).toEqual([
      { event: 'sms_send_success', purpose: 'recovery' },
      { event: 'password_recovery_success', method: 'text-message' },
    ]);
  });

  it('sends one request for twenty clicks and Enter (P-25)', async () => {
    const page = await openRecoveryPage();
    services.faults.set({ call: sendCall, fault: 'timeout' });
    await page.visitor.type(identifierField(), '13800000001');
    for (let click = 0; click < 20; click += 1) await page.visitor.click(button('next'));
    await page.visitor.type(identifierField(), '{Enter}');
    await settle();
    expect(bodiesSentTo(sendCall)).toHaveLength(1);
  });
});

describe.each(languages)('service errors of the PIN request, in %s', (language) => {
  it.each(['10005', '20003', '20005', '20009'])('shows the notice of E-reset-%s and keeps the number', async (code) => {
    const page = await openRecoveryPage(language);
    services.faults.set({ call: sendCall, fault: 'code', code, times: 1 });
    await submitIdentifier(page, '13800000001', language);
    expect(alertOutlet()).toHaveTextContent(texts[language][`notice.ResetPassword.${code}`]!);
    expect(identifierField(language)).toHaveValue('13800000001');
    expect(page.analytics).toEqual([
      { event: 'sms_send_failure', purpose: 'recovery', code },
      { event: 'password_recovery_failure', method: 'text-message', code },
    ]);
  });

  it.each(['40001', '987654', '__proto__', '402'])(
    'shows the default error for %s, and a retry goes on (M-fpw-06)',
    async (code) => {
      stopClock();
      const page = await openRecoveryPage(language);
      services.faults.set({ call: sendCall, fault: 'code', code, times: 1 });
      await submitIdentifier(page, '13800000001', language);
      expect(alertOutlet()).toHaveTextContent(texts[language]['notice.System.Default_Error']!);
      expect(document.body).not.toHaveTextContent(code);
      await page.visitor.click(button('next', language));
      await settle();
      expect(pinField(language)).toBeVisible();
    },
  );
});

it('waits as long as a 429 says (B5)', async () => {
  stopClock();
  const page = await openRecoveryPage();
  services.faults.set({ call: sendCall, fault: '429', times: 1 });
  await submitIdentifier(page, '13800000001');
  expect(button('next')).toHaveAccessibleDescription('Please wait 30 s');
  expect(button('next')).toHaveAttribute('aria-disabled', 'true');
  await page.visitor.click(button('next'));
  await passTime(30_000);
  expect(bodiesSentTo(sendCall)).toHaveLength(1);
  await page.visitor.click(button('next'));
  await settle();
  expect(bodiesSentTo(sendCall)).toHaveLength(2);
});

it('sends a link by e-mail during the wait for a PIN (B5)', async () => {
  stopClock();
  const page = await openRecoveryPage();
  services.faults.set({ call: sendCall, fault: '429', times: 1 });
  await submitIdentifier(page, '13800000001');
  await page.visitor.clear(identifierField());
  expect(button('next')).toHaveAttribute('aria-disabled', 'false');
  expect(alertOutlet()).toBeEmptyDOMElement();
  await submitIdentifier(page, 'mei@example.test');
  expect(bodiesSentTo(emailCall)).toEqual([{ email: 'mei@example.test' }]);
});

it('waits as long with a PIN for another number (B5)', async () => {
  stopClock();
  const page = await openRecoveryPage();
  services.faults.set({ call: sendCall, fault: '429', times: 1 });
  await submitIdentifier(page, '13800000001');
  await page.visitor.clear(identifierField());
  await submitIdentifier(page, '13800000002');
  expect(button('next')).toHaveAccessibleDescription('Please wait 30 s');
  expect(bodiesSentTo(sendCall)).toHaveLength(1);
});

describe('the security check, once the service requires it (A-55)', () => {
  it.each(['20005', '83001', 'CaptchaRequired'])('is shown for %s, and its ticket is sent once', async (code) => {
    stopClock();
    const page = await openRecoveryPage();
    expect(screen.queryByRole('group', { name: labels.en.securityCheck })).toBeNull();
    services.faults.set({ call: sendCall, fault: 'code', code, times: 1 });
    await submitIdentifier(page, '13800000001');
    expect(alertOutlet()).toHaveTextContent(texts.en['notice.ResetPassword.20005']!);
    const check = screen.getByRole('group', { name: labels.en.securityCheck });
    expect(requests).toContain('GET http://public.test/public/svc/captcha');

    await page.visitor.click(button('next'));
    await settle();
    expect(check).toHaveAccessibleDescription(texts.en['rule.isSecurityCheckRequired']);
    expect(bodiesSentTo(sendCall)).toHaveLength(1);
    await page.visitor.click(await within(check).findByRole('button', { name: 'Click to verify' }));
    await page.visitor.click(button('next'));
    await settle();
    expect(bodiesSentTo(sendCall)[1]).toEqual({
      ...recipient,
      template: 'password-en',
      captcha: expect.stringMatching(/^t03\w{64}\*$/),
    });
    expect(pinField()).toBeVisible();
  });

  it('is passed again after an error about something else, as a ticket is valid once (G4)', async () => {
    stopClock();
    const page = await openRecoveryPage();
    const pass = async () => {
      await page.visitor.click(await screen.findByRole('button', { name: 'Click to verify' }));
      await page.visitor.click(button('next'));
      await settle();
    };
    services.faults.set({ call: sendCall, fault: 'code', code: '20005', times: 1 });
    await submitIdentifier(page, '13800000001');
    services.faults.set({ call: sendCall, fault: 'code', code: '40001', times: 1 });
    await pass();
    await pass();
    const tickets = bodiesSentTo(sendCall).map((body) => (body as { captcha: string }).captcha);
    expect(new Set(tickets).size).toBe(3);
    expect(pinField()).toBeVisible();
  });

  it('is not required for an e-mail address', async () => {
    const page = await openRecoveryPage();
    services.faults.set({ call: sendCall, fault: 'code', code: '20005', times: 1 });
    await submitIdentifier(page, '13800000001');
    await page.visitor.clear(identifierField());
    await submitIdentifier(page, 'mei@example.test');
    expect(bodiesSentTo(emailCall)).toEqual([{ email: 'mei@example.test' }]);
  });
});

it('offers the entry of a PIN only for the number whose response was lost (F6)', async () => {
  const page = await openRecoveryPage();
  const haveCode = () => screen.queryByRole('button', { name: texts.en['form.haveCode']! });
  services.faults.set({ call: sendCall, fault: 'reset', times: 1 });
  await submitIdentifier(page, '13800000001');
  expect(haveCode()).toBeVisible();
  // The service has sent one, and refuses another one so soon.
  services.faults.set({ call: sendCall, fault: 'code', code: '40001', times: 1 });
  await page.visitor.click(button('next'));
  await settle();
  expect(bodiesSentTo(sendCall)).toHaveLength(2);
  expect(haveCode()).toBeVisible();
  await page.visitor.type(identifierField(), '{Backspace}2');
  expect(haveCode()).toBeNull();
});

it.each(languages)(
  'requires a mobile number for the entry of a PIN, not an e-mail address, in %s (F6)',
  async (language) => {
    await openPinStep(language);
    const page = await openRecoveryPage(language, '', { isReload: true });
    await page.visitor.type(identifierField(language), 'mei@example.test');
    await page.visitor.click(screen.getByRole('button', { name: texts[language]['form.haveCode']! }));
    await settle();
    expectFieldError(identifierField(language), texts[language]['rule.isPhone']!);
    expect(bodiesSentTo(emailCall)).toEqual([]);
  },
);

it('offers no entry of a PIN for a number that the visitor has corrected during the request (F6)', async () => {
  stopClock();
  const page = await openRecoveryPage();
  respondOnce(sendCall, {}, 502, 1000);
  await submitIdentifier(page, '13800000001');
  await page.visitor.type(identifierField(), '{Backspace}2');
  await passTime(1000);
  expect(alertOutlet()).not.toBeEmptyDOMElement();
  expect(screen.queryByRole('button', { name: texts.en['form.haveCode']! })).toBeNull();
});

it('keeps the typed number through failed requests, and a retry goes on (B3, contract 5)', async () => {
  stopClock();
  const page = await openRecoveryPage();
  const notices = [
    ['reset', 'PhoneNumber.SendingUnconfirmed'],
    ['500', 'PhoneNumber.SendingUnconfirmed'],
    ['403-html', 'System.Default_Error'],
  ] as const;
  for (const [fault, key] of notices) {
    services.faults.set({ call: sendCall, fault, times: 1 });
    await page.visitor.clear(identifierField());
    await submitIdentifier(page, '13800000001');
    expect(alertOutlet()).toHaveTextContent(texts.en[`notice.${key}`]!);
    expect(identifierField()).toHaveValue('13800000001');
    expect(button('next')).toHaveAttribute('aria-disabled', 'false');
  }
  await page.visitor.click(button('next'));
  await settle();
  expect(pinField()).toBeVisible();
});
