import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Locator, Page } from '@playwright/test';
import { configuration, dist, expect, mount, script, test } from './world';

const words = {
  zh: { prefix: '', user: '用户名或邮箱', password: '密码', signIn: '登录', remember: '记住我', qr: '扫码登录' },
  en: {
    prefix: '/en',
    user: 'Username or email',
    password: 'Password',
    signIn: 'Sign in',
    remember: 'Remember me',
    qr: 'QR code',
  },
} as const;
type Locale = keyof typeof words;

interface Manifest {
  readonly widgets: Record<string, Record<Locale, string[]>>;
  readonly shells: Record<string, Record<Locale, string>>;
}
const manifest: Manifest = JSON.parse(readFileSync(join(dist, 'manifest.json'), 'utf8'));
const shell = (name: string, locale: Locale) => readFileSync(join(dist, manifest.shells[name]![locale]), 'utf8');
const styles = ({ origin }: { readonly origin: string }, name: string) =>
  manifest.widgets[name]!.zh.filter((file) => file.endsWith('.css'))
    .map((file) => `<link rel="stylesheet" href="${origin}/w/${file}">`)
    .join('');
const point = (name: string, inner: string) => `<div data-mount="${name}">${inner}</div>`;

/** The bundle as it is on its way: none of its scripts, or none but the entry, until it is let go. */
async function hold(page: Page, which: 'all' | 'assets'): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(which === 'all' ? /\/w\/.*\.js/ : /\/w\/assets\/.*\.js/, async (route) => {
    await released;
    await route.continue();
  });
  return release;
}

/** The page can be seen and used; its scripts may be on their way. */
const open = (page: Page, url: string) => page.goto(url, { waitUntil: 'domcontentloaded' });
const ready = (page: Page, name: string) =>
  expect(mount(page, name)).toHaveAttribute('data-mount-state', 'ready', { timeout: 20_000 });

/** Keeps what can be used of a widget, and what is around it, to see later whether it is the same. */
const keepElements = (page: Page, name: string) =>
  page.evaluate((which) => {
    const all = [...document.querySelectorAll(`[data-mount="${which}"] :is(.rw, form, input, button, a)`)];
    Object.assign(window, { kept: all });
    return all.length;
  }, name);
const keptElements = (page: Page) =>
  page.evaluate(() => (window as unknown as { kept: Element[] }).kept.filter((element) => element.isConnected).length);

/** The sum of all layout shifts since the page was opened. */
const watchShifts = (page: Page) =>
  page.addInitScript(() => {
    const shifts: number[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shifts.push((entry as unknown as { value: number }).value);
    }).observe({ type: 'layout-shift', buffered: true });
  });
const shifts = (page: Page) =>
  page.evaluate(() => (window as unknown as { shifts: number[] }).shifts.reduce((sum, value) => sum + value, 0));

const logins = ({
  services,
}: {
  services: { calls: readonly { path: string; headers: Readonly<Record<string, string>> }[] };
}) =>
  services.calls
    .filter(({ path }) => path === '/web/login')
    .map(({ headers }) => Buffer.from((headers['authorization'] ?? '').replace('Basic ', ''), 'base64').toString());

