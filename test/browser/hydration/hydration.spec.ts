import type { Locator } from '@playwright/test';
import { contentSecurityPolicy } from '../../../demo/site/csp';
import { locales } from '../../../demo/site/texts';
import { expect, test } from '../support/fixtures';
import { expectReady, holdScripts, mountPoint, openPage } from '../support/page';
import { manifest, pageWithPrerendered, prerenderedMarkup } from '../support/prerendered';
import { receivedCredentials, signInTexts, submitSignIn } from '../support/signInForm';
import { countRememberedElements, getShifts, recordShifts, rememberElements } from '../support/stability';

for (const locale of locales) {
  const text = signInTexts[locale];
  const account = `${text.prefix}/account/`;

  test(`hydration keeps input, focus, selection and scroll position without layout shift, in ${locale}`, async ({
    page,
    demo,
  }) => {
    await recordShifts(page);
    const release = await holdScripts(page, 'all');
    await openPage(page, demo.origin + account);
    const auth = mountPoint(page, 'auth');
    const user = auth.getByLabel(text.user);
    await user.pressSequentially('somebody');
    await auth.getByLabel(text.remember).check();
    await auth.getByLabel(text.password, { exact: true }).fill('secret');
    await user.focus();
    await user.evaluate((input: HTMLInputElement) => input.setSelectionRange(2, 5));
    await page.evaluate(() => window.scrollTo(0, 60));
    const count = await rememberElements(page, 'auth');
    release();
    await expectReady(page, 'auth');
    await expect(user).toBeFocused();
    expect(
      await user.evaluate(({ selectionStart, selectionEnd, value }: HTMLInputElement) => [
        selectionStart,
        selectionEnd,
        value,
      ]),
    ).toEqual([2, 5, 'somebody']);
    await expect(auth.getByLabel(text.remember)).toBeChecked();
    expect([await countRememberedElements(page), await page.evaluate(() => window.scrollY)]).toEqual([count, 60]);
    await page.waitForLoadState('networkidle');
    expect(await getShifts(page)).toEqual([]);

    // The form state has the early input, also of the checkbox.
    await page.keyboard.press('End');
    await page.keyboard.type('!');
    await auth.getByRole('button', { name: text.signIn, exact: true }).click();
    await expect.poll(() => receivedCredentials(demo)).toEqual(['somebody!:secret']);
    const [call] = demo.services.calls.filter(({ path }) => path === '/web/login');
    expect(call?.body).toMatchObject({ remember_me: true });
  });

  test(`without JavaScript the form is visible, and submitting it does nothing, in ${locale}`, async ({
    browser,
    demo,
  }) => {
    const context = await browser.newContext({ javaScriptEnabled: false });
    const page = await context.newPage();
    await openPage(page, demo.origin + account);
    const auth = mountPoint(page, 'auth');
    await auth.getByLabel(text.user).fill('mei');
    await auth.getByLabel(text.password, { exact: true }).fill('Passw0rd!');
    await auth.getByLabel(text.password, { exact: true }).press('Enter');
    await auth.getByRole('button', { name: text.signIn, exact: true }).click();
    expect(page.url()).toBe(demo.origin + account);
    await expect(auth.getByLabel(text.user)).toHaveValue('mei');
    await expect(page.locator('noscript a[href^="tel:"]').first()).toBeVisible();
    await context.close();
  });
}

test('prerendered forms cannot navigate, and their fields have no name, so no value can get into a URL', () => {
  const forms: string[] = [];
  for (const name of Object.keys(manifest.prerendered)) {
    for (const locale of locales) {
      const markup = prerenderedMarkup(name, locale);
      // A hidden, empty textarea has a name, by which the browser distinguishes the forms.
      const fields = markup.replace(/<textarea[^>]* hidden[^>]*><\/textarea>/g, '');
      expect(fields.match(/<(input|textarea|select)[^>]* name=[^>]*>/g), name).toBeNull();
      forms.push(...(markup.match(/<form[^>]*>/g) ?? []));
      expect(markup, name).not.toMatch(/ action=| formaction=| style=/);
    }
  }
  expect(forms.length).toBeGreaterThan(8);
  expect(forms.filter((form) => !form.includes(' method="dialog"'))).toEqual([]);
});

test('every widget hydrates its prerendered markup without warnings, under the policy of the site', async ({
  page,
  demo,
  openHostPage,
}) => {
  const consoleMessages: string[] = [];
  page.on('console', (message) => {
    // The browser requests an icon that host pages of tests do not have.
    const { url } = message.location();
    if (['error', 'warning'].includes(message.type()) && !url.endsWith('/favicon.ico')) {
      consoleMessages.push(`${message.text()} ${url}`);
    }
  });
  for (const name of Object.keys(manifest.prerendered)) {
    const release = await holdScripts(page, 'assets');
    const { body, head } = pageWithPrerendered(demo, [name, prerenderedMarkup(name, 'en')]);
    await openHostPage(body, {
      head,
      path: '/en/host-page?token=given',
      policy: contentSecurityPolicy(demo.servicesOrigin),
    });
    const count = await rememberElements(page, name);
    release();
    await expectReady(page, name);
    if (name !== 'navigation') expect([name, await countRememberedElements(page)]).toEqual([name, count]);
    await page.unrouteAll();
  }
  expect(consoleMessages).toEqual([]);
});

