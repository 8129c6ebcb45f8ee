import { expect } from '../support/fixtures';
import { expectReady, mountPoint, signInAs } from '../support/page';
import { testWalk, verifyCaptcha } from './walk';

testWalk('a visitor signs in and logs out', async ({ page, messages, open, urlOf, tabTo, type, press }) => {
  await open('/account/');
  await expectReady(page, 'auth');
  await type('auth.username', 'mei');
  await type('auth.password', 'Passw0rd!');
  await press('Enter');
  await expect(mountPoint(page, 'auth').locator('form')).toHaveCount(0);
  await page.waitForLoadState();
  await expectReady(page, 'logout');
  await tabTo('logout.logOut');
  await press('Enter');
  await page.waitForURL(urlOf('/'));
  await expect(page.getByRole('status')).toContainText(messages['notice.Login.SignedOut']);
});

testWalk(
  'a visitor passes the security check and signs in',
  async ({ page, demo, locale, open, tabToName, ...walk }) => {
    demo.services.model.loginFailures.set('mei', Array(5).fill(Date.now()));
    await open('/account/');
    const auth = mountPoint(page, 'auth');
    await expectReady(page, 'auth');
    await walk.type('auth.username', 'mei');
    await walk.type('auth.password', 'Passw0rd!');
    await walk.press('Enter');
    await expect(auth.getByRole('button', { name: verifyCaptcha[locale] })).toBeVisible();
    await tabToName(verifyCaptcha[locale]);
    await walk.press('Enter');
    await expect(auth.getByText(walk.messages['captcha.passed'])).toBeVisible();
    await walk.tabTo('auth.signIn');
    await walk.press('Enter');
    await expect(auth).toBeEmpty();
  },
);

testWalk('a visitor signs in by QR code', async ({ page, demo, messages, open, tabTo, press }) => {
  const simulatePhone = (action: string) =>
    page.request.post(`${demo.servicesOrigin}/__stub/qr`, { data: { action, user: 'mei' } });
  const qrCode = mountPoint(page, 'auth').getByRole('img', { name: messages['auth.qr.image'] }).locator('svg');
  await open('/account/');
  await expectReady(page, 'auth');
  await tabTo('auth.byPassword');
  await press('ArrowRight');
  await expect(qrCode).toBeVisible();
  await simulatePhone('expire');
  await expect(qrCode).toBeHidden();
  await tabTo('auth.qr.refresh');
  await press('Enter');
  await expect(qrCode).toBeVisible();
  await simulatePhone('confirm');
  await expectReady(page, 'rewards-tier');
  await expect(mountPoint(page, 'rewards-tier')).not.toBeEmpty();
});

testWalk('a visitor recovers a password by SMS code', async ({ page, demo, messages, open, urlOf, type, press }) => {
  await open('/account/forgot-password');
  await expectReady(page, 'forgot-password');
  await type('forgotPassword.identifier', '13800000001');
  await press('Enter');
  await expect(page.getByRole('heading', { name: messages['forgotPassword.pinTitle'] })).toBeFocused();
  await type('forgotPassword.pin', demo.services.outbox.at(-1)?.code ?? '');
  await press('Enter');
  await page.waitForURL(urlOf('/account/reset-password'));
  await expectReady(page, 'reset-password');
  await type('resetPassword.newPassword', 'N3w-Passw0rd');
  await type('resetPassword.confirm', 'N3w-Passw0rd');
  await press('Enter');
  await expect(page.getByRole('heading', { name: messages['resetPassword.doneTitle'] })).toBeFocused();
});

testWalk(
  'a visitor names one of the accounts of a mobile number',
  async ({ page, demo, messages, open, urlOf, type, press }) => {
    await open('/account/forgot-password');
    await expectReady(page, 'forgot-password');
    await type('forgotPassword.identifier', '13800000006');
    await press('Enter');
    await expect(page.getByRole('heading', { name: messages['forgotPassword.usernameTitle'] })).toBeFocused();
    await type('forgotPassword.username', 'twin.one');
    await press('Enter');
    await expect(page.getByRole('heading', { name: messages['forgotPassword.pinTitle'] })).toBeFocused();
    await type('forgotPassword.pin', demo.services.outbox.at(-1)?.code ?? '');
    await press('Enter');
    await page.waitForURL(urlOf('/account/reset-password'));
  },
);

testWalk('a visitor recovers a password by e-mail', async ({ page, messages, open, urlOf, tabTo, type, press }) => {
  await open('/account/forgot-password');
  await expectReady(page, 'forgot-password');
  await type('forgotPassword.identifier', 'mei@example.test');
  await press('Enter');
  await expect(page.getByRole('heading', { name: messages['forgotPassword.emailSentTitle'] })).toBeFocused();
  await tabTo('forgotPassword.toAccount');
  await press('Enter');
  await page.waitForURL(urlOf('/account/'));
});