for (const locale of ['zh', 'en'] as const) {
  const say = words[locale];
  const account = `${say.prefix}/account/`;

  for (const how of ['a click', 'Enter'] as const) {
    test(`${how} before any script has run signs in with what was typed, in ${locale}`, async ({ page, world }) => {
      const release = await hold(page, 'all');
      await open(page, world.origin + account);
      const auth = mount(page, 'auth');
      await auth.getByLabel(say.user).pressSequentially(' mei ');
      await auth.getByLabel(say.password, { exact: true }).pressSequentially('Passw0rd!');
      if (how === 'Enter') await auth.getByLabel(say.password, { exact: true }).press('Enter');
      else await auth.getByRole('button', { name: say.signIn, exact: true }).click();
      expect(page.url()).toBe(world.origin + account);
      expect(logins(world)).toEqual([]);
      release();
      await expect.poll(() => logins(world)).toEqual(['mei:Passw0rd!']);
      await ready(page, 'auth');
      await expect(auth).toBeEmpty();
      expect(logins(world)).toHaveLength(1);
    });
  }

  test(`a press before React is there is heard, shown, and caught up on once, in ${locale}`, async ({
    page,
    world,
  }) => {
    const release = await hold(page, 'assets');
    await open(page, world.origin + account);
    const auth = mount(page, 'auth');
    await expect(auth).toHaveAttribute('data-mount-state', 'loading');
    await auth.getByLabel(say.user).fill('mei');
    await auth.getByLabel(say.password, { exact: true }).fill('Passw0rd!');
    const button = auth.getByRole('button', { name: say.signIn, exact: true });
    await button.click();
    await button.click();
    await expect(button).toHaveAttribute('aria-busy', 'true');
    expect(page.url()).toBe(world.origin + account);
    release();
    await expect(auth).toBeEmpty({ timeout: 20_000 });
    expect(logins(world)).toEqual(['mei:Passw0rd!']);
  });

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

test('no text field has a name by which an address could tell its text; no form has another way to go', () => {
  for (const name of Object.keys(manifest.shells)) {
    for (const locale of ['zh', 'en'] as const) {
      const markup = shell(name, locale);
      expect(markup.match(/<(input|textarea|select)[^>]* name=[^>]*>/g), name).toBeNull();
      for (const form of markup.match(/<form[^>]*>/g) ?? []) expect(form).toContain(' method="dialog"');
      expect(markup, name).not.toMatch(/ action=| formaction=| style=/);
    }
  }
});

test('a word that is being composed while the scripts arrive is whole', async ({ page, world }) => {
  const release = await hold(page, 'all');
  await open(page, `${world.origin}/account/`);
  const user = mount(page, 'auth').getByLabel(words.zh.user);
  await user.focus();
  const keyboard = await page.context().newCDPSession(page);
  await keyboard.send('Input.imeSetComposition', { text: 'xing', selectionStart: 4, selectionEnd: 4 });
  release();
  await ready(page, 'auth');
  await keyboard.send('Input.imeSetComposition', { text: 'xing ba', selectionStart: 7, selectionEnd: 7 });
  await expect(user).toHaveValue('xing ba');
  await keyboard.send('Input.insertText', { text: '星巴' });
  await expect(user).toHaveValue('星巴');
  await mount(page, 'auth').getByLabel(words.zh.password, { exact: true }).fill('x');
  await mount(page, 'auth').getByRole('button', { name: words.zh.signIn, exact: true }).click();
  await expect.poll(() => logins(world)).toEqual(['星巴:x']);
});

test('what was typed untidily is sent tidily, and said again as if it were typed now', async ({ page, world }) => {
  const release = await hold(page, 'all');
  await open(page, `${world.origin}/en/account/register`);
  const register = mount(page, 'register');
  await register.getByLabel('Card number').fill('6200 0000-0000 0001');
  await register.getByLabel('PIN', { exact: true }).fill('12345678');
  await register.getByLabel('PIN', { exact: true }).press('Enter');
  release();
  await expect(register.getByRole('heading', { name: /details|about you|account/i })).toBeVisible({ timeout: 20_000 });
  const [call] = world.services.calls.filter(({ path }) => /card/i.test(path));
  expect(JSON.stringify(call?.body)).toContain('6200000000000001');
});

test('a tab pressed before React is there opens', async ({ page, world }) => {
  const release = await hold(page, 'assets');
  await open(page, `${world.origin}/en/account/`);
  const tab = mount(page, 'auth').getByRole('tab', { name: words.en.qr });
  await expect(mount(page, 'auth')).toHaveAttribute('data-mount-state', 'loading');
  await tab.click();
  release();
  await expect(tab).toHaveAttribute('aria-selected', 'true', { timeout: 20_000 });
  await expect(tab).not.toHaveAttribute('aria-busy');
});

test('a tab pressed and left again before React is there stays closed, and what was typed then stays', async ({
  page,
  world,
}) => {
  const release = await hold(page, 'assets');
  await open(page, `${world.origin}/en/account/`);
  const auth = mount(page, 'auth');
  await expect(auth).toHaveAttribute('data-mount-state', 'loading');
  await auth.getByRole('tab', { name: words.en.qr }).click();
  await auth.getByRole('tab', { name: words.en.password }).click();
  await auth.getByLabel(words.en.user).fill('mei');
  release();
  await ready(page, 'auth');
  await page.waitForLoadState('networkidle');
  await expect(auth.getByRole('tab', { name: words.en.password })).toHaveAttribute('aria-selected', 'true');
  await expect(auth.getByLabel(words.en.user)).toHaveValue('mei');
});

test('Enter before any script, and typing on after it: nothing is sent until the next press', async ({
  page,
  world,
}) => {
  const releaseEntry = await hold(page, 'all');
  const releaseAssets = await hold(page, 'assets');
  await open(page, `${world.origin}/en/account/`);
  const auth = mount(page, 'auth');
  await auth.getByLabel(words.en.user).fill('mei');
  await auth.getByLabel(words.en.user).press('Enter');
  releaseEntry();
  await expect(auth).toHaveAttribute('data-mount-state', 'loading');
  await auth.getByLabel(words.en.password, { exact: true }).pressSequentially('Passw0');
  releaseAssets();
  await ready(page, 'auth');
  await page.waitForLoadState('networkidle');
  expect(logins(world)).toEqual([]);
  await auth.getByLabel(words.en.password, { exact: true }).pressSequentially('rd!');
  await auth.getByRole('button', { name: words.en.signIn, exact: true }).click();
  await expect.poll(() => logins(world)).toEqual(['mei:Passw0rd!']);
});

test('what a translator of pages has changed is rendered anew, with what was typed and pressed', async ({
  page,
  world,
}) => {
  const release = await hold(page, 'all');
  const errors: Error[] = [];
  page.on('pageerror', (error) => errors.push(error));
  await open(page, `${world.origin}/account/`);
  const auth = mount(page, 'auth');
  await auth.getByLabel(words.zh.user).fill('mei');
  await auth.getByLabel(words.zh.password, { exact: true }).fill('Passw0rd!');
  await auth.getByRole('button', { name: words.zh.signIn, exact: true }).click();
  await auth.evaluate((element) => {
    for (const label of element.querySelectorAll('label')) label.textContent = 'translated';
  });
  release();
  await expect(auth).toBeEmpty({ timeout: 20_000 });
  expect(logins(world)).toEqual(['mei:Passw0rd!']);
  expect(errors).toEqual([]);
});

test('its links lead to the site also from a page with another base (M4)', async ({ page, world, host }) => {
  await hold(page, 'assets');
  await host(configuration(world) + point('auth', shell('auth', 'en')) + script(world), {
    path: '/en/host-page',
    head: `<base href="https://elsewhere.test/">${styles(world, 'auth')}`,
  });
  const auth = mount(page, 'auth');
  await expect(auth).toHaveAttribute('data-mount-state', 'loading');
  const link = auth.getByRole('link').first();
  const hosts = await link.evaluate(({ host: own }: HTMLAnchorElement) => [own, location.host]);
  expect(hosts[0]).toBe(hosts[1]);
});

test('markup of another version is replaced, and a press on it goes nowhere', async ({ page, world, host }) => {
  const release = await hold(page, 'assets');
  const old = shell('auth', 'zh').replace(/^<!--rewards-widgets [\d.]+/, '<!--rewards-widgets 0.0.9');
  await host(configuration(world) + point('auth', old) + script(world), { head: styles(world, 'auth') });
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
  const twice = point('auth', shell('auth', 'zh')).repeat(2) + point('logout', shell('logout', 'zh')).repeat(2);
  await host(configuration(world) + twice + script(world), { head: styles(world, 'auth') });
  await expect(page.locator('[data-mount-state="ready"]')).toHaveCount(4);
  const ids = await page.evaluate(() => [...document.querySelectorAll('[id]')].map(({ id }) => id));
  expect(new Set(ids).size).toBe(ids.length);
  const second = page.locator('[data-mount="auth"]').nth(1);
  await second.getByLabel(words.zh.user).fill('mei');
  await second.getByLabel(words.zh.password, { exact: true }).fill('Passw0rd!');
  await second.getByRole('button', { name: words.zh.signIn, exact: true }).click();
  await expect.poll(() => logins(world)).toEqual(['mei:Passw0rd!']);
});

test('where the widget does not come, the form keeps what was typed, and its button is another try', async ({
  page,
  world,
  host,
}) => {
  await page.route('**/w/assets/auth*.js', (route) => route.abort());
  await host(configuration(world) + point('auth', shell('auth', 'zh')) + script(world), {
    head: styles(world, 'auth'),
  });
  const auth = mount(page, 'auth');
  await auth.getByLabel(words.zh.user).fill('mei');
  await auth.getByLabel(words.zh.password, { exact: true }).fill('Passw0rd!');
  await expect(auth).toHaveAttribute('data-mount-state', 'failed');
  await expect(auth.getByText('此部分暂时无法加载。')).toBeVisible();
  await page.unroute('**/w/assets/auth*.js');
  const url = page.url();
  await auth.getByRole('button', { name: words.zh.signIn, exact: true }).click();
  await expect.poll(() => logins(world)).toEqual(['mei:Passw0rd!']);
  expect(page.url().startsWith(url.split('/host-page')[0]!)).toBe(true);
});

test('another try, where the widget did not come, is no press on the form', async ({ page, world, host }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  const releaseEntry = await hold(page, 'all');
  await host(configuration(world) + point('auth', shell('auth', 'zh')) + script(world), {
    head: styles(world, 'auth'),
  });
  const auth = mount(page, 'auth');
  await auth.getByLabel(words.zh.user).fill('mei');
  await auth.getByLabel(words.zh.password, { exact: true }).fill('Passw0rd!');
  await auth.getByLabel(words.zh.user).press('Enter');
  await page.route('**/w/assets/auth*.js', (route) => route.abort());
  releaseEntry();
  await expect(auth).toHaveAttribute('data-mount-state', 'failed', { timeout: 20_000 });
  await page.unroute('**/w/assets/auth*.js');
  // What was typed has the form's bookkeeping fetched; a submit would be under way as soon as that is there.
  const books = page.waitForResponse(/form-control/);
  await auth.getByRole('button', { name: '重试' }).click();
  await ready(page, 'auth');
  await (await books).finished();
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
  const button = auth.getByRole('button', { name: words.zh.signIn, exact: true });
  expect([await button.getAttribute('aria-busy'), asked.filter((url) => url.includes('/web/login'))]).toEqual([
    'false',
    [],
  ]);
  await expect(auth.getByLabel(words.zh.user)).toHaveValue('mei');
  expect(logins(world)).toEqual([]);
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
    await host(configuration(world) + point(name, shell(name, 'en')) + script(world), {
      path: '/en/host-page?token=given',
      head: styles(world, name),
      policy:
        `default-src 'none'; script-src 'self' ${world.servicesOrigin}; style-src 'self'; img-src 'self' data:; ` +
        `connect-src 'self' ${world.servicesOrigin}; require-trusted-types-for 'script'; ` +
        'trusted-types rewards-widgets rewards-widgets-captcha',
    });
    const count = await keepElements(page, name);
    release();
    await ready(page, name);
    if (name !== 'navigation') expect([name, await keptElements(page)]).toEqual([name, count]);
    await page.unrouteAll();
  }
  expect(complaints).toEqual([]);
});
