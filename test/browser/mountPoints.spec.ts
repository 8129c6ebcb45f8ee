import type { Page } from '@playwright/test';
import { contentSecurityPolicy } from '../site/csp';
import { configuration, expect, mount, script, test } from './world';

const fallback = '<p>400-820-6998</p>';
const point = (name: string, inner = fallback) => `<div data-mount="${name}">${inner}</div>`;

// Until the script has run, `window.widgets` may be an element of that id.
const states = (page: Page) =>
  page.evaluate(() => window.widgets?.status?.().map(({ name, state }) => `${name} ${state}`) ?? null);
const warnings = (page: Page) => {
  const said: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'warning') said.push(message.text());
  });
  return said;
};

test('mounts under a strict policy, whether the script comes before or after (contract 2, 6)', async ({
  page,
  world,
  host,
}) => {
  const policy = contentSecurityPolicy(world.servicesOrigin);
  await host(configuration(world) + point('svc-query') + point('logout'), { head: script(world), policy });
  await expect(mount(page, 'svc-query')).toHaveAttribute('data-mount-state', 'ready');
  await expect(mount(page, 'svc-query').getByText('400-820-6998')).toHaveCount(0);

  await host(point('svc-query') + script(world) + configuration(world), { policy });
  await expect(mount(page, 'svc-query')).toHaveAttribute('data-mount-state', 'ready');
  await expect(page.getByRole('button', { name: '点击完成验证' })).toBeVisible();
});

test('a page whose policy names only a nonce passes it on', async ({ page, world, host }) => {
  const tag = script(world).replace('async', 'async nonce="abc"');
  const policy = `default-src 'none'; script-src 'nonce-abc'; style-src 'nonce-abc'; connect-src 'self' ${world.servicesOrigin}`;
  await host(configuration(world) + point('logout') + tag, { policy });
  await expect(mount(page, 'logout')).toHaveAttribute('data-mount-state', 'ready');
  await expect(page.getByRole('link', { name: '登录' })).toHaveCSS('color', 'rgb(0, 117, 74)');
});

test('a bundle from another origin and folder brings its files from there', async ({ page, world, host }) => {
  const cdn = 'http://127.0.0.1:9';
  await page.route(`${cdn}/deep/w/**`, async (route) => {
    const response = await route.fetch({ url: route.request().url().replace(`${cdn}/deep`, world.origin) });
    await route.fulfill({ response });
  });
  const tag = `<script src="${cdn}/deep/w/widgets.js?v=2" async></script>`;
  await host(configuration(world) + point('logout') + tag, {
    head: '<base href="https://base.example.test/">',
  });
  await expect(mount(page, 'logout')).toHaveAttribute('data-mount-state', 'ready');
  await expect(page.getByRole('link', { name: '登录' })).toHaveAttribute('href', `${world.origin}/account/`);
  // What is fetched once the widget is there may still be on its way.
  await page.unrouteAll({ behavior: 'ignoreErrors' });
});

test('a chunk that fails leaves the page as it was, says so, and comes on a press (A8)', async ({
  page,
  world,
  host,
}) => {
  const tries: number[] = [];
  await page.route('**/assets/svc-query*.js', (route) => {
    tries.push(Date.now());
    return route.abort();
  });
  const said = warnings(page);
  await host(configuration(world) + point('svc-query') + point('logout') + script(world));
  await expect(mount(page, 'logout')).toHaveAttribute('data-mount-state', 'ready');
  const widget = mount(page, 'svc-query');
  await expect(widget).toHaveAttribute('data-mount-state', 'loading');
  await expect(widget).toHaveAttribute('data-mount-state', 'failed');
  await expect(widget.getByText('400-820-6998')).toBeVisible();
  await expect(widget.getByText('此部分暂时无法加载。')).toBeVisible();
  expect(tries).toHaveLength(3);
  expect((tries[1] ?? 0) - (tries[0] ?? 0)).toBeGreaterThanOrEqual(490);
  expect((tries[2] ?? 0) - (tries[1] ?? 0)).toBeGreaterThanOrEqual(1990);
  expect(said.join()).toContain('svc-query failed: ChunkLoadError');
  const [row] = (await page.evaluate(() => window.widgets?.status().filter(({ name }) => name === 'svc-query'))) ?? [];
  expect(row).toEqual({
    name: 'svc-query',
    state: 'failed',
    ms: null,
    error: expect.stringContaining('ChunkLoadError'),
  });

  await page.unroute('**/assets/svc-query*.js');
  await widget.getByRole('button', { name: '重试' }).click();
  await expect(widget).toHaveAttribute('data-mount-state', 'ready');
  await expect(widget.getByRole('tab').first()).toBeVisible();
  await expect(widget.getByText('此部分暂时无法加载。')).toHaveCount(0);
});

