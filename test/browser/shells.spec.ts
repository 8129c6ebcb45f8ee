import type { Locator } from '@playwright/test';
import { contentSecurityPolicy } from '../site/csp';
import {
  hold,
  keepElements,
  keptElements,
  logins,
  manifest,
  open,
  pageAhead,
  ready,
  shell,
  shifts,
  watchShifts,
  words,
} from './ahead';
import { expect, mount, test } from './world';

for (const locale of ['zh', 'en'] as const) {
  const say = words[locale];
  const account = `${say.prefix}/account/`;

  test(`when React takes over, nothing moves and nothing is lost, in ${locale}`, async ({ page, world }) => {
    await watchShifts(page);
    const release = await hold(page, 'all');
    await open(page, world.origin + account);
    const auth = mount(page, 'auth');
    const user = auth.getByLabel(say.user);
    await user.pressSequentially('somebody');
    await auth.getByLabel(say.remember).check();
    await auth.getByLabel(say.password, { exact: true }).fill('secret');
    await user.focus();
    await user.evaluate((input: HTMLInputElement) => input.setSelectionRange(2, 5));
    await page.evaluate(() => window.scrollTo(0, 60));
    const count = await keepElements(page, 'auth');
    release();
    await ready(page, 'auth');
    await expect(user).toBeFocused();
    expect(
      await user.evaluate(({ selectionStart, selectionEnd, value }: HTMLInputElement) => [
        selectionStart,
        selectionEnd,
        value,
      ]),
    ).toEqual([2, 5, 'somebody']);
    await expect(auth.getByLabel(say.remember)).toBeChecked();
    expect([await keptElements(page), await page.evaluate(() => window.scrollY)]).toEqual([count, 60]);
    await page.waitForLoadState('networkidle');
    expect(await shifts(page)).toBe(0);

    // The form knows what stands in it, also the tick.
    await page.keyboard.press('End');
    await page.keyboard.type('!');
    await auth.getByRole('button', { name: say.signIn, exact: true }).click();
    await expect.poll(() => logins(world)).toEqual(['somebody!:secret']);
    const [call] = world.services.calls.filter(({ path }) => path === '/web/login');
    expect(call?.body).toMatchObject({ remember_me: true });
  });

  test(`without scripts the form can be seen, and a press on it does no harm, in ${locale}`, async ({
    browser,
    world,
  }) => {
    const context = await browser.newContext({ javaScriptEnabled: false });
    const page = await context.newPage();
    await open(page, world.origin + account);
    const auth = mount(page, 'auth');
    await auth.getByLabel(say.user).fill('mei');
    await auth.getByLabel(say.password, { exact: true }).fill('Passw0rd!');
    await auth.getByLabel(say.password, { exact: true }).press('Enter');
    await auth.getByRole('button', { name: say.signIn, exact: true }).click();
    expect(page.url()).toBe(world.origin + account);
    await expect(auth.getByLabel(say.user)).toHaveValue('mei');
    await expect(page.locator('noscript a[href^="tel:"]').first()).toBeVisible();
    await context.close();
  });
}

test('no text field has a name by which an address could tell its text; no form has another way to go', () => {
  for (const name of Object.keys(manifest.shells)) {
    for (const locale of ['zh', 'en'] as const) {
      const markup = shell(name, locale);
      // What tells one form from another has a name, and holds nothing.
      const fields = markup.replace(/<textarea[^>]* hidden[^>]*><\/textarea>/g, '');
      expect(fields.match(/<(input|textarea|select)[^>]* name=[^>]*>/g), name).toBeNull();
      for (const form of markup.match(/<form[^>]*>/g) ?? []) expect(form).toContain(' method="dialog"');
      expect(markup, name).not.toMatch(/ action=| formaction=| style=/);
    }
  }
});

