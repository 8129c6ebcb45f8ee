import { expect, test } from '../support/fixtures';
import { configBlock, loaderTag, mountTag } from '../support/hostPage';
import { expectReady } from '../support/page';

const panel = 'rewards-widgets-inspector';

test('?widgets=inspect opens the inspector, also where no widget is loaded, and closes without a trace', async ({
  page,
  demo,
  openHostPage,
}) => {
  const requested: string[] = [];
  page.on('request', (request) => requested.push(request.url()));
  await openHostPage(mountTag('svcquery') + loaderTag(demo), { path: '/en/host-page?widgets=inspect' });
  const dialog = page.getByRole('dialog', { name: 'Widgets inspector' });
  await expect(dialog).toContainText('Did you mean "svc-query"?');
  expect(requested.filter((url) => /assets\/base/.test(url))).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(page.locator(panel)).toHaveCount(0);
  expect(await page.locator('script[src*="inspector"]').count()).toBe(0);
});

test('window.widgets.inspect() shows the states of a page that loads no inspector by itself', async ({
  page,
  demo,
  openHostPage,
}) => {
  const requested: string[] = [];
  page.on('request', (request) => requested.push(request.url()));
  await openHostPage(configBlock(demo) + mountTag('svc-query') + loaderTag(demo), { path: '/en/host-page' });
  await expectReady(page, 'svc-query');
  expect(requested.filter((url) => url.includes('inspector'))).toEqual([]);
  await page.evaluate(() => window.widgets?.inspect());
  const dialog = page.getByRole('dialog', { name: 'Widgets inspector' });
  await expect(dialog).toContainText(/svc-query: ready, \d+ ms/);
  await expect(dialog).toContainText(`public (${demo.servicesOrigin}): can be reached`);
  await page.evaluate(() => window.widgets?.inspect());
  await expect(page.locator(panel)).toHaveCount(1);
});

test('the console says when the inspector could not be loaded', async ({ page, demo, openHostPage }) => {
  const errors: Error[] = [];
  page.on('pageerror', (error) => errors.push(error));
  const warning = page.waitForEvent('console', (message) => /rewards-widgets .*inspector/.test(message.text()));
  await page.route(/inspector\.\w+\.js/, (route) => route.abort());
  await openHostPage(mountTag('svc-query') + loaderTag(demo), { path: '/en/host-page?widgets=inspect' });
  expect((await warning).type()).toBe('warning');
  expect(errors).toEqual([]);
});

for (const [colour, contrast] of [
  ['--rw-color-accent: #ffe680', ['--rw-color-on-accent', '--rw-color-accent', '1.2']],
  ['--rw-color-surface: #111', ['--rw-color-ink', '--rw-color-surface', '1.5']],
  ['--rw-color-accent: hsl(157, 100%, 23%)', null],
  // 4.48, which rounds to the 4.5 that would be enough.
  ['--rw-color-accent: #777777', ['--rw-color-on-accent', '--rw-color-accent', '4.4']],
] as const) {
  test(`the inspector and the console say how readable the colours of a page are, with ${colour} (A5)`, async ({
    page,
    demo,
    openHostPage,
  }) => {
    const reported: string[] = [];
    page.on('console', (message) => reported.push(message.text()));
    await openHostPage(configBlock(demo) + mountTag('svc-query') + loaderTag(demo), {
      path: '/en/host-page?widgets=inspect',
      head: `<style>:root { ${colour} }</style>`,
    });
    const inspector = page.getByRole('dialog', { name: 'Widgets inspector' });
    if (!contrast) return expect(inspector).toContainText('Each text has enough contrast.');
    const [text, background, ratio] = contrast;
    await expect(inspector).toContainText(`${text} on ${background} is hard to read: the contrast is ${ratio}:1`);
    const warning = `${text} on ${background} has a contrast of only ${ratio}:1: set both colours`;
    await expect.poll(() => reported.join('\n')).toContain(warning);
  });
}

test('the inspector names the directive that a strict policy lacks', async ({ page, demo, openHostPage }) => {
  const { origin } = demo;
  // The fixture fails tests with violations; this one is about them.
  await page.addInitScript(() => Object.assign(window, { reportPolicyViolation: () => {} }));
  await openHostPage(configBlock(demo) + loaderTag(demo), {
    path: '/en/host-page?widgets=inspect',
    policy: `default-src 'none'; script-src ${origin}; style-src ${origin}; connect-src 'self'; trusted-types rewards-widgets; require-trusted-types-for 'script'`,
  });
  const dialog = page.getByRole('dialog', { name: 'Widgets inspector' });
  await expect(dialog).toContainText(`Add to the policy: connect-src ${demo.servicesOrigin}`);
  await expect(dialog).toContainText('is blocked by the content security policy');
});

for (const [locale, prefix, title] of [
  ['zh', '', '组件检查器'],
  ['en', '/en', 'Widgets inspector'],
] as const) {
  test(`the inspector is accessible, by keyboard as well, in ${locale}`, async ({ page, visit, checkScreen }) => {
    await visit(`${prefix}/account/?widgets=inspect`);
    const dialog = page.getByRole('dialog', { name: title });
    await expect(dialog).toBeFocused();
    await expectReady(page, 'auth');
    await checkScreen(`inspector-${locale}`);
    await page.keyboard.press('Tab');
    await expect(dialog.getByRole('button').first()).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(page.locator(panel)).toHaveCount(0);
  });
}