test('what is wanted later is fetched when a visitor turns to a widget; lost once, it comes the second time', async ({
  page,
  world,
  host,
}) => {
  const asked: string[] = [];
  let losses = 1;
  await page.route(/\/assets\/(wire|form-control)\./, (route) => {
    asked.push(/(wire|form-control)/.exec(route.request().url())?.[0] ?? '');
    losses -= 1;
    return losses < 0 ? route.continue() : route.abort();
  });
  await host(configuration(world) + point('auth') + script(world), { path: '/en/host-page' });
  await expect(mount(page, 'auth')).toHaveAttribute('data-mount-state', 'ready');
  await page.waitForLoadState('networkidle');
  expect(asked).toEqual([]);
  await page.getByLabel('Username or email').fill('mei');
  await expect.poll(() => asked.filter((name) => name === 'wire').length).toBe(2);
  await page.getByLabel('Password', { exact: true }).fill('Passw0rd!');
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page).toHaveURL(/\/en\/account/);
});

test('a slow widget says so after six seconds, in the language of the page', async ({ page, world, host }) => {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.clock.install();
  await page.route('**/assets/logout*.js', async (route) => {
    await held;
    await route.continue();
  });
  await host(configuration(world) + point('logout') + script(world), { path: '/en/host-page' });
  const widget = mount(page, 'logout');
  await expect(widget).toHaveAttribute('data-mount-state', 'loading');
  await expect(widget.getByText('Still loading')).toHaveCount(0);
  await page.clock.fastForward(6100);
  await expect(widget.getByText('Still loading')).toBeVisible();
  release();
  await expect(widget).toHaveAttribute('data-mount-state', 'ready');
  await expect(widget.getByText('Still loading')).toHaveCount(0);
});

test('late, repeated, moved and removed mount points (A2)', async ({ page, world, host }) => {
  await host(`${configuration(world)}<main>${point('logout')}${point('logout')}</main><aside></aside>${script(world)}`);
  await expect.poll(() => states(page)).toEqual(['logout ready', 'logout ready']);

  await page.evaluate(() => {
    const late = document.createElement('section');
    late.innerHTML = '<div data-mount="auth"><p>later</p></div>';
    document.body.append(late);
  });
  await expect.poll(() => states(page)).toEqual(['logout ready', 'logout ready', 'auth ready']);
  await mount(page, 'auth').getByLabel('用户名或邮箱').fill('mei');

  await page.evaluate(() =>
    document.querySelector('aside')?.append(document.querySelector('[data-mount="auth"]') as Node),
  );
  await expect(mount(page, 'auth').getByLabel('用户名或邮箱')).toHaveValue('mei');
  expect(await states(page)).toEqual(['logout ready', 'logout ready', 'auth ready']);

  const left = await page.evaluate(async () => {
    const gone = document.querySelector('[data-mount="auth"]') as Element;
    gone.remove();
    await new Promise((resolve) => setTimeout(resolve, 50));
    return gone.outerHTML;
  });
  expect(left).toBe('<div data-mount="auth"><p>later</p></div>');
  expect(await states(page)).toEqual(['logout ready', 'logout ready']);
});

