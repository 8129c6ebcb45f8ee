import { locales } from '../../../demo/site/texts';
import { expect, test } from '../support/flowFixtures';
import { getLoginStatus, mountPoint } from '../support/page';
import { submitSignIn } from '../support/signInForm';

const texts = {
  zh: { prefix: '', tab: '扫码登录', image: '登录二维码', scanned: '已扫描，请在手机上确认', refresh: '刷新二维码' },
  en: {
    prefix: '/en',
    tab: 'QR code',
    image: 'Sign-in QR code',
    scanned: 'Scanned, confirm on your phone',
    refresh: 'Refresh QR code',
  },
} as const;

for (const locale of locales) {
  const text = texts[locale];

  test(`a visitor signs in with a phone, after a QR code expired, in ${locale} (M-core-04, A-16)`, async ({
    page,
    demo,
    visit,
    request,
  }) => {
    await page.clock.install();
    /** Plays the phone. The page polls every two seconds. */
    const simulatePhone = async (action: string) => {
      await request.post(`${demo.servicesOrigin}/__stub/qr`, { data: { action, user: 'mei' } });
      await page.clock.fastForward(2_000);
    };
    await visit(`${text.prefix}/account/`);
    const auth = mountPoint(page, 'auth');
    await auth.getByRole('tab', { name: text.tab }).click();
    await expect(auth.getByRole('img', { name: text.image }).locator('svg')).toBeVisible();

    await simulatePhone('expire');
    await auth.getByRole('button', { name: text.refresh }).click();
    await expect(auth.getByRole('img', { name: text.image }).locator('svg')).toBeVisible();

    await simulatePhone('scan');
    await expect(auth.getByText(text.scanned)).toBeVisible();

    await simulatePhone('confirm');
    await expect.poll(() => getLoginStatus(page)).toBe('true');
    await page.waitForURL(`${demo.origin}${text.prefix}/account/`);
    await expect(auth).toBeEmpty();
    const exchanges = demo.services.calls.filter(({ path }) => path === '/web/login/oauth/access_token');
    expect(exchanges.map(({ body }) => body)).toEqual([
      { code: expect.any(String), remember_me: false, grant_type: 'authorization_code' },
    ]);
  });

  test(`an authorization code is exchanged once and removed from the URL, in ${locale} (M-core-05, D2)`, async ({
    page,
    demo,
    visit,
  }) => {
    await visit(`${text.prefix}/account/?code=demo-code&redirectURL=${encodeURIComponent(`${text.prefix}/apps/`)}`);
    await page.waitForURL(`${demo.origin}${text.prefix}/apps/`);
    expect(await getLoginStatus(page)).toBe('true');
    expect(demo.services.calls.filter(({ path }) => path === '/web/login/oauth/access_token')).toHaveLength(1);
    await page.goBack();
    expect(page.url()).not.toContain('demo-code');
  });
}

test('an invalid authorization code shows an error and the form', async ({ page, visit, demo }) => {
  await visit('/en/account/?code=spent');
  await expect(page.getByRole('alert')).toBeVisible();
  await expect(mountPoint(page, 'auth').getByLabel('Username or email')).toBeVisible();
  expect(new URL(page.url()).search).toBe('');
  expect(await getLoginStatus(page)).toBeUndefined();
  expect(demo.services.calls.filter(({ path }) => path === '/web/login/oauth/access_token')).toHaveLength(1);
});

test('an authorization code in a link never replaces the session of a signed-in visitor (D2)', async ({
  page,
  visit,
  demo,
}) => {
  await visit('/en/account/');
  const auth = mountPoint(page, 'auth');
  await submitSignIn(auth, 'gold');
  await expect(mountPoint(page, 'rewards-tier')).not.toBeEmpty();
  demo.services.calls.length = 0;
  await visit('/en/account/?code=demo-code');
  await expect(auth).toHaveAttribute('data-mount-state', 'ready');
  await expect.poll(() => demo.services.calls.filter(({ path }) => path === '/api/Customers/detail').length).toBe(1);
  await expect(auth).toBeEmpty();
  expect(new URL(page.url()).search).toBe('');
  expect(demo.services.calls.filter(({ path }) => path === '/web/login/oauth/access_token')).toEqual([]);
});