testWalk('a visitor sets a new password by an e-mailed link', async ({ page, demo, messages, open, type, press }) => {
  await open('/account/forgot-password');
  await expectReady(page, 'forgot-password');
  await type('forgotPassword.identifier', 'mei@example.test');
  await press('Enter');
  await expect.poll(() => demo.services.outbox.length).toBe(1);
  await open(`/account/reset-password${new URL(demo.services.outbox[0]?.link ?? '').search}`);
  await expectReady(page, 'reset-password');
  await type('resetPassword.newPassword', 'N3w-Passw0rd');
  await type('resetPassword.confirm', 'N3w-Passw0rd');
  await press('Enter');
  await expect(page.getByRole('heading', { name: messages['resetPassword.doneTitle'] })).toBeFocused();
});

testWalk('a visitor validates a mobile number', async ({ page, demo, open, urlOf, tabTo, type, press }) => {
  await open('/account/phone-validate?username=dormant');
  await expectReady(page, 'phone-validate');
  await type('phoneValidate.mobile', '13800000003');
  await tabTo('phoneValidate.sendPin');
  await press('Enter');
  await expect(mountPoint(page, 'phone-validate').locator('[aria-busy=true]')).toHaveCount(0);
  await expect.poll(() => demo.services.outbox.length).toBe(1);
  await type('phoneValidate.pin', demo.services.outbox[0]?.code ?? '');
  await press('Enter');
  await page.waitForURL(urlOf('/account/'));
});

testWalk(
  'a member goes through the views of the account',
  async ({ page, demo, messages, open, urlOf, tabTo, press }) => {
    const current = mountPoint(page, 'navigation').locator('[aria-current="page"]');
    await signInAs(page.context(), demo, 'mei');
    await open('/account/');
    await expect(mountPoint(page, 'rewards')).not.toBeEmpty();
    await tabTo('navigation.activity');
    await press('Enter');
    await page.waitForURL(urlOf('/account/#/activity'));
    await expect(current).toHaveText(messages['navigation.activity']);
    await tabTo('navigation.customize');
    await press('Enter');
    // The tabs of the profile take the place of the followed link.
    await expect(current).toHaveText(messages['navigation.customize']);
    await expect(current).toBeFocused();
  },
);

testWalk(
  'a member opens a view by the menu of a phone',
  async ({ page, demo, locale, open, urlOf, tabToName, ...walk }) => {
    await page.setViewportSize({ width: 375, height: 740 });
    await signInAs(page.context(), demo, 'mei');
    await open('/apps/');
    const menu = mountPoint(page, 'account-mobile');
    await expectReady(page, 'account-mobile');
    await tabToName({ zh: '菜单', en: 'Menu' }[locale]);
    await walk.press('Enter');
    await expect(menu).toBeVisible();
    // In Chinese, a link of the site has the same name as the widget's button, which comes after all of them.
    await tabToName({ zh: '帮助', en: 'Help' }[locale]);
    await walk.tabTo('account.mine');
    await walk.press('Enter');
    await walk.tabTo('account.giftCards');
    await walk.press('Enter');
    await page.waitForURL(urlOf('/account/#/profile/svc'));
  },
);

testWalk('a member goes to the rewards from the menu of the header', async ({ page, demo, locale, ...walk }) => {
  await signInAs(page.context(), demo, 'mei');
  await walk.open('/');
  await expectReady(page, 'account-overlay');
  const toggle = mountPoint(page, 'account-overlay').getByRole('button');
  const links = mountPoint(page, 'account-overlay').getByRole('link');
  const names = { zh: { menu: '我的账户', rewards: '我的好礼' }, en: { menu: 'My Account', rewards: 'My rewards' } };
  const { menu, rewards } = names[locale];
  // Links before the menu have the same name.
  await expect(async () => {
    await walk.tabToName(menu);
    await expect(toggle).toBeFocused({ timeout: 100 });
  }).toPass({ intervals: [0] });
  await walk.press('ArrowDown');
  await expect(links.first()).toBeFocused();
  await walk.press('Escape');
  await expect(links).toHaveCount(0);
  await expect(toggle).toBeFocused();
  await walk.press('Enter');
  await walk.tabToName(rewards);
  await walk.press('Enter');
  await page.waitForURL(walk.urlOf('/account/#/rewards'));
  await expect(mountPoint(page, 'rewards').getByRole('listitem').first()).toBeVisible();
});
