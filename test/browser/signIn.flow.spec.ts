import { expect, flag, mount, test } from './world';

const words = {
  zh: {
    prefix: '',
    user: '用户名或邮箱',
    password: '密码',
    remember: '记住我',
    signIn: '登录',
    logOut: '退出登录',
    wrong: '用户名/邮箱或密码不正确',
    check: '请完成安全验证',
    verify: '点击完成验证',
    join: '立即加入',
  },
  en: {
    prefix: '/en',
    user: 'Username or email',
    password: 'Password',
    remember: 'Remember me',
    signIn: 'Sign in',
    logOut: 'Log out',
    wrong: 'The UserName/Email or Password is invalid',
    check: 'Please complete the security verification',
    verify: 'Click to verify',
    join: 'Join now',
  },
} as const;

for (const locale of ['zh', 'en'] as const) {
  const say = words[locale];

  test(`a member signs in by password and out again, in ${locale} (M-auth-05, M-lgo-02)`, async ({
    page,
    world,
    visit,
    look,
    isMobile,
  }) => {
    await visit(`${say.prefix}/account/`);
    const auth = mount(page, 'auth');
    await expect(auth.getByRole('button', { name: say.signIn })).toBeVisible();
    await look(`auth-${locale}-empty`);

    await auth.getByRole('button', { name: say.signIn }).click();
    await expect(auth.getByLabel(say.user)).toBeFocused();
    await look(`auth-${locale}-errors`);

    await auth.getByLabel(say.user).fill('mei');
    await auth.getByLabel(say.password, { exact: true }).fill('wrong');
    await auth.getByRole('button', { name: say.signIn }).click();
    await expect(page.getByRole('alert')).toContainText(say.wrong);
    await expect(auth.getByLabel(say.password, { exact: true })).toHaveValue('wrong');
    await look(`auth-${locale}-refused`);

    await auth.getByLabel(say.password, { exact: true }).fill('Passw0rd!');
    await auth.getByRole('button', { name: say.signIn }).click();
    await expect.poll(() => flag(page)).toBe('true');
    await page.waitForURL(`${world.origin}${say.prefix}/account/`);
    await expect(auth).toBeEmpty();
    await look(`account-${locale}-signed-in`);

    if (isMobile) await page.locator('summary').first().click();
    await page.getByRole('button', { name: say.logOut }).filter({ visible: true }).click();
    await page.waitForURL(`${world.origin}${say.prefix || '/'}`);
    expect(await flag(page)).toBeUndefined();
    expect(world.services.calls.filter(({ path }) => path === '/logout')).toHaveLength(1);
  });
}

test('after five failures the security check appears and the password stays (D7)', async ({
  page,
  world,
  visit,
  look,
}) => {
  await visit('/en/account/');
  const auth = mount(page, 'auth');
  await auth.getByLabel('Username or email').fill('mei');
  await auth.getByLabel('Password', { exact: true }).fill('wrong');
  for (let round = 1; round <= 6; round += 1) {
    await auth.getByRole('button', { name: 'Sign in' }).click();
    await expect
      .poll(() => world.services.calls.filter(({ path }) => path === '/web/login').length)
      .toBeGreaterThanOrEqual(round);
    await expect(auth.getByRole('button', { name: 'Sign in' })).toHaveAttribute('aria-disabled', 'false');
  }
  await expect(auth.getByRole('group', { name: 'Security check' })).toBeVisible();
  await expect(page.getByRole('alert')).toContainText('Please complete the security verification');
  await look('auth-en-captcha');
  await auth.getByLabel('Password', { exact: true }).fill('Passw0rd!');
  await page.getByRole('button', { name: 'Click to verify' }).click();
  await expect(auth.getByText('Verified')).toBeVisible();
  await auth.getByRole('button', { name: 'Sign in' }).click();
  await expect.poll(() => flag(page)).toBe('true');
  await expect(auth).toBeEmpty();
});

test('an account unused for six months goes to phone validation (80040)', async ({ page, visit }) => {
  await visit('/en/account/?redirectURL=%2Fen%2Fapps%2F');
  const auth = mount(page, 'auth');
  await auth.getByLabel('Username or email').fill('dormant');
  await auth.getByLabel('Password', { exact: true }).fill('Passw0rd!');
  // The page takes the name and the code out of its address as soon as it runs (F2).
  const asked = page.waitForRequest(/phone-validate/);
  await auth.getByRole('button', { name: 'Sign in' }).click();
  const { pathname, searchParams } = new URL((await asked).url());
  expect(pathname).toBe('/en/account/phone-validate');
  expect(Object.fromEntries(searchParams)).toEqual({
    username: 'dormant',
    redirectURL: '/en/apps/',
    code: '80040',
  });
  await expect(page.getByText('unused for over 6 months')).toBeVisible();
});