test('window.widgets unmounts and scans again; the page’s own nodes come back', async ({ page, world, host }) => {
  await host(configuration(world) + point('logout') + script(world));
  await expect(mount(page, 'logout')).toHaveAttribute('data-mount-state', 'ready');
  expect(await page.evaluate(() => Object.keys(window.widgets ?? {}).sort())).toEqual([
    'scan',
    'status',
    'unmount',
    'version',
  ]);
  await page.evaluate(() => window.widgets?.unmount());
  await expect(mount(page, 'logout')).not.toHaveAttribute('data-mount-state');
  await expect(mount(page, 'logout')).toHaveText('400-820-6998');
  await page.evaluate(() => document.body.append(document.createElement('i')));
  expect(await states(page)).toEqual([]);
  await page.evaluate(() => window.widgets?.scan());
  await expect(mount(page, 'logout')).toHaveAttribute('data-mount-state', 'ready');
});

test('nested, unknown and second-singleton names are left alone and reported once', async ({ page, world, host }) => {
  const said = warnings(page);
  await host(
    configuration(world) +
      point('logout', point('auth', 'inner')) +
      point('svc-qurey', 'typo') +
      point('svc-qurey', 'typo') +
      point('notification', '') +
      point('notification', 'second') +
      script(world),
  );
  await expect.poll(() => states(page)).toEqual(['logout ready', 'notification ready']);
  await page.evaluate(() => document.body.append(document.createElement('i')));
  expect(said.filter((text) => text.includes('"svc-qurey": did you mean "svc-query"?'))).toHaveLength(1);
  expect(said.filter((text) => text.includes('auth is inside another'))).toHaveLength(1);
  expect(said.filter((text) => text.includes('notification is on this page already'))).toHaveLength(1);
  expect(said).toHaveLength(3);
  await expect(page.getByText('typo').first()).toBeVisible();
});

test('the script loaded twice mounts everything once; an element called widgets is no copy', async ({
  page,
  world,
  host,
}) => {
  const said = warnings(page);
  await host(`<div id="widgets"></div>${configuration(world)}${point('logout')}${script(world)}${script(world)}`);
  await expect.poll(() => states(page)).toEqual(['logout ready']);
  await expect.poll(() => said.filter((text) => text.includes('stands down'))).toHaveLength(1);
  await expect(page.getByRole('link', { name: '登录' })).toHaveCount(1);
});

test('puts `widgets` on window and nothing else (contract 2)', async ({ page, world, host }) => {
  const globals = () => page.evaluate(() => Object.getOwnPropertyNames(window).filter((name) => !/^\d+$/.test(name)));
  await host('');
  const before = new Set(await globals());
  await host(configuration(world) + point('svc-query') + point('logout') + script(world), {
    path: '/second-host-page',
  });
  await expect.poll(() => states(page)).toEqual(['svc-query ready', 'logout ready']);
  // What the provider of the security check puts there is its own.
  const isOurs = (name: string) => !before.has(name) && !name.startsWith('cap') && name !== 'tellViolation';
  expect((await globals()).filter(isOurs)).toEqual(['widgets']);
});

test('a page with Prototype.js-like habits sends the same bytes (M3, M5)', async ({ page, world, host }) => {
  await page.addInitScript(() => {
    const habit = (target: object, name: string, value: unknown) =>
      Object.defineProperty(target, name, { value, enumerable: true, writable: true, configurable: true });
    habit(Array.prototype, 'toJSON', function toJSON(this: unknown[]) {
      return `[${this.join()}]`;
    });
    habit(Object.prototype, 'toJSON', () => 'broken');
    habit(Object.prototype, 'extend', () => 'broken');
    habit(Array.prototype, 'each', () => 'broken');
    habit(String.prototype, 'toJSON', () => 'broken');
  });
  await host(configuration(world) + point('svc-query') + script(world), { path: '/en/host-page' });
  const widget = mount(page, 'svc-query');
  await widget.getByLabel('Card number').fill('7310180000000001');
  await widget.getByLabel('PIN').fill('123456');
  await page.getByRole('button', { name: 'Click to verify' }).click();
  await widget.getByRole('button', { name: 'Check balance' }).click();
  await expect(widget.getByText('¥652.30')).toBeVisible();
  expect(world.services.calls.find(({ path }) => path === '/public/svc/detail')?.body).toEqual({
    data: { id: '7310180000000001', captcha: expect.any(String), pin: '123456' },
  });
});

