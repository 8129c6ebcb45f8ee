import { locales } from '../../../demo/site/texts';
import { expect, test } from '../support/flowFixtures';
import { expectReady, getLoginStatus, mountPoint } from '../support/page';
import { submitSignIn } from '../support/signInForm';

const texts = {
  zh: {
    prefix: '',
    user: '用户名或邮箱',
    password: '密码',
    signIn: '登录',
    logOut: '退出登录',
    wrong: '用户名/邮箱或密码不正确',
  },
  en: {
    prefix: '/en',
    user: 'Username or email',
    password: 'Password',
    signIn: 'Sign in',
    logOut: 'Log out',
    wrong: 'The UserName/Email or Password is invalid',
  },
} as const;

for (const locale of locales) {
  const text = texts[locale];

  test(`a visitor signs in by password and signs out, in ${locale} (M-auth-05, M-lgo-02)`, async ({
    page,
    demo,
    visit,
    checkScreen,
    isMobile,
  }) => {
    await visit(`${text.prefix}/account/`);
    const auth = mountPoint(page, 'auth');
    await expect(auth.getByRole('button', { name: text.signIn })).toBeVisible();
    await checkScreen(`auth-${locale}-empty`);

    await auth.getByRole('button', { name: text.signIn }).click();
    await expect(auth.getByLabel(text.user)).toBeFocused();

    await submitSignIn(auth, 'mei', { password: 'wrong', locale });
    await expect(page.getByRole('alert')).toContainText(text.wrong);
    await expect(auth.getByLabel(text.password, { exact: true })).toHaveValue('wrong');

    await auth.getByLabel(text.password, { exact: true }).fill('Passw0rd!');
    await auth.getByRole('button', { name: text.signIn }).click();
    await expect.poll(() => getLoginStatus(page)).toBe('true');
    await page.waitForURL(`${demo.origin}${text.prefix}/account/`);
    await expect(auth).toBeEmpty();
    await checkScreen(`account-${locale}-signed-in`);

    if (isMobile) await page.locator('summary').first().click();
    await page.getByRole('button', { name: text.logOut }).filter({ visible: true }).click();
    await page.waitForURL(`${demo.origin}${text.prefix || '/'}`);
    expect(await getLoginStatus(page)).toBeUndefined();
    expect(demo.services.calls.filter(({ path }) => path === '/logout')).toHaveLength(1);
  });
}

test('after five failures the captcha appears and the password stays (D7)', async ({ page, demo, visit }) => {
  await visit('/en/account/');
  const auth = mountPoint(page, 'auth');
  await auth.getByLabel('Username or email').fill('mei');
  await auth.getByLabel('Password', { exact: true }).fill('wrong');
  for (let attempt = 1; attempt <= 6; attempt += 1) {
    await auth.getByRole('button', { name: 'Sign in' }).click();
    await expect
      .poll(() => demo.services.calls.filter(({ path }) => path === '/web/login').length)
      .toBeGreaterThanOrEqual(attempt);
    await expect(auth.getByRole('button', { name: 'Sign in' })).toHaveAttribute('aria-disabled', 'false');
  }
  await expect(auth.getByRole('group', { name: 'Security check' })).toBeVisible();
  await expect(page.getByRole('alert')).toContainText('Please complete the security verification');
  await expect(auth.getByLabel('Password', { exact: true })).toHaveValue('wrong');
  await auth.getByLabel('Password', { exact: true }).fill('Passw0rd!');
  await page.getByRole('button', { name: 'Click to verify' }).click();
  await expect(auth.getByText('Verified')).toBeVisible();
  await auth.getByRole('button', { name: 'Sign in' }).click();
  await expect.poll(() => getLoginStatus(page)).toBe('true');
  await expect(auth).toBeEmpty();
});

test('the sign-in of a dormant member leads to the phone validation (80040)', async ({ page, visit }) => {
  await visit('/en/account/?redirectURL=%2Fen%2Fapps%2F');
  const auth = mountPoint(page, 'auth');
  await auth.getByLabel('Username or email').fill('dormant');
  await auth.getByLabel('Password', { exact: true }).fill('Passw0rd!');
  // Not the URL of the page: the page removes user name and code from it (F2).
  const navigation = page.waitForRequest(/phone-validate/);
  await auth.getByRole('button', { name: 'Sign in' }).click();
  const { pathname, searchParams } = new URL((await navigation).url());
  expect(pathname).toBe('/en/account/phone-validate');
  expect(Object.fromEntries(searchParams)).toEqual({
    username: 'dormant',
    redirectURL: '/en/account/?redirectURL=%2Fen%2Fapps%2F',
    code: '80040',
  });
  await expect(page.getByText('unused for over 6 months')).toBeVisible();
});

test('the sign-in of an unverified member links to the phone validation, and ends on the target (E-login-3099, M-pv-05)', async ({
  page,
  demo,
  visit,
}) => {
  await visit('/en/account/?redirectURL=%2Fen%2Fapps%2F');
  await submitSignIn(mountPoint(page, 'auth'), 'unverified');
  await mountPoint(page, 'auth').getByRole('link', { name: 'Verify mobile number' }).click();
  const widget = mountPoint(page, 'phone-validate');
  await widget.getByLabel('Mobile number').fill('13800000004');
  await widget.getByLabel('PIN', { exact: true }).fill('1234');
  await widget.getByRole('button', { name: 'Submit' }).click();
  await page.waitForURL(`${demo.origin}/en/apps/`);
  expect(await getLoginStatus(page)).toBe('true');
});

test('a failed logout is offered again on the next page (C6)', async ({ page, demo, visit, isMobile }) => {
  await visit('/en/account/');
  await submitSignIn(mountPoint(page, 'auth'), 'mei');
  await expect(mountPoint(page, 'auth')).toBeEmpty();
  demo.services.faults.set({ call: 'POST /logout', fault: '500', times: 1 });
  const logOut = async () => {
    if (isMobile) await page.locator('summary').first().click();
    await page.getByRole('button', { name: 'Log out' }).filter({ visible: true }).click();
  };
  await logOut();
  await expect(page.getByRole('alert')).toContainText('could not confirm that you are logged out');
  await visit('/en/apps/');
  await expect(page.getByRole('alert')).toContainText('could not confirm that you are logged out');
  await logOut();
  await page.waitForURL(`${demo.origin}/en`);
  await expect.poll(() => demo.services.calls.filter(({ path }) => path === '/logout').length).toBe(2);
  await visit('/en/apps/');
  await expectReady(page, 'logout');
  await expect(page.getByRole('button', { name: 'Log out' })).toHaveCount(0);
});

test('a signed-in visitor whom the registration redirects goes back past it (M-reg-02)', async ({
  page,
  demo,
  visit,
}) => {
  await visit('/en/account/');
  await submitSignIn(mountPoint(page, 'auth'), 'mei');
  await expect(mountPoint(page, 'auth')).toBeEmpty();
  await visit('/en/apps/');
  await page.goto(`${demo.origin}/en/account/register`);
  await page.waitForURL(`${demo.origin}/en/account/`);
  await page.goBack();
  await expect(page).toHaveURL(`${demo.origin}/en/apps/`);
});
