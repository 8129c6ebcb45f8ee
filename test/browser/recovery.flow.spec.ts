import type { Page } from '@playwright/test';
import { expect, flag, mount, test } from './world';

const words = {
  zh: {
    prefix: '',
    identifier: '邮箱或手机号码',
    username: '用户名或邮箱',
    pin: '验证码',
    next: '下一步',
    submit: '提交',
    resend: '重新发送验证码',
    wait: /^\d+ 秒后重新获取$/,
    other: '更换邮箱或手机号码',
    blank: '此项不能为空',
    sent: '验证码已发送',
    mailSent: '如该邮箱与账户匹配，重置链接已发送',
    newPassword: '新密码',
    confirm: '确认密码',
    done: '密码重置成功',
    invalid: '链接无效或已过期，请重新申请',
    spent: '链接无效',
    newLink: '重新申请',
    wrongPin: '验证码不正确',
    locked: '验证码错误次数过多，请重新获取',
    mobile: '手机号码',
    sendPin: '获取验证码',
    dormant: '您的账户已超过 6 个月未使用，请验证手机号码',
    verified: '验证成功，请重新登录',
    password: '密码',
    signIn: '登录',
    forgot: '忘记密码？',
    checkFirst: '请完成安全验证',
    verify: '点击完成验证',
  },
  en: {
    prefix: '/en',
    identifier: 'Email or mobile number',
    username: 'Username or email',
    pin: 'PIN',
    next: 'Next',
    submit: 'Submit',
    resend: 'Resend PIN',
    wait: /^Resend in \d+ s$/,
    other: 'Use another email or mobile number',
    blank: 'This field cannot be blank',
    sent: 'Code sent',
    mailSent: 'If the address matches an account, we have sent a link',
    newPassword: 'New password',
    confirm: 'Confirm password',
    done: 'Your password has been reset',
    invalid: 'This link is invalid or has expired, request a new one',
    spent: 'Link invalid',
    newLink: 'Request a new one',
    wrongPin: 'Invalid verification code',
    locked: 'Too many wrong PINs. Please get a new one.',
    mobile: 'Mobile number',
    sendPin: 'Send PIN',
    dormant: 'Your account has been unused for over 6 months; verify your mobile number',
    verified: 'Verification successful! Please login again.',
    password: 'Password',
    signIn: 'Sign in',
    forgot: 'Forgot password?',
    checkFirst: 'Complete the security check',
    verify: 'Click to verify',
  },
} as const;

/** Addresses and referrers of all that a page asked for. */
function overhear(page: Page): string[] {
  const heard: string[] = [];
  page.on('request', (request) => {
    if (!request.isNavigationRequest()) heard.push(`${request.url()} ${request.headers()['referer'] ?? ''}`);
  });
  return heard;
}

/**
 * Keeps the visitor on a page that leads on by itself. `asked` is when it has tried to: what is looked at while it tries
 * might be lost half-way; `go` lets it go.
 */
async function stay(page: Page, address: string): Promise<{ asked: Promise<unknown>; go: () => Promise<void> }> {
  const asked = page.waitForResponse(address);
  await page.route(address, (route) => route.fulfill({ status: 204 }));
  return {
    asked,
    async go() {
      await page.unroute(address);
      await page.goto(address);
    },
  };
}

