import { expect, flag, mount, test } from './world';

const words = {
  zh: { prefix: '', tab: '扫码登录', image: '登录二维码', scanned: '已扫描，请在手机上确认', refresh: '刷新二维码' },
  en: {
    prefix: '/en',
    tab: 'QR code',
    image: 'Sign-in QR code',
    scanned: 'Scanned, confirm on your phone',
    refresh: 'Refresh QR code',
  },
} as const;

for (const locale of ['zh', 'en'] as const) {
  const say = words[locale];

  test(`a member signs in with a phone, after a code that expired, in ${locale} (M-core-04, A-16)`, async ({
    page,
    world,
    visit,
    look,
    request,
  }) => {
    await page.clock.install();
    /** The phone acts; the page hears of it by its next question, two seconds later. */
    const phone = async (action: string) => {
      await request.post(`${world.servicesOrigin}/__stub/qr`, { data: { action, user: 'mei' } });
      await page.clock.fastForward(2_000);
    };
    await visit(`${say.prefix}/account/`);
    const auth = mount(page, 'auth');
    await auth.getByRole('tab', { name: say.tab }).click();
    await expect(auth.getByRole('img', { name: say.image }).locator('svg')).toBeVisible();
    await look(`auth-qr-${locale}-waiting`);

    await phone('expire');
    await auth.getByRole('button', { name: say.refresh }).click();
    await expect(auth.getByRole('img', { name: say.image }).locator('svg')).toBeVisible();

    await phone('scan');
    await expect(auth.getByText(say.scanned)).toBeVisible();
    await look(`auth-qr-${locale}-scanned`);

    await phone('confirm');
    await expect.poll(() => flag(page)).toBe('true');
    await page.waitForURL(`${world.origin}${say.prefix}/account/`);
    await expect(auth).toBeEmpty();
    const exchanged = world.services.calls.filter(({ path }) => path === '/web/login/oauth/access_token');
    expect(exchanged.map(({ body }) => body)).toEqual([
      { code: expect.any(String), remember_me: false, grant_type: 'authorization_code' },
    ]);
  });

  test(`a third party's code is exchanged once and gone from the address, in ${locale} (M-core-05, D2)`, async ({
    page,
    world,
    visit,
  }) => {
    const addresses: string[] = [];
    page.on('request', (asked) => addresses.push(`${asked.url()} ${asked.headers()['referer'] ?? ''}`));
    await visit(`${say.prefix}/account/?code=demo-code&redirectURL=${encodeURIComponent(`${say.prefix}/apps/`)}`);
    await page.waitForURL(`${world.origin}${say.prefix}/apps/`);
    expect(await flag(page)).toBe('true');
    expect(world.services.calls.filter(({ path }) => path === '/web/login/oauth/access_token')).toHaveLength(1);
    // The page's own address and its parts aside, nothing that was asked for carries the code.
    const ours = addresses.filter(
      (address) => /\/w\/assets\/|\/api\/|\/web\//.test(address) && !address.includes('preload'),
    );
    const late = ours.filter((address) => address.startsWith(world.servicesOrigin));
    expect(late.join()).not.toContain('demo-code');
    await page.goBack();
    expect(page.url()).not.toContain('demo-code');
  });
}

test('a spent code is told, and the form is there', async ({ page, visit, world }) => {
  await visit('/en/account/?code=spent');
  await expect(page.getByRole('alert')).toBeVisible();
  await expect(mount(page, 'auth').getByLabel('Username or email')).toBeVisible();
  expect(new URL(page.url()).search).toBe('');
  expect(await flag(page)).toBeUndefined();
  expect(world.services.calls.filter(({ path }) => path === '/web/login/oauth/access_token')).toHaveLength(1);
});

test('a code in a link never signs in somebody who is signed in (D2)', async ({ page, visit, world }) => {
  await visit('/en/account/');
  const auth = mount(page, 'auth');
  await auth.getByLabel('Username or email').fill('gold');
  await auth.getByLabel('Password', { exact: true }).fill('Passw0rd!');
  await auth.getByRole('button', { name: 'Sign in' }).click();
  await expect(mount(page, 'rewards-tier')).not.toBeEmpty();
  world.services.calls.length = 0;
  await visit('/en/account/?code=demo-code');
  await expect(auth).toHaveAttribute('data-mount-state', 'ready');
  await expect.poll(() => world.services.calls.filter(({ path }) => path === '/api/Customers/detail').length).toBe(1);
  await expect(auth).toBeEmpty();
  expect(new URL(page.url()).search).toBe('');
  expect(world.services.calls.filter(({ path }) => path === '/web/login/oauth/access_token')).toEqual([]);
});
