import type { Page } from '@playwright/test';
import { locales } from '../../../demo/site/texts';
import { expect, test } from '../support/flowFixtures';
import { getLoginStatus, mountPoint, submitStep } from '../support/page';
import { submitSignIn } from '../support/signInForm';

const texts = {
  zh: {
    prefix: '',
    identifier: '邮箱或手机号码',
    username: '用户名或邮箱',
    pin: '验证码',
    next: '下一步',
    submit: '提交',
    resend: '重新获取验证码',
    wait: /^\d+ 秒后重新获取$/,
    other: '更换邮箱或手机号码',
    blank: '请输入邮箱或手机号码',
    pinTitle: '输入验证码',
    usernameTitle: '还需要一项信息',
    mailSent: '如果该邮箱已注册，您将收到重置邮件',
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
    mailSent: 'If the address matches an account, we have sent a link',
    newPassword: 'New password',
    confirm: 'Confirm password',
    done: 'Your password has been reset',
    invalid: 'This link is invalid or has expired, request a new one',
    spent: 'Link invalid',
    newLink: 'Request a new one',
    wrongPin: 'Invalid verification code',
    pinTitle: 'Enter the PIN',
    usernameTitle: 'One more detail',
    locked: 'Too many wrong PINs. Please get a new PIN.',
    mobile: 'Mobile number',
    sendPin: 'Send PIN',
    dormant: 'Your account has been unused for over 6 months; verify your mobile number',
    verified: 'Verification successful! Please login again.',
    forgot: 'Forgot password?',
    checkFirst: 'Complete the security check',
    verify: 'Click to verify',
  },
} as const;

/**
 * Blocks a navigation that a page starts by itself, so that a test can check the page first. `attempted` resolves when
 * the page has tried to navigate; `navigate` unblocks and navigates.
 */
async function blockNavigation(
  page: Page,
  url: string,
): Promise<{ attempted: Promise<unknown>; navigate: () => Promise<void> }> {
  const attempted = page.waitForResponse(url);
  await page.route(url, (route) => route.fulfill({ status: 204 }));
  return {
    attempted,
    async navigate() {
      await page.unroute(url);
      await page.goto(url);
    },
  };
}

