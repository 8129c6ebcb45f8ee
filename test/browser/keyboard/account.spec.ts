import { expect } from '../support/fixtures';
import { expectReady, mountPoint, signInAs } from '../support/page';
import { testWalk } from './walk';

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

testWalk('a visitor registers', async ({ page, demo, messages, open, urlOf, tabTo, type, press }) => {
  await open('/account/register');
  await expectReady(page, 'register');
  await type('register.cardNumber', '6200000000000001');
  await type('register.pin', '12345678');
  await press('Enter');
  await expect(page.getByRole('heading', { name: messages['register.formTitle'] })).toBeFocused();
  await type('register.username', 'xiao_ming');
  await type('register.password', 'Passw0rd!');
  await type('register.confirm', 'Passw0rd!');
  await type('register.firstName', '小明');
  await tabTo('register.male');
  await press('ArrowRight');
  await tabTo('register.year');
  await page.keyboard.type('2000');
  await tabTo('register.month');
  await page.keyboard.type('2');
  await tabTo('register.day');
  await page.keyboard.type('29');
  await type('register.cellPhone', '13800138000');
  await tabTo('register.sendCode');
  await press('Enter');
  await expect.poll(() => demo.services.outbox.length).toBe(1);
  await type('register.code', demo.services.outbox[0]?.code ?? '');
  await tabTo('register.agreed');
  await press('Space');
  await tabTo('register.submit');
  await press('Enter');
  const dialog = page.getByRole('dialog', { name: messages['notice.Register.200'] });
  await expect(dialog).toBeVisible();
  await tabTo('register.close');
  await press('Enter');
  await page.waitForURL(urlOf('/account/'));
  await expect(mountPoint(page, 'auth').getByLabel(messages['auth.username'])).toHaveValue('xiao_ming');
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
