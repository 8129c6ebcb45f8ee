import type { Page } from '@playwright/test';
import en from '../../src/i18n/messages/en.json';
import zh from '../../src/i18n/messages/zh.json';
import { expect, test } from './support/fixtures';
import { expectReady, mountPoint } from './support/page';

// Each flow by keyboard alone: Tab moves the focus, and every control on the way shows it.

type MessageId = keyof typeof en;

/** Returns the name of the focused control, and whether an outline shows it. */
const readFocus = (page: Page) =>
  page.evaluate(() => {
    const focused = document.activeElement as HTMLInputElement;
    const label = focused.labels?.[0]?.querySelector('[id$="-label"]') ?? focused.labels?.[0];
    const name =
      focused === document.body ? '' : (focused.getAttribute('aria-label') ?? (label ?? focused).textContent ?? '');
    // The frame of a text field is around its input.
    const frames = [focused, focused.closest('.rw-control') ?? focused];
    const isMarked = frames.some((element) => getComputedStyle(element).outlineStyle !== 'none');
    return { name: name.trim(), isMarked };
  });

for (const [locale, messages, prefix] of [
  ['zh', zh, ''],
  ['en', en, '/en'],
] as const) {
  /** Presses Tab until the control with this message as its name has the focus. */
  async function tabTo(page: Page, id: MessageId): Promise<void> {
    const passed: string[] = [];
    for (let presses = 0; presses < 60; presses += 1) {
      await page.keyboard.press('Tab');
      const { name, isMarked } = await readFocus(page);
      // After the last control of the page, nothing has the focus.
      if (name !== '') expect([name, isMarked]).toEqual([name, true]);
      if (name === messages[id]) return;
      passed.push(name);
    }
    throw new Error(`Tab does not lead to ${messages[id]}, but to ${passed.join(', ')}`);
  }
  async function type(page: Page, id: MessageId, text: string): Promise<void> {
    await tabTo(page, id);
    await page.keyboard.type(text);
  }

  test(`a visitor signs in and logs out by keyboard, in ${locale}`, async ({ page, demo, visit }) => {
    await visit(`${prefix}/account/`);
    await expectReady(page, 'auth');
    await type(page, 'auth.username', 'mei');
    await type(page, 'auth.password', 'Passw0rd!');
    await page.keyboard.press('Enter');
    await expect(mountPoint(page, 'auth').locator('form')).toHaveCount(0);
    await page.waitForLoadState();
    await expectReady(page, 'logout');
    await tabTo(page, 'logout.logOut');
    await page.keyboard.press('Enter');
    await page.waitForURL(`${demo.origin}${prefix || '/'}`);
    await expect(page.getByRole('status')).toContainText(messages['notice.Login.SignedOut']);
  });

  test(`a visitor queries a gift card by keyboard, in ${locale}`, async ({ page, visit }) => {
    await visit(`${prefix}/starbucks-gift-card/svc-query`);
    await expectReady(page, 'svc-query');
    await type(page, 'svcQuery.cardNumber', '7310180000000001');
    await type(page, 'svcQuery.pin', '123456');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(mountPoint(page, 'svc-query').getByText(messages['captcha.passed'])).toBeVisible();
    await tabTo(page, 'svcQuery.submit');
    await page.keyboard.press('Enter');
    await expect(mountPoint(page, 'svc-query').getByRole('heading').first()).toBeFocused();
  });

  test(`a visitor applies for an invoice by keyboard, in ${locale}`, async ({ page, visit }) => {
    await visit(`${prefix}/starbucks-gift-card/invoice`);
    await expectReady(page, 'invoice');
    await type(page, 'invoice.ticketNumber', '1000000001');
    await type(page, 'invoice.authorizeCode', '100001');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { name: messages['invoice.formTitle'] })).toBeFocused();
    await type(page, 'invoice.personTitle', '李梅');
    await type(page, 'invoice.emailAddress', 'mei@example.test');
    await type(page, 'invoice.phone', '13800000001');
    await tabTo(page, 'invoice.submit');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { name: messages['invoice.appliedTitle'] })).toBeFocused();
    await tabTo(page, 'invoice.seeProgress');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('tab', { name: messages['invoice.inquiry'] })).toBeFocused();
  });

  test(`a visitor recovers a password by keyboard, in ${locale}`, async ({ page, demo, visit }) => {
    await visit(`${prefix}/account/forgot-password`);
    await expectReady(page, 'forgot-password');
    await type(page, 'forgotPassword.identifier', '13800000001');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { name: messages['forgotPassword.pinTitle'] })).toBeFocused();
    await type(page, 'forgotPassword.pin', demo.services.outbox.at(-1)?.code ?? '');
    await page.keyboard.press('Enter');
    await page.waitForURL(`**${prefix}/account/reset-password`);
    await expectReady(page, 'reset-password');
    await type(page, 'resetPassword.newPassword', 'N3w-Passw0rd');
    await type(page, 'resetPassword.confirm', 'N3w-Passw0rd');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { name: messages['resetPassword.doneTitle'] })).toBeFocused();
  });

  test(`a visitor validates a mobile number by keyboard, in ${locale}`, async ({ page, demo, visit }) => {
    await visit(`${prefix}/account/phone-validate?username=dormant`);
    await expectReady(page, 'phone-validate');
    await type(page, 'phoneValidate.mobile', '13800000003');
    await tabTo(page, 'phoneValidate.sendPin');
    await page.keyboard.press('Enter');
    await expect(mountPoint(page, 'phone-validate').locator('[aria-busy=true]')).toHaveCount(0);
    await expect.poll(() => demo.services.outbox.length).toBe(1);
    await type(page, 'phoneValidate.pin', demo.services.outbox[0]?.code ?? '');
    await page.keyboard.press('Enter');
    await page.waitForURL(`${demo.origin}${prefix}/account/`);
  });

  test(`a visitor registers by keyboard, in ${locale}`, async ({ page, demo, visit }) => {
    await visit(`${prefix}/account/register`);
    await expectReady(page, 'register');
    await type(page, 'register.cardNumber', '6200000000000001');
    await type(page, 'register.pin', '12345678');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { name: messages['register.formTitle'] })).toBeFocused();
    await type(page, 'register.username', 'xiao_ming');
    await type(page, 'register.password', 'Passw0rd!');
    await type(page, 'register.confirm', 'Passw0rd!');
    await type(page, 'register.firstName', '小明');
    await tabTo(page, 'register.male');
    await page.keyboard.press('ArrowRight');
    await tabTo(page, 'register.year');
    await page.keyboard.type('2000');
    await tabTo(page, 'register.month');
    await page.keyboard.type('2');
    await tabTo(page, 'register.day');
    await page.keyboard.type('29');
    await type(page, 'register.cellPhone', '13800138000');
    await tabTo(page, 'register.sendCode');
    await page.keyboard.press('Enter');
    await expect.poll(() => demo.services.outbox.length).toBe(1);
    await type(page, 'register.code', demo.services.outbox[0]?.code ?? '');
    await tabTo(page, 'register.agreed');
    await page.keyboard.press('Space');
    await tabTo(page, 'register.submit');
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name: messages['notice.Register.200'] });
    await expect(dialog).toBeVisible();
    await tabTo(page, 'register.close');
    await page.keyboard.press('Enter');
    await page.waitForURL(`${demo.origin}${prefix}/account/`);
    await expect(mountPoint(page, 'auth').getByLabel(messages['auth.username'])).toHaveValue('xiao_ming');
  });
}
