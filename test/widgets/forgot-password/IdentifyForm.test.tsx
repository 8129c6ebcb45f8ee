import { screen, within } from '@testing-library/react';
import { expectAccessible } from '../../support/axe';
import { stopClock } from '../../support/clock';
import { bodiesOf, passTime, requests, services, settle } from '../../support/page';
import { texts } from '../../support/texts';
import { button, emailCall, identifier, identify, type Language, names, openRecovery, pin, sendCall } from './visit';

const mine = { phoneNumber: '13800000001' };
const alert = () => screen.getByRole('alert');

describe('the first step (M-fpw-01)', () => {
  it.each<Language>(['en', 'zh'])('asks for an address or a number, in %s', async (language) => {
    const page = await openRecovery(language);
    expect(identifier(language)).toHaveAccessibleName(names[language].identifier);
    expect(identifier(language)).toHaveAttribute('autocomplete', 'username');
    await page.visitor.click(button('next', language));
    expect(identifier(language)).toHaveFocus();
    expect(identifier(language)).toHaveAccessibleDescription(
      expect.stringContaining(texts[language]['rule.isRequired']!),
    );
    await expectAccessible(page.mount('forgot-password'));
    await page.visitor.type(identifier(language), 'mei');
    expect(identifier(language)).toHaveAccessibleDescription(
      expect.stringContaining(texts[language]['rule.UsernameValid']!),
    );
    await page.visitor.click(button('next', language));
    expect(requests).toEqual([]);
  });

  it.each(['1380000000', '138000000011', '12800000001', 'a@b', 'mei@', '138 0000', '+1 13800000001'])(
    'does not take %j',
    async (text) => {
      const page = await openRecovery();
      await identify(page, text);
      expect(identifier()).toBeInvalid();
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
  ])('takes %j for a mobile number (P-28)', async (text) => {
    const page = await openRecovery();
    await identify(page, text);
    expect(bodiesOf(sendCall)).toEqual([{ ...mine, template: 'password-en' }]);
    expect(pin()).toHaveFocus();
  });

  it.each<[Language, string]>([
    ['en', 'password-en'],
    ['zh', 'password-cn'],
  ])('sends the PIN with the template of %s and nothing more (M-fpw-02, M-ent-06)', async (language, template) => {
    stopClock();
    const page = await openRecovery(language);
    await identify(page, '13800000001', language);
    expect(bodiesOf(sendCall)).toEqual([{ ...mine, template }]);
    expect(screen.getByRole('status')).toHaveTextContent(texts[language]['notice.ResetPassword.pinSent']!);
    expect(page.analytics).toEqual([
      { event: 'sms_send_success', purpose: 'recovery' },
      { event: 'password_recovery_success', method: 'text-message' },
    ]);
  });

  it('sends one PIN for twenty presses and Enter', async () => {
    const page = await openRecovery();
    services.faults.set({ call: sendCall, fault: 'timeout' });
    await page.visitor.type(identifier(), '13800000001');
    for (let press = 0; press < 20; press += 1) await page.visitor.click(button('next'));
    await page.visitor.type(identifier(), '{Enter}');
    await settle();
    expect(bodiesOf(sendCall)).toHaveLength(1);
  });
});

describe.each<Language>(['en', 'zh'])('refusals of the PIN, in %s', (language) => {
  it.each(['10005', '20003', '20005', '20009'])('E-reset-%s has its words', async (code) => {
    const page = await openRecovery(language);
    services.faults.set({ call: sendCall, fault: 'code', code, times: 1 });
    await identify(page, '13800000001', language);
    expect(alert()).toHaveTextContent(texts[language][`notice.ResetPassword.${code}`]!);
    expect(identifier(language)).toHaveValue('13800000001');
    expect(page.analytics).toContainEqual({ event: 'password_recovery_failure', method: 'text-message', code });
  });

  it.each(['40001', '987654', '__proto__', '402'])('%s is the default error (M-fpw-06)', async (code) => {
    stopClock();
    const page = await openRecovery(language);
    services.faults.set({ call: sendCall, fault: 'code', code, times: 1 });
    await identify(page, '13800000001', language);
    expect(alert()).toHaveTextContent(texts[language]['notice.System.Default_Error']!);
    expect(document.body).not.toHaveTextContent(code);
    await page.visitor.click(button('next', language));
    await settle();
    expect(pin(language)).toBeVisible();
  });
});

it('waits as long as the service says (B5)', async () => {
  const page = await openRecovery();
  services.faults.set({ call: sendCall, fault: '429', times: 1 });
  await identify(page, '13800000001');
  expect(button('next')).toHaveAccessibleDescription(/^Please wait \d\d s$/);
  expect(button('next')).toHaveAttribute('aria-disabled', 'true');
});

describe('the security check, once the service asks for it (A-55)', () => {
  it.each(['20005', '83001', 'CaptchaRequired'])('%s shows it, and its ticket goes out once', async (code) => {
    stopClock();
    const page = await openRecovery();
    expect(screen.queryByRole('group', { name: 'Security check' })).toBeNull();
    services.faults.set({ call: sendCall, fault: 'code', code, times: 1 });
    await identify(page, '13800000001');
    expect(alert()).toHaveTextContent('Please complete the security check');
    const check = screen.getByRole('group', { name: 'Security check' });
    expect(requests).toContain('GET http://public.test/public/svc/captcha');

    await page.visitor.click(button('next'));
    await settle();
    expect(check).toHaveAccessibleDescription(texts.en['rule.isSecurityCheckRequired']);
    expect(bodiesOf(sendCall)).toHaveLength(1);
    await page.visitor.click(await within(check).findByRole('button', { name: names.en.verify }));
    await page.visitor.click(button('next'));
    await settle();
    expect(bodiesOf(sendCall)[1]).toEqual({
      ...mine,
      template: 'password-en',
      captcha: expect.stringMatching(/^t03\w{64}\*$/),
    });
    expect(pin()).toBeVisible();
  });

  it('is not asked of an address', async () => {
    const page = await openRecovery();
    services.faults.set({ call: sendCall, fault: 'code', code: '20005', times: 1 });
    await identify(page, '13800000001');
    await page.visitor.clear(identifier());
    await identify(page, 'mei@example.test');
    expect(bodiesOf(emailCall)).toEqual([{ email: 'mei@example.test' }]);
  });
});

it('loses nothing when a call goes wrong, and goes on once it is over (B3)', async () => {
  stopClock();
  const page = await openRecovery();
  for (const fault of ['reset', '500', '502', 'html', 'malformed'] as const) {
    services.faults.set({ call: sendCall, fault, times: 1 });
    if (identifier()) await page.visitor.clear(identifier());
    await identify(page, '13800000001');
    expect(alert()).toHaveTextContent(texts.en['notice.System.Default_Error']!);
    expect(identifier()).toHaveValue('13800000001');
    expect(button('next')).toHaveAttribute('aria-disabled', 'false');
  }
  await page.visitor.click(button('next'));
  await settle();
  expect(pin()).toBeVisible();
});

it('does not go on with an answer that comes after it has gone (B9)', async () => {
  stopClock();
  const page = await openRecovery();
  services.faults.set({ call: sendCall, fault: 'slow' });
  await identify(page, '13800000001');
  await page.remove('forgot-password');
  await passTime(10_000);
  expect(page.analytics).toEqual([]);
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
});