for (const locale of locales) {
  const text = texts[locale];
  const account = `${text.prefix}/account/`;

  test(`password recovery by PIN, in ${locale} (M-core-10, M-fpw-02, M-fpw-11, M-fpw-12, M-rpw-01, F2)`, async ({
    page,
    demo,
    visit,
    checkScreen,
  }) => {
    const { outbox } = demo.services;
    await visit(account);
    await mountPoint(page, 'auth').getByRole('link', { name: text.forgot }).click();
    const widget = mountPoint(page, 'forgot-password');
    await expect(widget.getByLabel(text.identifier)).toBeVisible();
    await checkScreen(`forgot-password-${locale}-identify`);
    await widget.getByRole('button', { name: text.next }).click();
    await expect(widget.getByText(text.blank)).toBeVisible();

    await widget.getByLabel(text.identifier).fill('138 0000 0001');
    await widget.getByRole('button', { name: text.next }).click();
    const pin = widget.getByLabel(text.pin, { exact: true });
    await expect(widget.getByRole('heading', { name: text.pinTitle })).toBeFocused();
    await expect(widget.getByText('138****0001')).toBeVisible();
    await expect(widget.getByRole('button', { name: text.resend })).toHaveAttribute('aria-disabled', 'true');
    await expect(widget.getByRole('button', { name: text.resend })).toHaveAccessibleDescription(text.wait);

    const sentPin = outbox.at(-1)?.code ?? '';
    await pin.fill(sentPin === '5678' ? '8765' : '5678');
    await widget.getByRole('button', { name: text.submit }).click();
    await expect(page.getByRole('alert')).toContainText(text.wrongPin);

    await pin.fill(sentPin);
    await widget.getByRole('button', { name: text.submit }).click();
    await page.waitForURL(`${demo.origin}${text.prefix}/account/reset-password`);
    const reset = mountPoint(page, 'reset-password');
    await expect(reset.getByLabel(text.newPassword)).toBeVisible();
    await checkScreen(`reset-password-${locale}-empty`);
    await reset.getByLabel(text.newPassword).fill('N3w-pass');
    await reset.getByLabel(text.confirm).fill('N3w');
    await reset.getByRole('button', { name: text.submit }).click();
    await expect(reset.getByLabel(text.confirm)).toBeFocused();

    await reset.getByLabel(text.confirm).fill('N3w-pass');
    const redirect = await blockNavigation(page, demo.origin + account);
    await reset.getByRole('button', { name: text.submit }).click();
    await expect(page.getByRole('status')).toContainText(text.done);
    await redirect.attempted;
    await redirect.navigate();

    const auth = mountPoint(page, 'auth');
    await submitSignIn(auth, 'mei', { password: 'N3w-pass', locale });
    await expect.poll(() => getLoginStatus(page)).toBe('true');
  });

  test(`password recovery by an e-mailed link, which works once, in ${locale} (M-fpw-13, E-resetToken-neg401)`, async ({
    page,
    demo,
    visit,
  }) => {
    const { outbox, calls } = demo.services;
    const recovery = `${text.prefix}/account/forgot-password`;
    const requestLink = async (address: string) => {
      await visit(recovery);
      const widget = mountPoint(page, 'forgot-password');
      await widget.getByLabel(text.identifier).fill(address);
      await widget.getByRole('button', { name: text.next }).click();
      await expect(page.getByRole('status')).toContainText(text.mailSent);
      await expect(widget.getByRole('heading')).toBeFocused();
      return widget.innerHTML();
    };
    const redirect = await blockNavigation(page, demo.origin + account);
    expect(await requestLink('nobody@example.test')).toBe(await requestLink('mei@example.test'));
    await redirect.attempted;
    await redirect.navigate();
    expect(outbox).toHaveLength(1);

    const link = new URL(outbox[0]?.link ?? '');
    const resetPath = `${text.prefix}/account/reset-password`;
    for (const isFirst of [true, false]) {
      await visit(`${resetPath}${link.search}`);
      const reset = mountPoint(page, 'reset-password');
      await reset.getByLabel(text.newPassword).fill('N3w-pass');
      await reset.getByLabel(text.confirm).fill('N3w-pass');
      expect(page.url()).toBe(demo.origin + resetPath);
      await reset.getByRole('button', { name: text.submit }).click();
      if (isFirst) await page.waitForURL(demo.origin + account);
    }
    await expect(page.getByRole('alert')).toContainText(text.spent);
    const postCount = calls.filter(({ method }) => method === 'POST').length;
    await mountPoint(page, 'reset-password').getByRole('link', { name: text.newLink }).click();
    await page.waitForURL(demo.origin + recovery);

    await visit(resetPath);
    await expect(page.getByRole('alert')).toContainText(text.invalid);
    expect(calls.filter(({ method }) => method === 'POST')).toHaveLength(postCount);
  });

  test(`a shared mobile number needs a user name; five wrong PINs lock the field, in ${locale} (M-fpw-03, F4)`, async ({
    page,
    visit,
  }) => {
    await visit(`${text.prefix}/account/forgot-password`);
    const widget = mountPoint(page, 'forgot-password');
    await widget.getByLabel(text.identifier).fill('13800000006');
    await widget.getByLabel(text.identifier).press('Enter');
    await expect(widget.getByRole('heading', { name: text.usernameTitle })).toBeFocused();
    await widget.getByLabel(text.username).fill('mei');
    await widget.getByRole('button', { name: text.next }).click();
    await expect(page.getByRole('button', { name: text.verify })).toBeVisible();
    await widget.getByLabel(text.username).fill('twin.one');
    await widget.getByRole('button', { name: text.next }).click();
    const pin = widget.getByLabel(text.pin, { exact: true });
    await expect(widget.getByRole('heading', { name: text.pinTitle })).toBeFocused();
    for (let tries = 0; tries < 5; tries += 1) {
      await pin.fill('0000');
      await widget.getByRole('button', { name: text.submit }).click();
      await expect(page.getByRole('alert')).toContainText(text.wrongPin);
      await expect(widget.getByRole('button', { name: text.submit })).toHaveAttribute('aria-busy', 'false');
    }
    await expect(widget.getByText(text.locked)).toBeVisible();
    await expect(pin).not.toBeEditable();
    await widget.getByRole('button', { name: text.other }).click();
    await expect(widget.getByLabel(text.identifier)).toBeFocused();
    await expect(widget.getByLabel(text.identifier)).toHaveValue('');
  });

  test(`a dormant member validates the mobile number and is signed in, in ${locale} (M-core-12, M-pv-01, M-pv-02, M-pv-05)`, async ({
    page,
    demo,
    visit,
    checkScreen,
  }) => {
    const { outbox, calls, faults } = demo.services;
    await visit(`${account}?redirectURL=${encodeURIComponent(`${text.prefix}/apps/`)}`);
    const auth = mountPoint(page, 'auth');
    await submitSignIn(auth, 'dormant', { locale });
    const widget = mountPoint(page, 'phone-validate');
    await expect(widget.getByText(text.dormant)).toBeVisible();
    const address = new URL(page.url());
    expect([...address.searchParams.keys()]).toEqual(['redirectURL']);
    await checkScreen(`phone-validate-${locale}-empty`);
    await widget.getByRole('button', { name: text.submit }).click();
    await expect(widget.getByLabel(text.mobile)).toBeFocused();

    faults.set({ call: 'POST /api/Customers/sms/sendMobilePin', fault: 'code', code: 20005, times: 1 });
    await widget.getByLabel(text.mobile).fill('13800000003');
    await widget.getByRole('button', { name: text.sendPin }).click();
    await expect(page.getByRole('alert')).toContainText(text.checkFirst);
    await page.getByRole('button', { name: text.verify }).click();
    await widget.getByRole('button', { name: text.sendPin }).click();
    const pin = widget.getByLabel(text.pin, { exact: true });
    await expect(pin).toBeFocused();
    await expect(widget.getByRole('button', { name: text.sendPin })).toHaveAccessibleDescription(text.wait);
    await pin.fill(outbox.at(-1)?.code ?? '');
    await pin.press('Enter');
    await page.waitForURL(`${demo.origin}${text.prefix}/apps/`);
    expect(await getLoginStatus(page)).toBe('true');
    const bodies = calls.filter(({ path }) => path.includes('/sms/')).map(({ body }) => body);
    expect(bodies.slice(1)).toEqual([
      {
        user: 'dormant',
        phoneNumber: '13800000003',
        template: locale === 'zh' ? 'verify-cn' : 'verify-en',
        captcha: expect.stringMatching(/^t03/),
      },
      { user: 'dormant', phoneNumber: '13800000003', cellPhoneValidFlag: outbox.at(-1)?.code },
    ]);
  });

  test(`a validation that starts no session leads to redirectURL all the same, in ${locale} (M-pv-05, A-18)`, async ({
    page,
    demo,
    visit,
  }) => {
    await visit(`${text.prefix}/account/phone-validate?username=inactive&redirectURL=${encodeURIComponent(account)}`);
    const widget = mountPoint(page, 'phone-validate');
    await widget.getByLabel(text.mobile).fill('13800000005');
    await widget.getByLabel(text.pin, { exact: true }).fill('1234');
    await widget.getByRole('button', { name: text.submit }).click();
    await page.waitForURL(demo.origin + account);
    await expect(page.getByRole('status')).toContainText(text.verified);
    expect(await getLoginStatus(page)).toBeUndefined();
  });
}

test('going back from the reset page shows the first step of the recovery (F6)', async ({ page, demo, visit }) => {
  await visit('/en/account/forgot-password');
  const widget = mountPoint(page, 'forgot-password');
  await submitStep(widget, 'Email or mobile number', '13800000001');
  await widget.getByLabel('PIN', { exact: true }).fill('1234');
  await widget.getByRole('button', { name: 'Submit' }).click();
  await page.waitForURL(`${demo.origin}/en/account/reset-password`);
  await page.goBack();
  await expect(widget.getByLabel('Email or mobile number')).toHaveValue('');
  await expect(widget.getByLabel('PIN', { exact: true })).toHaveCount(0);
  await page.goForward();
  // The page has the token only in memory: it shows an error, or the form if it comes from the bfcache.
  const shown = page.getByRole('alert').or(page.getByLabel('New password')).filter({ visible: true });
  await expect(shown.first()).toBeVisible();
  expect(page.url()).toBe(`${demo.origin}/en/account/reset-password`);
});