test('every first state is taken over as it stands, under the policy of the site', async ({ page, world, host }) => {
  const complaints: string[] = [];
  page.on('console', (message) => {
    // The host page of a test has no icon, for which a browser asks of itself.
    const { url } = message.location();
    if (['error', 'warning'].includes(message.type()) && !url.endsWith('/favicon.ico')) {
      complaints.push(`${message.text()} ${url}`);
    }
  });
  for (const name of Object.keys(manifest.shells)) {
    const release = await hold(page, 'assets');
    const { body, head } = pageAhead(world, [name, shell(name, 'en')]);
    await host(body, {
      head,
      path: '/en/host-page?token=given',
      policy: contentSecurityPolicy(world.servicesOrigin),
    });
    const count = await keepElements(page, name);
    release();
    await ready(page, name);
    if (name !== 'navigation') expect([name, await keptElements(page)]).toEqual([name, count]);
    await page.unrouteAll();
  }
  expect(complaints).toEqual([]);
});
for (const [path, name, late] of [
  ['/account/reset-password', 'reset-password', (widget) => widget.getByRole('link')],
  ['/starbucks-gift-card/svc-query', 'svc-query', (widget) => widget.getByRole('button', { name: '点击完成验证' })],
] satisfies [string, string, (widget: Locator) => Locator][]) {
  test(`what a service or the address says later moves nothing: ${path}`, async ({ page, world }) => {
    // What is out of sight counts for nothing.
    await page.setViewportSize({ width: 1280, height: 1600 });
    await watchShifts(page);
    // The page is painted before any widget is there, as over a network.
    const release = await hold(page, 'all');
    await open(page, world.origin + path);
    await page.waitForFunction(() => performance.getEntriesByType('paint').length > 0);
    release();
    await ready(page, name);
    await expect(late(mount(page, name))).toBeVisible();
    await page.waitForLoadState('networkidle');
    expect(await shifts(page)).toBe(0);
  });
}

test('a card number that was typed before is said again without moving anything (P-29)', async ({ page, world }) => {
  await watchShifts(page);
  const release = await hold(page, 'all');
  await open(page, `${world.origin}/en/starbucks-gift-card/svc-query`);
  const query = mount(page, 'svc-query');
  await query.getByLabel('Card number', { exact: true }).fill('7310180000000001');
  const button = query.getByRole('button', { name: 'Check balance' });
  const before = await button.boundingBox();
  release();
  await ready(page, 'svc-query');
  await expect(query.getByText('7310 1800 0000 0001')).toBeVisible();
  expect([await button.boundingBox(), await shifts(page)]).toEqual([before, 0]);
});

test('the tabs stand at the edge of their panel', async ({ page, visit }) => {
  await visit('/starbucks-gift-card/svc-query');
  const left = (role: 'tab' | 'tabpanel') =>
    page
      .getByRole(role)
      .first()
      .evaluate((element) => element.getBoundingClientRect().left);
  expect(await left('tab')).toBe(await left('tabpanel'));
});

test('its links lead to the site also from a page with another base (M4)', async ({ page, world, host }) => {
  await hold(page, 'assets');
  const { body, head } = pageAhead(world, ['auth', shell('auth', 'en')]);
  await host(body, { path: '/en/host-page', head: `<base href="https://elsewhere.test/">${head}` });
  const auth = mount(page, 'auth');
  await expect(auth).toHaveAttribute('data-mount-state', 'loading');
  const link = auth.getByRole('link').first();
  const hosts = await link.evaluate(({ host: own }: HTMLAnchorElement) => [own, location.host]);
  expect(hosts[0]).toBe(hosts[1]);
});

test('markup of another version is replaced, and a press on it goes nowhere', async ({ page, world, host }) => {
  const release = await hold(page, 'assets');
  const old = shell('auth', 'zh').replace(/^<!--rewards-widgets [\d.]+/, '<!--rewards-widgets 0.0.9');
  const { body, head } = pageAhead(world, ['auth', old]);
  await host(body, { head });
  const auth = mount(page, 'auth');
  await expect(auth).toHaveAttribute('data-mount-state', 'loading');
  await auth.getByLabel(words.zh.user).fill('mei');
  await auth.getByLabel(words.zh.password, { exact: true }).fill('Passw0rd!');
  await auth.getByRole('button', { name: words.zh.signIn, exact: true }).click();
  await keepElements(page, 'auth');
  release();
  await ready(page, 'auth');
  expect(await keptElements(page)).toBe(0);
  await expect(auth.getByLabel(words.zh.user)).toHaveValue('');
  expect(logins(world)).toEqual([]);
});

test('the second of a name works, with ids of its own', async ({ page, world, host }) => {
  const [auth, logout] = (['auth', 'logout'] as const).map((name) => [name, shell(name, 'zh')] as const);
  const { body, head } = pageAhead(world, auth!, auth!, logout!, logout!);
  await host(body, { head });
  await expect(page.locator('[data-mount-state="ready"]')).toHaveCount(4);
  const ids = await page.evaluate(() => [...document.querySelectorAll('[id]')].map(({ id }) => id));
  expect(new Set(ids).size).toBe(ids.length);
  const second = page.locator('[data-mount="auth"]').nth(1);
  await second.getByLabel(words.zh.user).fill('mei');
  await second.getByLabel(words.zh.password, { exact: true }).fill('Passw0rd!');
  await second.getByRole('button', { name: words.zh.signIn, exact: true }).click();
  await expect.poll(() => logins(world)).toEqual(['mei:Passw0rd!']);
});
