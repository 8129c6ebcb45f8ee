import type { Page } from '@playwright/test';
import { routes } from '../../demo/site/routes';
import { expect, test } from './support/fixtures';
import { expectReady, mountPoint, signInAs } from './support/page';
import { submitSignIn } from './support/signInForm';

// The bfcache of Chromium. Other engines: test/engines/history.spec.ts.

// In CI, to save time, a signed-in and a signed-out visitor take turns with the pages.
const takesTurns = Boolean(process.env['CI']);

/** The pages with widgets, and one without. */
const paths = routes.filter(({ layout }) => layout !== 'document').map(({ path }) => path);
const otherPath = routes.find(({ layout }) => layout === 'document')!.path;

/** Opens a page and waits until its widgets are ready. */
async function openReady(page: Page, url: string): Promise<void> {
  await page.goto(url);
  await page.waitForFunction(() => {
    const rows = window.widgets?.status() ?? [];
    return rows.length > 0 && rows.every(({ state }) => state === 'ready');
  });
}

/**
 * Goes to another page of the site and back. Returns `restored` if the browser has restored the page from its bfcache,
 * and otherwise the reasons why not.
 */
async function leaveAndReturn(page: Page, actElsewhere?: () => Promise<void>): Promise<string> {
  const url = page.url();
  await page.evaluate(() => {
    addEventListener('pageshow', ({ persisted }) => Object.assign(window, { isRestored: persisted }), { once: true });
  });
  await page.goto(new URL(otherPath, url).href);
  await actElsewhere?.();
  // A restored page has no load event.
  await page.goBack({ waitUntil: 'commit' });
  await expect(page).toHaveURL(url);
  await page.waitForFunction(() => document.readyState === 'complete');
  return page.evaluate(() => {
    if ((window as unknown as { isRestored?: boolean }).isRestored) return 'restored';
    const [navigation] = performance.getEntriesByType('navigation') as unknown as { notRestoredReasons: unknown }[];
    return JSON.stringify(navigation?.notRestoredReasons);
  });
}

for (const [turn, member] of [undefined, 'mei'].entries()) {
  test(`the bfcache takes every page of a ${member ? 'signed-in' : 'signed-out'} visitor`, async ({
    page,
    context,
    demo,
  }) => {
    if (member) await signInAs(context, demo, member);
    // A signed-in visitor is led from the registration to the account.
    const visited = paths.filter(
      (path, index) => (!takesTurns || index % 2 === turn) && !(member && path === '/account/register'),
    );
    const results: Record<string, string> = {};
    for (const path of visited) {
      await openReady(page, `${demo.origin}/en${path}`);
      results[path] = await leaveAndReturn(page);
    }
    expect(Object.entries(results).filter(([, result]) => result !== 'restored')).toEqual([]);
    expect(visited.length).toBeGreaterThanOrEqual(Math.floor(paths.length / (takesTurns ? 2 : 1)) - 1);
  });
}

test('a restored form keeps what was typed, and can be submitted', async ({ page, demo }) => {
  await openReady(page, `${demo.origin}/en/starbucks-gift-card/svc-query`);
  const widget = mountPoint(page, 'svc-query');
  await widget.getByLabel('Card number').fill('7310180000000001');
  await widget.getByLabel('PIN', { exact: true }).fill('123456');
  expect(await leaveAndReturn(page)).toBe('restored');
  await expect(widget.getByLabel('Card number')).toHaveValue('7310180000000001');
  await page.getByRole('button', { name: 'Click to verify' }).click();
  await widget.getByRole('button', { name: 'Check balance' }).click();
  await expect(widget.getByText('¥652.30')).toBeVisible();
});

const typedForms = [
  { name: 'auth', path: '/account/', label: 'Username or email', text: 'mei@example.test' },
  { name: 'forgot-password', path: '/account/forgot-password', label: 'Email or mobile number', text: '13800000001' },
  { name: 'phone-validate', path: '/account/phone-validate', label: 'Mobile number', text: '13800000001' },
  { name: 'invoice', path: '/starbucks-gift-card/invoice', label: 'Ticket number', text: '1000000001' },
] as const;

for (const { name, path, label, text } of typedForms) {
  test(`the bfcache takes a form of ${name} with something typed, and restores it`, async ({ page, demo }) => {
    await openReady(page, `${demo.origin}/en${path}`);
    const field = mountPoint(page, name).getByLabel(label, { exact: true });
    await field.fill(text);
    expect(await leaveAndReturn(page)).toBe('restored');
    await expect(field).toHaveValue(text);
    await field.fill('');
    await expect(field).toHaveValue('');
  });
}

test('a restored page with a QR code notices that the phone has confirmed', async ({ page, demo, request }) => {
  await openReady(page, `${demo.origin}/en/account/`);
  const auth = mountPoint(page, 'auth');
  await auth.getByRole('tab', { name: 'QR code' }).click();
  await expect(auth.getByRole('img', { name: 'Sign-in QR code' }).locator('svg')).toBeVisible();
  expect(await leaveAndReturn(page)).toBe('restored');
  await request.post(`${demo.servicesOrigin}/__stub/qr`, { data: { action: 'confirm', user: 'mei' } });
  await expect(mountPoint(page, 'rewards-tier')).not.toBeEmpty({ timeout: 15_000 });
});

test('a restored page with an open dialog still has it, and Escape closes it', async ({ page, demo }) => {
  await openReady(page, `${demo.origin}/en/account/starbucks-rewards`);
  const button = page.getByRole('button', { name: 'Share to WeChat' });
  await button.click();
  await expect(page.getByRole('dialog')).toBeVisible();
  expect(await leaveAndReturn(page)).toBe('restored');
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(button).toBeFocused();
});

test('a page that is restored after a sign-out elsewhere shows the sign-in form, which works (C5, P-31)', async ({
  page,
  context,
  demo,
}) => {
  await signInAs(context, demo, 'mei');
  await openReady(page, `${demo.origin}/en/account/`);
  await expect(mountPoint(page, 'rewards-tier')).not.toBeEmpty();
  const signOut = async () => {
    demo.services.model.sessions.clear();
    await context.clearCookies();
  };
  expect(await leaveAndReturn(page, signOut)).toBe('restored');
  await expect(mountPoint(page, 'rewards-tier')).toBeEmpty();
  await submitSignIn(mountPoint(page, 'auth'), 'gold');
  await expect(mountPoint(page, 'rewards-tier')).not.toBeEmpty();
  await expectReady(page, 'auth');
});
