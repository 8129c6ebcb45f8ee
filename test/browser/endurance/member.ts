import { expect, type Page } from '@playwright/test';
import type { Demo } from '../support/fixtures';
import { expectReady, mountPoint, signInAs, submitStep } from '../support/page';

/** What a member does on one page that never reloads. */
export interface Member {
  /** Does everything once, which takes four and a half minutes of the page's clock. */
  liveRound(): Promise<void>;
}

const second = 1000;
const mobile = '13800000001';

export function createMember(page: Page, demo: Demo): Member {
  const { services } = demo;
  const auth = mountPoint(page, 'auth');
  const recovery = mountPoint(page, 'forgot-password');
  const signOutButton = mountPoint(page, 'logout').getByRole('button', { name: 'Log out' });

  /** Tells the page that another tab has signed in or out. */
  const notifyPage = () =>
    page.evaluate(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'rewards-widgets.login' })));

  const signInInAnotherTab = async () => {
    await signInAs(page.context(), demo, 'gold');
    await notifyPage();
    await expect(signOutButton).toBeVisible();
    await expect(mountPoint(page, 'rewards')).not.toBeEmpty();
  };
  const signOutInAnotherTab = async () => {
    services.model.sessions.clear();
    await page.context().clearCookies();
    await notifyPage();
    await expect(auth.getByLabel('Username or email')).toBeVisible();
  };

  /** Stays signed in for two minutes, and looks at another tab twice. */
  const stayWithInterruptions = async () => {
    for (const state of ['hidden', 'visible', 'hidden', 'visible'] as const) {
      await setVisibility(state);
      await page.clock.runFor(30 * second);
    }
    await expect(signOutButton).toBeVisible();
  };

  /** Opens the QR code and lets the page poll for 24 seconds, part of them while the tab is hidden. */
  const waitForPhone = async () => {
    await auth.getByRole('tab', { name: 'QR code' }).click();
    await expect(auth.getByRole('img', { name: 'Sign-in QR code' }).locator('svg')).toBeVisible();
    const pingsBefore = countPings();
    for (let count = 0; count < 12; count += 1) {
      if (count === 4) await setVisibility('hidden');
      if (count === 6) await setVisibility('visible');
      await page.clock.runFor(2 * second);
    }
    await expect.poll(() => countPings() - pingsBefore).toBeGreaterThan(2);
    await auth.getByRole('tab', { name: 'Password' }).click();
  };
  const countPings = () => services.calls.filter((call) => call.path === '/api/qrcode/ping').length;
  const setVisibility = (state: 'hidden' | 'visible') =>
    page.evaluate((value) => {
      Object.defineProperty(document, 'visibilityState', { configurable: true, value });
      document.dispatchEvent(new Event('visibilitychange'));
      window.dispatchEvent(new Event(value === 'hidden' ? 'blur' : 'focus'));
    }, state);

  /** Mistypes the password, which shows a notice. */
  const failToSignIn = async () => {
    services.model.loginFailures.clear();
    await auth.getByLabel('Username or email').fill('mei');
    await auth.getByLabel('Password', { exact: true }).fill('Wrong-passw0rd');
    await auth.getByRole('button', { name: 'Sign in', exact: true }).click();
    await expect(auth.locator('.rw-notice, [role="alert"], .rw-form-notice').first()).toBeAttached();
  };

  /** Requests a PIN, waits, requests another one, and starts again. */
  const resendPin = async () => {
    services.model.sendTimes.clear();
    await submitStep(recovery, 'Email or mobile number', mobile);
    await expect(recovery.getByLabel('PIN', { exact: true })).toBeVisible();
    await page.clock.runFor(61 * second);
    services.model.sendTimes.clear();
    await recovery.getByRole('button', { name: 'Resend PIN' }).click();
    await expect(recovery.getByText(/^Resend in \d+ s$/).first()).toBeVisible();
    await page.clock.runFor(61 * second);
    await recovery.getByRole('button', { name: 'Use another email or mobile number' }).click();
    await expect(recovery.getByLabel('Email or mobile number', { exact: true })).toBeVisible();
  };

  /** Queries a gift card and returns to the form. */
  const queryGiftCard = async () => {
    services.model.cardQueries.clear();
    const query = mountPoint(page, 'svc-query');
    await query.getByLabel('Card number').fill('7310180000000001');
    await query.getByLabel('PIN', { exact: true }).fill('123456');
    await query.getByRole('button', { name: 'Click to verify' }).click();
    await expect(query.getByText('Verified')).toBeVisible();
    await query.getByRole('button', { name: 'Check balance' }).click();
    await query.getByRole('button', { name: 'Query another card' }).click();
    await expect(query.getByLabel('Card number')).toHaveValue('');
  };

  /** Begins the application for an invoice and returns to the receipts. */
  const beginInvoice = async () => {
    const invoice = mountPoint(page, 'invoice');
    await invoice.getByRole('textbox', { name: 'Ticket number' }).fill('1000000001');
    await invoice.getByRole('textbox', { name: 'Authorization code' }).fill('100001');
    await invoice.getByRole('button', { name: 'Next' }).click();
    await invoice.getByRole('textbox', { name: 'Invoice Title' }).fill('Li Mei');
    await invoice.getByRole('button', { name: 'Back' }).click();
    await expect(invoice.getByRole('textbox', { name: 'Ticket number' })).toBeVisible();
  };

  /** Begins the registration in a mount point that the page inserts, and removes again as it would redirect a member. */
  const beginRegistration = async () => {
    await page.evaluate(() => {
      document.body.append(document.createElement('div'));
      document.body.lastElementChild!.setAttribute('data-mount', 'register');
    });
    const register = mountPoint(page, 'register');
    await register.getByLabel('Card number', { exact: true }).fill('6200000000000001');
    await register.getByLabel('PIN', { exact: true }).fill('12345678');
    await register.getByRole('button', { name: 'Next' }).click();
    await register.getByLabel('Username', { exact: true }).fill('xiao_ming');
    await register.evaluate((element) => element.remove());
  };

  /** Inserts the promotion again, as a page does that changes its content. A dismissed one would render nothing. */
  const insertPromotionAgain = async () => {
    await page.evaluate(() => {
      const next = document.createElement('div');
      next.setAttribute('data-mount', 'promotion');
      document.querySelector('[data-mount="promotion"]')?.replaceWith(next);
    });
    await expectReady(page, 'promotion');
    await expect(page.getByRole('button', { name: 'Dismiss promotion' })).toBeVisible();
  };

  return {
    async liveRound() {
      await signInInAnotherTab();
      await page.evaluate(() => window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
      await expect(signOutButton).toBeVisible();
      await stayWithInterruptions();
      await signOutInAnotherTab();
      await waitForPhone();
      await failToSignIn();
      await resendPin();
      await queryGiftCard();
      await beginInvoice();
      await beginRegistration();
      await insertPromotionAgain();
    },
  };
}