test('a page without outlets gets its own when something has to be told (contract 3)', async ({
  page,
  world,
  host,
}) => {
  world.services.faults.set({ call: 'POST /public/svc/detail', fault: '500' });
  await host(configuration(world) + point('svc-query') + script(world), { path: '/en/host-page' });
  const widget = mount(page, 'svc-query');
  await widget.getByLabel('Card number').fill('7310180000000001');
  await widget.getByLabel('PIN').fill('123456');
  await page.getByRole('button', { name: 'Click to verify' }).click();
  await widget.getByRole('button', { name: 'Check balance' }).click();
  await expect(page.getByRole('alert')).toContainText('Something went wrong, please try again later');
  await page.getByRole('button', { name: 'Dismiss' }).click();
  await expect(page.getByRole('alert')).toBeEmpty();

  // One that the page has unmounted shows nothing: there is a new one.
  await page.evaluate(() => {
    const outlet = document.querySelector('[data-mount="notification"]');
    if (outlet) window.widgets?.unmount(outlet);
  });
  await page.getByRole('button', { name: 'Click to verify' }).click();
  await widget.getByRole('button', { name: 'Check balance' }).click();
  await expect(page.getByRole('alert')).toContainText('Something went wrong, please try again later');

  // A page that has unmounted everything is left alone, also when a sign-in in another tab is asked about.
  await page.evaluate(() => window.widgets?.unmount());
  const before = await page.locator('[data-mount]').count();
  const asked = page.waitForResponse(/Customers\/detail/);
  await page.context().addCookies([{ name: 'login-status', value: 'true', url: world.origin }]);
  await page.evaluate(() =>
    dispatchEvent(new StorageEvent('storage', { key: 'rewards-widgets.login', newValue: '1' })),
  );
  await asked;
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
  expect([await page.locator('[data-mount]').count(), await page.locator('[data-mount-state]').count()]).toEqual([
    before,
    0,
  ]);
});

test('a notice is there at once for whoever wants no motion; what turns still says that something goes on', async ({
  page,
  world,
  host,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const { faults } = world.services;
  faults.set({ call: 'POST /web/login', fault: 'slow' });
  await host(configuration(world) + point('auth') + script(world), { path: '/en/host-page' });
  const auth = mount(page, 'auth');
  await auth.getByLabel('Username or email').fill('mei');
  await auth.getByLabel('Password', { exact: true }).fill('wrong');
  await auth.getByRole('button', { name: 'Sign in', exact: true }).click();
  const turning = auth.locator('.rw-button-ring');
  await expect(turning).toHaveCSS('animation-duration', '4s');
  faults.clear();
  const notice = page.locator('.rw-notice');
  await expect(notice).toBeVisible();
  expect(await notice.evaluate((element) => element.getAnimations().length)).toBe(0);
});

test('a browser that is too old keeps the page’s own content, without an error (A10)', async ({
  page,
  world,
  host,
}) => {
  await page.addInitScript(() => {
    delete (Object as { fromEntries?: unknown }).fromEntries;
  });
  await host(configuration(world) + point('svc-query') + script(world));
  await page.waitForLoadState('networkidle');
  await expect(mount(page, 'svc-query')).toHaveText('400-820-6998');
  await expect(mount(page, 'svc-query')).not.toHaveAttribute('data-mount-state');
  expect(await page.evaluate(() => typeof window.widgets)).toBe('undefined');
});