for (const locale of ['zh', 'en'] as const) {
  const say = words[locale];
  const account = `${say.prefix}/account/`;

  test(`a lost password is replaced by a PIN, in ${locale} (M-fpw-01 to M-fpw-12, M-rpw-01 to M-rpw-03)`, async ({
    page,
    world,
    visit,
    look,
  }) => {
    const { outbox } = world.services;
    await visit(account);
    await mount(page, 'auth').getByRole('link', { name: say.forgot }).click();
    const widget = mount(page, 'forgot-password');
    await expect(widget.getByLabel(say.identifier)).toBeVisible();
    await look(`forgot-password-${locale}-identify`);
    await widget.getByRole('button', { name: say.next }).click();
    await expect(widget.getByText(say.blank)).toBeVisible();
    await look(`forgot-password-${locale}-errors`);

    await widget.getByLabel(say.identifier).fill('138 0000 0001');
    await widget.getByRole('button', { name: say.next }).click();
    const pin = widget.getByLabel(say.pin, { exact: true });
    await expect(pin).toBeFocused();
    await expect(widget.getByText('138****0001')).toBeVisible();
    await expect(widget.getByRole('button', { name: say.resend })).toHaveAttribute('aria-disabled', 'true');
    await expect(widget.getByRole('button', { name: say.resend })).toHaveAccessibleDescription(say.wait);
    await look(`forgot-password-${locale}-pin`);

    const right = outbox.at(-1)?.code ?? '';
    await pin.fill(right === '5678' ? '8765' : '5678');
    await widget.getByRole('button', { name: say.submit }).click();
    await expect(page.getByRole('alert')).toContainText(say.wrongPin);
    await look(`forgot-password-${locale}-wrong-pin`);

    await pin.fill(right);
    const heard = overhear(page);
    await widget.getByRole('button', { name: say.submit }).click();
    await page.waitForURL(`${world.origin}${say.prefix}/account/reset-password`);
    const reset = mount(page, 'reset-password');
    await expect(reset.getByLabel(say.newPassword)).toBeVisible();
    await look(`reset-password-${locale}-empty`);
    await reset.getByLabel(say.newPassword).fill('N3w-pass');
    await reset.getByLabel(say.confirm).fill('N3w');
    await reset.getByRole('button', { name: say.submit }).click();
    await expect(reset.getByLabel(say.confirm)).toBeFocused();
    await look(`reset-password-${locale}-errors`);

    await reset.getByLabel(say.confirm).fill('N3w-pass');
    const leaving = await stay(page, world.origin + account);
    await reset.getByRole('button', { name: say.submit }).click();
    await expect(page.getByRole('status')).toContainText(say.done);
    await leaving.asked;
    await look(`reset-password-${locale}-done`);
    await leaving.go();
    // F2: what the page itself is made of was fetched before any script could run; nobody else heard the token.
    const abroad = heard.filter((line) => !line.startsWith(`${world.origin}/`));
    expect(abroad.length).toBeGreaterThan(0);
    expect(abroad.filter((line) => line.includes('phoneToken'))).toEqual([]);

    const auth = mount(page, 'auth');
    await auth.getByLabel(say.username).fill('mei');
    await auth.getByLabel(say.password, { exact: true }).fill('N3w-pass');
    await auth.getByRole('button', { name: say.signIn, exact: true }).click();
    await expect.poll(() => flag(page)).toBe('true');
  });

  test(`or by an e-mailed link, which works once, in ${locale} (M-fpw-13, E-resetToken-neg401)`, async ({
    page,
    world,
    visit,
    look,
  }) => {
    const { outbox, calls } = world.services;
    const recovery = `${say.prefix}/account/forgot-password`;
    const ask = async (address: string) => {
      await visit(recovery);
      const widget = mount(page, 'forgot-password');
      await widget.getByLabel(say.identifier).fill(address);
      await widget.getByRole('button', { name: say.next }).click();
      await expect(page.getByRole('status')).toContainText(say.mailSent);
      await expect(widget.getByRole('heading')).toBeFocused();
      return widget.innerHTML();
    };
    const leaving = await stay(page, world.origin + account);
    expect(await ask('nobody@example.test')).toBe(await ask('mei@example.test'));
    await leaving.asked;
    await look(`forgot-password-${locale}-mail-sent`);
    await leaving.go();
    expect(outbox).toHaveLength(1);

    const link = new URL(outbox[0]?.link ?? '');
    const resetPath = `${say.prefix}/account/reset-password`;
    for (const isFirst of [true, false]) {
      await visit(`${resetPath}${link.search}`);
      const reset = mount(page, 'reset-password');
      await reset.getByLabel(say.newPassword).fill('N3w-pass');
      await reset.getByLabel(say.confirm).fill('N3w-pass');
      expect(page.url()).toBe(world.origin + resetPath);
      await reset.getByRole('button', { name: say.submit }).click();
      if (isFirst) await page.waitForURL(world.origin + account);
    }
    await expect(page.getByRole('alert')).toContainText(say.spent);
    await look(`reset-password-${locale}-spent`);
    const before = calls.filter(({ method }) => method === 'POST').length;
    await mount(page, 'reset-password').getByRole('link', { name: say.newLink }).click();
    await page.waitForURL(world.origin + recovery);

    await visit(resetPath);
    await expect(page.getByRole('alert')).toContainText(say.invalid);
    await look(`reset-password-${locale}-no-token`);
    expect(calls.filter(({ method }) => method === 'POST')).toHaveLength(before);
  });

  test(`a number with two accounts needs a name, and five wrong PINs a new one, in ${locale} (M-fpw-03, F4)`, async ({
    page,
    visit,
    look,
  }) => {
    await visit(`${say.prefix}/account/forgot-password`);
    const widget = mount(page, 'forgot-password');
    await widget.getByLabel(say.identifier).fill('13800000006');
    await widget.getByLabel(say.identifier).press('Enter');
    await expect(widget.getByLabel(say.username)).toBeFocused();
    await look(`forgot-password-${locale}-username`);
    await widget.getByLabel(say.username).fill('mei');
    await widget.getByRole('button', { name: say.next }).click();
    await expect(page.getByRole('button', { name: say.verify })).toBeVisible();
    await look(`forgot-password-${locale}-username-again`);
    await widget.getByLabel(say.username).fill('twin.one');
    await widget.getByRole('button', { name: say.next }).click();
    const pin = widget.getByLabel(say.pin, { exact: true });
    await expect(pin).toBeFocused();
    for (let tries = 0; tries < 5; tries += 1) {
      await pin.fill('0000');
      await widget.getByRole('button', { name: say.submit }).click();
      await expect(page.getByRole('alert')).toContainText(say.wrongPin);
      await expect(widget.getByRole('button', { name: say.submit })).toHaveAttribute('aria-busy', 'false');
      await page.getByRole('alert').getByRole('button').click();
    }
    await expect(widget.getByText(say.locked)).toBeVisible();
    await expect(pin).not.toBeEditable();
    await look(`forgot-password-${locale}-locked`);
    await widget.getByRole('button', { name: say.other }).click();
    await expect(widget.getByLabel(say.identifier)).toBeFocused();
    await expect(widget.getByLabel(say.identifier)).toHaveValue('');
  });

  test(`an account unused for long gets in by its mobile number, in ${locale} (M-pv-01 to M-pv-05)`, async ({
    page,
    world,
    visit,
    look,
  }) => {
    const { outbox, calls, faults } = world.services;
    await visit(`${account}?redirectURL=${encodeURIComponent(`${say.prefix}/apps/`)}`);
    const auth = mount(page, 'auth');
    await auth.getByLabel(say.username).fill('dormant');
    await auth.getByLabel(say.password, { exact: true }).fill('Passw0rd!');
    await auth.getByRole('button', { name: say.signIn, exact: true }).click();
    const widget = mount(page, 'phone-validate');
    await expect(widget.getByText(say.dormant)).toBeVisible();
    const address = new URL(page.url());
    expect([...address.searchParams.keys()]).toEqual(['redirectURL']);
    await look(`phone-validate-${locale}-empty`);
    await widget.getByRole('button', { name: say.submit }).click();
    await expect(widget.getByLabel(say.mobile)).toBeFocused();
    await look(`phone-validate-${locale}-errors`);

    faults.set({ call: 'POST /api/Customers/sms/sendMobilePin', fault: 'code', code: 20005, times: 1 });
    await widget.getByLabel(say.mobile).fill('13800000003');
    await widget.getByRole('button', { name: say.sendPin }).click();
    await expect(page.getByRole('alert')).toContainText(say.checkFirst);
    await page.getByRole('button', { name: say.verify }).click();
    await look(`phone-validate-${locale}-check`);
    await widget.getByRole('button', { name: say.sendPin }).click();
    const pin = widget.getByLabel(say.pin, { exact: true });
    await expect(pin).toBeFocused();
    await expect(widget.getByRole('button', { name: say.sendPin })).toHaveAccessibleDescription(say.wait);
    await look(`phone-validate-${locale}-sent`);
    await pin.fill(outbox.at(-1)?.code ?? '');
    await pin.press('Enter');
    await page.waitForURL(`${world.origin}${say.prefix}/apps/`);
    expect(await flag(page)).toBe('true');
    const sent = calls.filter(({ path }) => path.includes('/sms/')).map(({ body }) => body);
    expect(sent.slice(1)).toEqual([
      {
        user: 'dormant',
        phoneNumber: '13800000003',
        template: locale === 'zh' ? 'verify-cn' : 'verify-en',
        captcha: expect.stringMatching(/^t03/),
      },
      { user: 'dormant', phoneNumber: '13800000003', cellPhoneValidFlag: outbox.at(-1)?.code },
    ]);
  });

  test(`where the service does not know the visitor after all, the sign-in follows, in ${locale} (A-18)`, async ({
    page,
    world,
    visit,
  }) => {
    await visit(`${say.prefix}/account/phone-validate?username=inactive&redirectURL=%2Fapps%2F`);
    const widget = mount(page, 'phone-validate');
    await widget.getByLabel(say.mobile).fill('13800000005');
    await widget.getByLabel(say.pin, { exact: true }).fill('1234');
    await widget.getByRole('button', { name: say.submit }).click();
    await expect(page.getByRole('status')).toContainText(say.verified);
    await page.waitForURL(world.origin + account);
    expect(await flag(page)).toBeUndefined();
  });
}

test('Back from the page of the new password finds the first step (F6)', async ({ page, world, visit }) => {
  await visit('/en/account/forgot-password');
  const widget = mount(page, 'forgot-password');
  await widget.getByLabel('Email or mobile number').fill('13800000001');
  await widget.getByRole('button', { name: 'Next' }).click();
  await widget.getByLabel('PIN', { exact: true }).fill('1234');
  await widget.getByRole('button', { name: 'Submit' }).click();
  await page.waitForURL(`${world.origin}/en/account/reset-password`);
  await page.goBack();
  await expect(widget.getByLabel('Email or mobile number')).toHaveValue('');
  await expect(widget.getByLabel('PIN', { exact: true })).toHaveCount(0);
  await page.goForward();
  // The token went with the page that it was handed to.
  await expect(page.getByRole('alert').or(page.getByLabel('New password')).first()).toBeVisible();
  expect(page.url()).toBe(`${world.origin}/en/account/reset-password`);
});
