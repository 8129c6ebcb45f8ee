import type { Page } from '@playwright/test';
import { locales } from '../../../demo/site/texts';
import { expect, test } from '../support/fixtures';
import { configBlock, loaderTag, mountTag } from '../support/hostPage';
import { mountPoint } from '../support/page';
import { signInTexts, submitSignIn } from '../support/signInForm';

/** The files that no widget needs before the visitor uses it. */
const lateFiles = /\/assets\/((client|notices-(zh|en)|auth-qr)\.|(notification|loading)\.)/;

/** Makes the site respond as one whose old files a deployment has removed. */
const removeLateFiles = (page: Page) => page.route(lateFiles, (route) => route.fulfill({ status: 404, body: '' }));

const texts = {
  zh: { message: '页面加载不完整，尚未提交，请刷新页面', reload: '刷新页面' },
  en: {
    message: 'This page could not be loaded completely, so nothing was sent. Please reload the page.',
    reload: 'Reload the page',
  },
};

for (const locale of locales) {
  test(`a deployment removed the files of an open page: the form asks for a reload, keeps what was typed and reloads (${locale})`, async ({
    page,
    demo,
    openHostPage,
    checkScreen,
  }) => {
    const text = signInTexts[locale];
    await removeLateFiles(page);
    await openHostPage(`${configBlock(demo)}<main><h1>Sign in</h1>${mountTag('auth')}</main>${loaderTag(demo)}`, {
      path: `${text.prefix}/host-page`,
    });
    const auth = mountPoint(page, 'auth');
    await submitSignIn(auth, 'mei', { locale });
    const notice = auth.locator('form').getByRole('alert');
    await expect(notice).toContainText(texts[locale].message);
    await expect(notice).toHaveCSS('border-top-style', 'solid');
    await expect(auth.getByLabel(text.user)).toHaveValue('mei');
    await expect(auth.getByLabel(text.password, { exact: true })).toHaveValue('Passw0rd!');
    await expect(auth.getByRole('button', { name: text.signIn, exact: true })).toBeFocused();
    // The page shows nothing else: no outlet, whose files are missing too, and no unstyled text at its end.
    await expect(page.locator('[data-mount="notification"], [data-mount="loading"], .rw-mount-note')).toHaveCount(0);
    await checkScreen(`auth-reload-${locale}`);

    await page.unroute(lateFiles);
    await notice.getByRole('button', { name: texts[locale].reload }).click();
    await expect(auth.getByLabel(text.user)).toHaveValue('');
    await submitSignIn(auth, 'mei', { locale });
    await expect(page).toHaveURL(new RegExp(`${text.prefix}/account/`));
  });
}

for (const file of ['base', 'form', 'auth.en']) {
  test(`a firewall that responds to the first request for ${file}.js with a script of its own delays the widgets (A8)`, async ({
    page,
    demo,
    openHostPage,
  }) => {
    const challenge = { contentType: 'text/javascript', headers: { 'cache-control': 'no-store' }, body: 'void 0;' };
    const pattern = new RegExp(`/assets/${file}\\.\\w+\\.js$`);
    const requested: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes(`/assets/${file.slice(0, 4)}.`)) requested.push(request.url());
    });
    await page.route(pattern, (route) => route.fulfill(challenge), { times: 1 });
    await openHostPage(`${mountTag('auth')}${mountTag('promotion')}${loaderTag(demo)}`, { path: '/en/host-page' });
    await expect(mountPoint(page, 'auth').getByLabel('Username or email')).toBeVisible();
    for (const name of ['auth', 'promotion'] as const) {
      await expect(mountPoint(page, name)).toHaveAttribute('data-mount-state', 'ready');
    }
    const scripts = requested.filter((url) => url.endsWith('.js'));
    expect(scripts).toEqual([scripts[0], scripts[0]]);
  });
}

/** Opens a page with the sign-in. Returns the names of the late files that it requests, and the time of the `load` event. */
async function openSignIn(
  page: Page,
  openHostPage: (body: string, options: { path: string }) => Promise<void>,
  body: string,
) {
  const requested: string[] = [];
  page.on('request', (request) => {
    const name = lateFiles.exec(request.url())?.[1];
    if (name !== undefined) requested.push(name);
  });
  await openHostPage(body, { path: '/en/host-page' });
  await expect(mountPoint(page, 'auth')).toHaveAttribute('data-mount-state', 'ready');
  return requested;
}

test('fetches late files when the page has loaded and the browser is idle, so that a later deployment breaks nothing', async ({
  page,
  demo,
  openHostPage,
}) => {
  await page.addInitScript(() => {
    const { requestIdleCallback: whenIdle } = window;
    Object.assign(window, {
      requestIdleCallback: (call: () => void) => addEventListener('idle', () => whenIdle(call)),
    });
  });
  const requested = await openSignIn(page, openHostPage, configBlock(demo) + mountTag('auth') + loaderTag(demo));
  await page.waitForLoadState('networkidle');
  expect(requested).toEqual([]);
  await page.evaluate(() => dispatchEvent(new Event('idle')));
  await expect
    .poll(() => [...requested].sort())
    .toEqual(['auth-qr.', 'client.', 'loading.', 'loading.', 'notices-en.', 'notification.', 'notification.']);
  await page.waitForLoadState('networkidle');

  await removeLateFiles(page);
  const auth = mountPoint(page, 'auth');
  await submitSignIn(auth, 'mei', { password: 'wrong' });
  await expect(auth.locator('.rw-form-notice')).toHaveText('The UserName/Email or Password is invalid');
  await expect(page.getByRole('alert')).toContainText('The UserName/Email or Password is invalid');
  await page.getByRole('tab', { name: 'QR code' }).click();
  await expect(page.getByRole('img', { name: 'Sign-in QR code' }).locator('svg')).toBeVisible();
});

// Without its code, an empty frame beside "scan" would be wrong (A8).
const codes = [
  { name: 'auth', open: /^QR code$/, image: 'Sign-in QR code', file: /\/assets\/auth-qr\./ },
  { name: 'share-buttons', open: /WeChat$/, image: 'QR code of this page', file: /\/assets\/share-qr\./ },
];
for (const { name, open, image, file } of codes) {
  test(`${name} says that the QR code could not be loaded, and loads it again (A8)`, async ({
    page,
    demo,
    openHostPage,
  }) => {
    await page.route(file, (route) => route.abort());
    await openHostPage(configBlock(demo) + mountTag(name) + loaderTag(demo), { path: '/en/host-page' });
    await mountPoint(page, name)
      .getByRole(name === 'auth' ? 'tab' : 'button', { name: open })
      .click();
    const retry = page.getByRole('button', { name: 'Try again' });
    await expect(retry).toBeVisible({ timeout: 15_000 });
    await expect(page.getByRole('img', { name: image })).toHaveCount(0);
    await page.unroute(file);
    await retry.click();
    await expect(page.getByRole('img', { name: image })).toBeVisible();
  });
}

test('a visitor who saves data fetches late files only when they are needed', async ({ page, demo, openHostPage }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
  });
  const requested = await openSignIn(page, openHostPage, configBlock(demo) + mountTag('auth') + loaderTag(demo));
  await page.waitForLoadState('networkidle');
  expect(requested).toEqual([]);
  await page.getByLabel('Username or email').focus();
  await expect.poll(() => requested).toContain('client.');
});
