import type { Page } from '@playwright/test';
import { contentSecurityPolicy } from '../../../demo/site/csp';
import { texts } from '../../support/texts';
import { expect, test } from '../support/fixtures';
import { configBlock, loaderTag, mountTag } from '../support/hostPage';
import { holdRequests, mountPoint, neverBecomeIdle } from '../support/page';
import { submitSignIn } from '../support/signInForm';

const fallbackTag = (name: string) => mountTag(name, '<p>400-820-6998</p>');

/** Returns `name state` of each mount point. Before the loader runs, `window.widgets` may be an element of that id. */
const mountStates = (page: Page) =>
  page.evaluate(() => window.widgets?.status?.().map(({ name, state }) => `${name} ${state}`) ?? null);

const recordWarnings = (page: Page) => {
  const warnings: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'warning') warnings.push(message.text());
  });
  return warnings;
};

test('mounts under a strict policy, with the script before or after the mount points (contract 2, 6)', async ({
  page,
  demo,
  openHostPage,
}) => {
  const policy = contentSecurityPolicy(demo.servicesOrigin);
  await openHostPage(configBlock(demo) + fallbackTag('svc-query') + fallbackTag('logout'), {
    head: loaderTag(demo),
    policy,
  });
  await expect(mountPoint(page, 'svc-query')).toHaveAttribute('data-mount-state', 'ready');
  await expect(mountPoint(page, 'svc-query').getByText('400-820-6998')).toHaveCount(0);

  await openHostPage(fallbackTag('svc-query') + loaderTag(demo) + configBlock(demo), { policy });
  await expect(mountPoint(page, 'svc-query')).toHaveAttribute('data-mount-state', 'ready');
  await expect(page.getByRole('button', { name: '点击完成验证' })).toBeVisible();
});

test('an address with a user name, as of a staging site, loses its secrets too (F2)', async ({ page, demo }) => {
  await page.goto(`${demo.origin.replace('//', '//qa:secret@')}/en/account/reset-password?token=demo&a=1`);
  await expect(mountPoint(page, 'reset-password')).toHaveAttribute('data-mount-state', 'ready');
  expect(await page.evaluate(() => location.search)).toBe('?a=1');
});

test('the loader passes on the nonce of a policy that allows only a nonce', async ({ page, demo, openHostPage }) => {
  const tag = loaderTag(demo).replace('async', 'async nonce="abc"');
  const policy = `default-src 'none'; script-src 'nonce-abc'; style-src 'nonce-abc'; connect-src 'self' ${demo.servicesOrigin}`;
  await openHostPage(configBlock(demo) + fallbackTag('logout') + tag, { policy });
  await expect(mountPoint(page, 'logout')).toHaveAttribute('data-mount-state', 'ready');
  await expect(page.getByRole('link', { name: '登录' })).toHaveCSS('color', 'rgb(0, 117, 74)');
});

test('a page in GBK shows Chinese texts, although the server sends scripts without a charset (contract 1)', async ({
  page,
  demo,
}) => {
  await page.route('**/w/**/*.js', async (route) => {
    await route.fulfill({ response: await route.fetch(), contentType: 'application/javascript' });
  });
  const body = `<!doctype html><html lang="zh-CN">${configBlock(demo)}${mountTag('register')}${loaderTag(demo)}`;
  await page.route('**/gbk', (route) => route.fulfill({ contentType: 'text/html; charset=gbk', body }));
  await page.goto(`${demo.origin}/gbk`);
  expect(await page.evaluate(() => document.characterSet)).toBe('GBK');
  await page.getByLabel(texts.zh['register.cardNumber']!).fill('6200000000000001');
  await page.getByLabel(texts.zh['register.pin']!, { exact: true }).fill('12345678');
  await page.getByRole('button', { name: texts.zh['register.next']!, exact: true }).click();
  await expect(page.getByRole('heading', { name: texts.zh['register.formTitle']! })).toBeVisible();
  // Scripts that load while the page is idle may be on their way.
  await page.unrouteAll({ behavior: 'wait' });
});

test('a bundle on another origin loads its files from there', async ({ page, demo, openHostPage }) => {
  const cdn = 'http://127.0.0.1:9';
  await page.route(`${cdn}/deep/w/**`, async (route) => {
    const response = await route.fetch({ url: route.request().url().replace(`${cdn}/deep`, demo.origin) });
    await route.fulfill({ response });
  });
  const tag = `<script src="${cdn}/deep/w/widgets.js?v=2" async></script>`;
  await openHostPage(configBlock(demo) + fallbackTag('logout') + tag, {
    head: '<base href="https://base.example.test/">',
  });
  await expect(mountPoint(page, 'logout')).toHaveAttribute('data-mount-state', 'ready');
  await expect(page.getByRole('link', { name: '登录' })).toHaveAttribute(
    'href',
    `${demo.origin}/account/?redirectURL=%2Fhost-page`,
  );
  // Requests that start after the widget is ready may still be pending.
  await page.unrouteAll({ behavior: 'ignoreErrors' });
});

