import { hold, logins, open, pageAhead, ready, shell, words } from './ahead';
import { expect, mount, test } from './world';

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
}

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

test('Enter, then the next field, all before any script: nothing is sent until the next press', async ({
  page,
  world,
}) => {
  const release = await hold(page, 'all');
  await open(page, `${world.origin}/en/account/`);
  const auth = mount(page, 'auth');
  const password = auth.getByLabel(words.en.password, { exact: true });
  await auth.getByLabel(words.en.user).fill('mei');
  await auth.getByLabel(words.en.user).press('Enter');
  await password.click();
  await password.pressSequentially('Passw0');
  release();
  await ready(page, 'auth');
  await page.waitForLoadState('networkidle');
  expect(logins(world)).toEqual([]);
  await password.pressSequentially('rd!');
  await password.press('Enter');
  await expect.poll(() => logins(world)).toEqual(['mei:Passw0rd!']);
});

test('a button pressed, then the password mended, all before any script: the half of it is not sent', async ({
  page,
  world,
}) => {
  const release = await hold(page, 'all');
  await open(page, `${world.origin}/en/account/`);
  const auth = mount(page, 'auth');
  const password = auth.getByLabel(words.en.password, { exact: true });
  await auth.getByLabel(words.en.user).fill('mei');
  await password.fill('wrong');
  await auth.getByRole('button', { name: words.en.signIn, exact: true }).click();
  await password.fill('');
  await password.pressSequentially('Pas');
  release();
  await ready(page, 'auth');
  await page.waitForLoadState('networkidle');
  expect(logins(world)).toEqual([]);
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

test('where the widget does not come, the form keeps what was typed, and its button is another try', async ({
  page,
  world,
  host,
}) => {
  await page.route('**/w/assets/auth*.js', (route) => route.abort());
  const { body, head } = pageAhead(world, ['auth', shell('auth', 'zh')]);
  await host(body, { head });
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
  const { body, head } = pageAhead(world, ['auth', shell('auth', 'zh')]);
  await host(body, { head });
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