for (const [path, name, findLateElement] of [
  ['/account/reset-password', 'reset-password', (widget) => widget.getByRole('link')],
  ['/starbucks-gift-card/svc-query', 'svc-query', (widget) => widget.getByRole('button', { name: '点击完成验证' })],
] satisfies [string, string, (widget: Locator) => Locator][]) {
  test(`content that depends on the URL or a response shifts nothing: ${path}`, async ({ page, demo }) => {
    // Shifts outside the viewport do not count.
    await page.setViewportSize({ width: 1280, height: 1600 });
    await recordShifts(page);
    // The browser paints the page before any widget is ready, as on a real network.
    const release = await holdScripts(page, 'all');
    await openPage(page, demo.origin + path);
    await page.waitForFunction(() => performance.getEntriesByType('paint').length > 0);
    release();
    await expectReady(page, name);
    await expect(findLateElement(mountPoint(page, name))).toBeVisible();
    await page.waitForLoadState('networkidle');
    expect(await getShifts(page)).toEqual([]);
  });
}

test('the grouped card number of early input shows without layout shift (P-29)', async ({ page, demo }) => {
  await recordShifts(page);
  const release = await holdScripts(page, 'all');
  await openPage(page, `${demo.origin}/en/starbucks-gift-card/svc-query`);
  const query = mountPoint(page, 'svc-query');
  await query.getByLabel('Card number', { exact: true }).fill('7310180000000001');
  const button = query.getByRole('button', { name: 'Check balance' });
  const before = await button.boundingBox();
  release();
  await expectReady(page, 'svc-query');
  await expect(query.getByText('7310 1800 0000 0001')).toBeVisible();
  expect([await button.boundingBox(), await getShifts(page)]).toEqual([before, []]);
});

test('tabs and tab panel have the same left edge', async ({ page, visit }) => {
  await visit('/starbucks-gift-card/svc-query');
  const left = (role: 'tab' | 'tabpanel') =>
    page
      .getByRole(role)
      .first()
      .evaluate((element) => element.getBoundingClientRect().left);
  expect(await left('tab')).toBe(await left('tabpanel'));
});

test('prerendered links point to the site on a page with a base element (M4)', async ({ page, demo, openHostPage }) => {
  await holdScripts(page, 'assets');
  const { body, head } = pageWithPrerendered(demo, ['auth', prerenderedMarkup('auth', 'en')]);
  await openHostPage(body, { path: '/en/host-page', head: `<base href="https://elsewhere.test/">${head}` });
  const auth = mountPoint(page, 'auth');
  await expect(auth).toHaveAttribute('data-mount-state', 'loading');
  const link = auth.getByRole('link').first();
  const [linkHost, pageHost] = await link.evaluate(({ host }: HTMLAnchorElement) => [host, location.host]);
  expect(linkHost).toBe(pageHost);
});

test('prerendered markup of another version is replaced, and early clicks on it are dropped', async ({
  page,
  demo,
  openHostPage,
}) => {
  const release = await holdScripts(page, 'assets');
  const old = prerenderedMarkup('auth', 'zh').replace(/^<!--rewards-widgets [\d.]+/, '<!--rewards-widgets 0.0.9');
  const { body, head } = pageWithPrerendered(demo, ['auth', old]);
  await openHostPage(body, { head });
  const auth = mountPoint(page, 'auth');
  await expect(auth).toHaveAttribute('data-mount-state', 'loading');
  await submitSignIn(auth, 'mei', { locale: 'zh' });
  await rememberElements(page, 'auth');
  release();
  await expectReady(page, 'auth');
  expect(await countRememberedElements(page)).toBe(0);
  await expect(auth.getByLabel(signInTexts.zh.user)).toHaveValue('');
  // A replayed click would find the new fields empty.
  await page.waitForLoadState('networkidle');
  await expect(auth.locator('[aria-invalid="true"]')).toHaveCount(0);
  expect(receivedCredentials(demo)).toEqual([]);
});

test('a second mount point of a name works, with different ids', async ({ page, demo, openHostPage }) => {
  const [auth, logout] = (['auth', 'logout'] as const).map((name) => [name, prerenderedMarkup(name, 'zh')] as const);
  const { body, head } = pageWithPrerendered(demo, auth!, auth!, logout!, logout!);
  await openHostPage(body, { head });
  await expect(page.locator('[data-mount-state="ready"]')).toHaveCount(4);
  const ids = await page.evaluate(() => [...document.querySelectorAll('[id]')].map(({ id }) => id));
  expect(new Set(ids).size).toBe(ids.length);
  const second = page.locator('[data-mount="auth"]').nth(1);
  await submitSignIn(second, 'mei', { locale: 'zh' });
  await expect.poll(() => receivedCredentials(demo)).toEqual(['mei:Passw0rd!']);
});