test('a chunk that fails leaves the fallback, shows an error and loads on retry (A8)', async ({
  page,
  demo,
  openHostPage,
}) => {
  const requestTimes: number[] = [];
  await page.route('**/assets/svc-query*.js', (route) => {
    requestTimes.push(Date.now());
    return route.abort();
  });
  const warnings = recordWarnings(page);
  await openHostPage(configBlock(demo) + fallbackTag('svc-query') + fallbackTag('logout') + loaderTag(demo));
  await expect(mountPoint(page, 'logout')).toHaveAttribute('data-mount-state', 'ready');
  const widget = mountPoint(page, 'svc-query');
  await expect(widget).toHaveAttribute('data-mount-state', 'loading');
  await expect(widget).toHaveAttribute('data-mount-state', 'failed');
  await expect(widget.getByText('400-820-6998')).toBeVisible();
  await expect(widget.getByText('此部分暂时无法加载。')).toBeVisible();
  expect(requestTimes).toHaveLength(3);
  const [first = 0, second = 0, third = 0] = requestTimes;
  expect(second - first).toBeGreaterThanOrEqual(490);
  expect(third - second).toBeGreaterThanOrEqual(1990);
  expect(warnings.join()).toContain('svc-query failed: ChunkLoadError');
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

test('without idle time the HTTP client loads when the visitor starts to use a widget, and again after a failed request', async ({
  page,
  demo,
  openHostPage,
}) => {
  await neverBecomeIdle(page);
  let requestCount = 0;
  await page.route(/\/assets\/client\./, (route) => {
    requestCount += 1;
    return requestCount === 1 ? route.abort() : route.continue();
  });
  await openHostPage(configBlock(demo) + fallbackTag('auth') + loaderTag(demo), { path: '/en/host-page' });
  await expect(mountPoint(page, 'auth')).toHaveAttribute('data-mount-state', 'ready');
  await page.waitForLoadState('networkidle');
  expect(requestCount).toBe(0);
  await page.getByLabel('Username or email').fill('mei');
  await expect.poll(() => requestCount).toBe(2);
  await page.getByLabel('Password', { exact: true }).fill('Passw0rd!');
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page).toHaveURL(/\/en\/account/);
});

test('a slow widget shows a message after six seconds, in the language of the page', async ({
  page,
  demo,
  openHostPage,
}) => {
  await page.clock.install();
  const release = await holdRequests(page, '**/assets/logout*.js');
  await openHostPage(configBlock(demo) + fallbackTag('logout') + loaderTag(demo), { path: '/en/host-page' });
  const widget = mountPoint(page, 'logout');
  await expect(widget).toHaveAttribute('data-mount-state', 'loading');
  await expect(widget.getByText('Still loading')).toHaveCount(0);
  await page.clock.fastForward(6100);
  await expect(widget.getByText('Still loading')).toBeVisible();
  release();
  await expect(widget).toHaveAttribute('data-mount-state', 'ready');
  await expect(widget.getByText('Still loading')).toHaveCount(0);
});

test('handles late, repeated, moved and removed mount points (A2)', async ({ page, demo, openHostPage }) => {
  await openHostPage(
    `${configBlock(demo)}<main>${fallbackTag('logout')}${fallbackTag('logout')}</main><aside></aside>${loaderTag(demo)}`,
  );
  await expect.poll(() => mountStates(page)).toEqual(['logout ready', 'logout ready']);

  await page.evaluate(() => {
    const late = document.createElement('section');
    late.innerHTML = '<div data-mount="auth"><p>later</p></div>';
    document.body.append(late);
  });
  await expect.poll(() => mountStates(page)).toEqual(['logout ready', 'logout ready', 'auth ready']);
  await mountPoint(page, 'auth').getByLabel('用户名或邮箱').fill('mei');

  await page.evaluate(() =>
    document.querySelector('aside')?.append(document.querySelector('[data-mount="auth"]') as Node),
  );
  await expect(mountPoint(page, 'auth').getByLabel('用户名或邮箱')).toHaveValue('mei');
  expect(await mountStates(page)).toEqual(['logout ready', 'logout ready', 'auth ready']);

  const removed = await mountPoint(page, 'auth').elementHandle();
  await removed?.evaluate((element) => element.remove());
  await expect
    .poll(() => removed?.evaluate((element) => element.outerHTML))
    .toBe('<div data-mount="auth"><p>later</p></div>');
  expect(await mountStates(page)).toEqual(['logout ready', 'logout ready']);
});

test('mounts in a form that is inserted later and has fields named like its methods (A6)', async ({
  page,
  demo,
  openHostPage,
}) => {
  await openHostPage(configBlock(demo) + loaderTag(demo));
  await expect.poll(() => mountStates(page)).toEqual([]);
  await page.evaluate(() => {
    const names = ['querySelectorAll', 'querySelector', 'matches', 'contains', 'closest', 'getAttribute'];
    const inputs = names.map((name) => `<input name="${name}">`).join('');
    document.body.insertAdjacentHTML('beforeend', `<form>${inputs}<div data-mount="logout"></div></form>`);
  });
  // Playwright cannot look into such a form.
  await expect.poll(() => mountStates(page)).toEqual(['logout ready']);
});

test('window.widgets.unmount restores the page’s own nodes, and scan mounts again (contract 2)', async ({
  page,
  demo,
  openHostPage,
}) => {
  await openHostPage(configBlock(demo) + fallbackTag('logout') + loaderTag(demo));
  await expect(mountPoint(page, 'logout')).toHaveAttribute('data-mount-state', 'ready');
  expect(await page.evaluate(() => Object.keys(window.widgets ?? {}).sort())).toEqual([
    'inspect',
    'scan',
    'status',
    'unmount',
    'version',
  ]);
  await page.evaluate(() => window.widgets?.unmount());
  await expect(mountPoint(page, 'logout')).not.toHaveAttribute('data-mount-state');
  await expect(mountPoint(page, 'logout')).toHaveText('400-820-6998');
  await page.evaluate(() => document.body.append(document.createElement('i')));
  expect(await mountStates(page)).toEqual([]);
  await page.evaluate(() => window.widgets?.scan());
  await expect(mountPoint(page, 'logout')).toHaveAttribute('data-mount-state', 'ready');
});

test('nested and unknown mount points and second singletons stay unchanged and are reported once (contract 2)', async ({
  page,
  demo,
  openHostPage,
}) => {
  const warnings = recordWarnings(page);
  await openHostPage(
    configBlock(demo) +
      mountTag('logout', mountTag('auth', 'inner')) +
      mountTag('svc-qurey', 'typo') +
      mountTag('svc-qurey', 'typo') +
      mountTag('notification', '') +
      mountTag('notification', 'second') +
      loaderTag(demo),
  );
  await expect.poll(() => mountStates(page)).toEqual(['logout ready', 'notification ready']);
  await page.evaluate(() => document.body.append(document.createElement('i')));
  expect(warnings.filter((text) => text.includes('"svc-qurey": did you mean "svc-query"?'))).toHaveLength(1);
  expect(warnings.filter((text) => text.includes('auth is inside another'))).toHaveLength(1);
  expect(warnings.filter((text) => text.includes('notification is on this page already'))).toHaveLength(1);
  expect(warnings).toHaveLength(3);
  await expect(page.getByText('typo').first()).toBeVisible();
});

test('the script loaded twice mounts everything once, also with an element of id widgets (contract 2)', async ({
  page,
  demo,
  openHostPage,
}) => {
  const warnings = recordWarnings(page);
  await openHostPage(
    `<div id="widgets"></div>${configBlock(demo)}${fallbackTag('logout')}${loaderTag(demo)}${loaderTag(demo)}`,
  );
  await expect.poll(() => mountStates(page)).toEqual(['logout ready']);
  await expect.poll(() => warnings.filter((text) => /version .* is on this page already/.test(text))).toHaveLength(1);
  await expect(page.getByRole('link', { name: '登录' })).toHaveCount(1);
});

test('puts `widgets` on window and nothing else (contract 2)', async ({ page, demo, openHostPage }) => {
  const globals = () => page.evaluate(() => Object.getOwnPropertyNames(window).filter((name) => !/^\d+$/.test(name)));
  await openHostPage('');
  const before = new Set(await globals());
  await openHostPage(configBlock(demo) + fallbackTag('svc-query') + fallbackTag('logout') + loaderTag(demo), {
    path: '/second-host-page',
  });
  await expect.poll(() => mountStates(page)).toEqual(['svc-query ready', 'logout ready']);
  // Except for the functions of the captcha provider, and the function of the test fixture.
  const isNew = (name: string) => !before.has(name) && !name.startsWith('cap') && name !== 'reportPolicyViolation';
  expect((await globals()).filter(isNew)).toEqual(['widgets']);
});

test('the toJSON methods of a library like Prototype.js do not change requests (M3, M5)', async ({
  page,
  demo,
  openHostPage,
}) => {
  await page.addInitScript(() => {
    const define = (target: object, name: string, value: unknown) =>
      Object.defineProperty(target, name, { value, enumerable: true, writable: true, configurable: true });
    define(Array.prototype, 'toJSON', function toJSON(this: unknown[]) {
      return `[${this.join()}]`;
    });
    define(Object.prototype, 'toJSON', () => 'broken');
    define(Object.prototype, 'extend', () => 'broken');
    define(Array.prototype, 'each', () => 'broken');
    define(String.prototype, 'toJSON', () => 'broken');
  });
  await openHostPage(configBlock(demo) + fallbackTag('svc-query') + loaderTag(demo), { path: '/en/host-page' });
  const widget = mountPoint(page, 'svc-query');
  await widget.getByLabel('Card number').fill('7310180000000001');
  await widget.getByLabel('PIN').fill('123456');
  await page.getByRole('button', { name: 'Click to verify' }).click();
  await widget.getByRole('button', { name: 'Check balance' }).click();
  await expect(widget.getByText('¥652.30')).toBeVisible();
  expect(demo.services.calls.find(({ path }) => path === '/public/svc/detail')?.body).toEqual({
    data: { id: '7310180000000001', captcha: expect.any(String), pin: '123456' },
  });
});

test('a page without a notification outlet gets one for the first notice (contract 3)', async ({
  page,
  demo,
  openHostPage,
}) => {
  demo.services.faults.set({ call: 'POST /public/svc/detail', fault: '500' });
  await openHostPage(configBlock(demo) + fallbackTag('svc-query') + loaderTag(demo), { path: '/en/host-page' });
  const widget = mountPoint(page, 'svc-query');
  await widget.getByLabel('Card number').fill('7310180000000001');
  await widget.getByLabel('PIN').fill('123456');
  await page.getByRole('button', { name: 'Click to verify' }).click();
  await widget.getByRole('button', { name: 'Check balance' }).click();
  await expect(page.getByRole('alert')).toContainText('Something went wrong, please try again later');
  // After the page unmounts that outlet, the next notice gets a new one.
  await page.evaluate(() => {
    const outlet = document.querySelector('[data-mount="notification"]');
    if (outlet) window.widgets?.unmount(outlet);
  });
  await page.getByRole('button', { name: 'Click to verify' }).click();
  await widget.getByRole('button', { name: 'Check balance' }).click();
  await expect(page.getByRole('alert')).toContainText('Something went wrong, please try again later');

  // After the page unmounts everything, a sign-in in another tab mounts nothing.
  await page.evaluate(() => window.widgets?.unmount());
  const before = await page.locator('[data-mount]').count();
  const detailResponse = page.waitForResponse(/Customers\/detail/);
  await page.context().addCookies([{ name: 'login-status', value: 'true', url: demo.origin }]);
  await page.evaluate(() =>
    dispatchEvent(new StorageEvent('storage', { key: 'rewards-widgets.login', newValue: '1' })),
  );
  await detailResponse;
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
  expect([await page.locator('[data-mount]').count(), await page.locator('[data-mount-state]').count()]).toEqual([
    before,
    0,
  ]);
});

test('with reduced motion a notice appears without animation, and a spinner still turns, slowly', async ({
  page,
  demo,
  openHostPage,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const { faults } = demo.services;
  faults.set({ call: 'POST /web/login', fault: 'slow' });
  await openHostPage(configBlock(demo) + fallbackTag('auth') + loaderTag(demo), { path: '/en/host-page' });
  const auth = mountPoint(page, 'auth');
  await submitSignIn(auth, 'mei', { password: 'wrong' });
  const spinner = auth.locator('.rw-button-ring');
  await expect(spinner).toHaveCSS('animation-duration', '4s');
  faults.clear();
  await expect(auth.locator('.rw-form-notice')).toBeVisible();
  // While its form is out of view, the notice is a snackbar.
  await page.evaluate(() => document.body.style.setProperty('padding-bottom', '3000px'));
  await page.evaluate(() => scrollTo(0, 3000));
  const notice = page.locator('.rw-notice');
  await expect(notice).toBeVisible();
  await expect(notice).toHaveCSS('animation-name', 'none');
});

test('an unsupported browser keeps the page’s own content, without an error (A10)', async ({
  page,
  demo,
  openHostPage,
}) => {
  await page.addInitScript(() => {
    delete (Object as { fromEntries?: unknown }).fromEntries;
  });
  await openHostPage(configBlock(demo) + fallbackTag('svc-query') + loaderTag(demo));
  await page.waitForLoadState('networkidle');
  await expect(mountPoint(page, 'svc-query')).toHaveText('400-820-6998');
  await expect(mountPoint(page, 'svc-query')).not.toHaveAttribute('data-mount-state');
  expect(await page.evaluate(() => typeof window.widgets)).toBe('undefined');
});
