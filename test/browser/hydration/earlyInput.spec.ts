import { expect, test } from '../support/fixtures';
import { expectReady, holdRequests, holdScripts, mountPoint, openPage } from '../support/page';
import { pageWithPrerendered, prerenderedMarkup } from '../support/prerendered';
import { receivedCredentials, signInTexts, submitSignIn } from '../support/signInForm';

const text = signInTexts.zh;
const account = '/account/';

for (const how of ['a click', 'Enter'] as const) {
  test(`${how} before hydration signs in with the typed values`, async ({ page, demo }) => {
    const release = await holdScripts(page, 'assets');
    await openPage(page, demo.origin + account);
    const auth = mountPoint(page, 'auth');
    await expect(auth).toHaveAttribute('data-mount-state', 'loading');
    await auth.getByLabel(text.user).pressSequentially(' mei ');
    await auth.getByLabel(text.password, { exact: true }).pressSequentially('Passw0rd!');
    if (how === 'Enter') await auth.getByLabel(text.password, { exact: true }).press('Enter');
    else await auth.getByRole('button', { name: text.signIn, exact: true }).click();
    expect(page.url()).toBe(demo.origin + account);
    expect(receivedCredentials(demo)).toEqual([]);
    release();
    await expect.poll(() => receivedCredentials(demo)).toEqual(['mei:Passw0rd!']);
    await expectReady(page, 'auth');
    await expect(auth).toBeEmpty();
    expect(receivedCredentials(demo)).toHaveLength(1);
  });
}

test('an early click shows a busy button and submits once after hydration', async ({ page, demo }) => {
  const release = await holdScripts(page, 'assets');
  await openPage(page, demo.origin + account);
  const auth = mountPoint(page, 'auth');
  await expect(auth).toHaveAttribute('data-mount-state', 'loading');
  await auth.getByLabel(text.user).fill('mei');
  await auth.getByLabel(text.password, { exact: true }).fill('Passw0rd!');
  const button = auth.getByRole('button', { name: text.signIn, exact: true });
  await button.click();
  await button.click();
  await expect(button).toHaveAttribute('aria-busy', 'true');
  expect(page.url()).toBe(demo.origin + account);
  release();
  await expect(auth).toBeEmpty({ timeout: 20_000 });
  expect(receivedCredentials(demo)).toEqual(['mei:Passw0rd!']);
});

test('IME composition continues while the widget hydrates', async ({ page, demo }) => {
  const release = await holdScripts(page, 'all');
  await openPage(page, `${demo.origin}${account}`);
  const user = mountPoint(page, 'auth').getByLabel(text.user);
  await user.focus();
  const keyboard = await page.context().newCDPSession(page);
  await keyboard.send('Input.imeSetComposition', { text: 'xing', selectionStart: 4, selectionEnd: 4 });
  release();
  await expectReady(page, 'auth');
  await keyboard.send('Input.imeSetComposition', { text: 'xing ba', selectionStart: 7, selectionEnd: 7 });
  await expect(user).toHaveValue('xing ba');
  await keyboard.send('Input.insertText', { text: '星巴' });
  await expect(user).toHaveValue('星巴');
  await mountPoint(page, 'auth').getByLabel(text.password, { exact: true }).fill('x');
  await mountPoint(page, 'auth').getByRole('button', { name: text.signIn, exact: true }).click();
  await expect.poll(() => receivedCredentials(demo)).toEqual(['星巴:x']);
});

test('early input with spaces and hyphens is submitted normalised', async ({ page, demo }) => {
  const release = await holdScripts(page, 'assets');
  await openPage(page, `${demo.origin}/en/account/register`);
  const register = mountPoint(page, 'register');
  await expect(register).toHaveAttribute('data-mount-state', 'loading');
  await register.getByLabel('Card number').fill('6200 0000-0000 0001');
  await register.getByLabel('PIN', { exact: true }).fill('12345678');
  await register.getByLabel('PIN', { exact: true }).press('Enter');
  release();
  await expect(register.getByRole('heading', { name: /details|about you|account/i })).toBeVisible({ timeout: 20_000 });
  const [call] = demo.services.calls.filter(({ path }) => /card/i.test(path));
  expect(JSON.stringify(call?.body)).toContain('6200000000000001');
});

test('an early click on a tab opens the tab', async ({ page, demo }) => {
  const release = await holdScripts(page, 'assets');
  await openPage(page, `${demo.origin}/en/account/`);
  const tab = mountPoint(page, 'auth').getByRole('tab', { name: signInTexts.en.qr });
  await expect(mountPoint(page, 'auth')).toHaveAttribute('data-mount-state', 'loading');
  await tab.click();
  release();
  await expect(tab).toHaveAttribute('aria-selected', 'true', { timeout: 20_000 });
  await expect(tab).not.toHaveAttribute('aria-busy');
});

test('early clicks on a tab and back leave the first tab open, with its early input', async ({ page, demo }) => {
  const release = await holdScripts(page, 'assets');
  await openPage(page, `${demo.origin}/en/account/`);
  const auth = mountPoint(page, 'auth');
  await expect(auth).toHaveAttribute('data-mount-state', 'loading');
  await auth.getByRole('tab', { name: signInTexts.en.qr }).click();
  await auth.getByRole('tab', { name: signInTexts.en.password }).click();
  await auth.getByLabel(signInTexts.en.user).fill('mei');
  release();
  await expectReady(page, 'auth');
  await page.waitForLoadState('networkidle');
  await expect(auth.getByRole('tab', { name: signInTexts.en.password })).toHaveAttribute('aria-selected', 'true');
  await expect(auth.getByLabel(signInTexts.en.user)).toHaveValue('mei');
});

test('typing after an early Enter cancels the submit', async ({ page, demo }) => {
  const release = await holdScripts(page, 'assets');
  await openPage(page, `${demo.origin}/en/account/`);
  const auth = mountPoint(page, 'auth');
  await expect(auth).toHaveAttribute('data-mount-state', 'loading');
  await auth.getByLabel(signInTexts.en.user).fill('mei');
  await auth.getByLabel(signInTexts.en.user).press('Enter');
  const button = auth.getByRole('button', { name: signInTexts.en.signIn, exact: true });
  await expect(button).toHaveAttribute('aria-busy', 'true');
  await auth.getByLabel(signInTexts.en.password, { exact: true }).pressSequentially('Passw0');
  await expect(button).toHaveAttribute('aria-busy', 'false');
  release();
  await expectReady(page, 'auth');
  await page.waitForLoadState('networkidle');
  expect(receivedCredentials(demo)).toEqual([]);
  await auth.getByLabel(signInTexts.en.password, { exact: true }).pressSequentially('rd!');
  await button.click();
  await expect.poll(() => receivedCredentials(demo)).toEqual(['mei:Passw0rd!']);
});

test('retyping the password after an early click cancels the submit', async ({ page, demo }) => {
  const release = await holdScripts(page, 'assets');
  await openPage(page, `${demo.origin}/en/account/`);
  const auth = mountPoint(page, 'auth');
  await expect(auth).toHaveAttribute('data-mount-state', 'loading');
  await submitSignIn(auth, 'mei', { password: 'wrong' });
  const button = auth.getByRole('button', { name: signInTexts.en.signIn, exact: true });
  await expect(button).toHaveAttribute('aria-busy', 'true');
  const password = auth.getByLabel(signInTexts.en.password, { exact: true });
  await password.fill('');
  await password.pressSequentially('Pas');
  await expect(button).toHaveAttribute('aria-busy', 'false');
  release();
  await expectReady(page, 'auth');
  await page.waitForLoadState('networkidle');
  expect(receivedCredentials(demo)).toEqual([]);
  await expect(password).toHaveValue('Pas');
});

test('a click and Enter before any script runs submit nothing, and the input stays', async ({ page, demo }) => {
  const release = await holdScripts(page, 'all');
  await openPage(page, `${demo.origin}/en/account/`);
  const auth = mountPoint(page, 'auth');
  const password = auth.getByLabel(signInTexts.en.password, { exact: true });
  await auth.getByRole('button', { name: signInTexts.en.signIn, exact: true }).click();
  await auth.getByLabel(signInTexts.en.user).fill('mei');
  await auth.getByLabel(signInTexts.en.user).press('Enter');
  await password.click();
  await password.pressSequentially('Passw0');
  release();
  await expectReady(page, 'auth');
  await page.waitForLoadState('networkidle');
  expect(receivedCredentials(demo)).toEqual([]);
  await password.pressSequentially('rd!');
  await password.press('Enter');
  await expect.poll(() => receivedCredentials(demo)).toEqual(['mei:Passw0rd!']);
});

test('markup that a page translator has changed is client-rendered, with early input and early click', async ({
  page,
  demo,
}) => {
  const release = await holdScripts(page, 'assets');
  const errors: Error[] = [];
  page.on('pageerror', (error) => errors.push(error));
  await openPage(page, `${demo.origin}${account}`);
  const auth = mountPoint(page, 'auth');
  await expect(auth).toHaveAttribute('data-mount-state', 'loading');
  await submitSignIn(auth, 'mei', { locale: 'zh' });
  await auth.evaluate((element) => {
    for (const label of element.querySelectorAll('label')) label.textContent = 'translated';
  });
  release();
  await expect(auth).toBeEmpty({ timeout: 20_000 });
  expect(receivedCredentials(demo)).toEqual(['mei:Passw0rd!']);
  expect(errors).toEqual([]);
});

test('when the widget cannot be loaded, the form keeps its input, and its submit button loads the widget again', async ({
  page,
  demo,
  openHostPage,
}) => {
  await page.route('**/w/assets/auth*.js', (route) => route.abort());
  const { body, head } = pageWithPrerendered(demo, ['auth', prerenderedMarkup('auth', 'zh')]);
  await openHostPage(body, { head });
  const auth = mountPoint(page, 'auth');
  await auth.getByLabel(text.user).fill('mei');
  await auth.getByLabel(text.password, { exact: true }).fill('Passw0rd!');
  await expect(auth).toHaveAttribute('data-mount-state', 'failed');
  await expect(auth.getByText('此部分暂时无法加载。')).toBeVisible();
  await page.unroute('**/w/assets/auth*.js');
  const url = page.url();
  await auth.getByRole('button', { name: text.signIn, exact: true }).click();
  await expect.poll(() => receivedCredentials(demo)).toEqual(['mei:Passw0rd!']);
  expect(page.url().startsWith(url.split('/host-page')[0]!)).toBe(true);
});

test('the retry button of a failed widget cancels the early submit', async ({ page, demo, openHostPage }) => {
  const requested: string[] = [];
  page.on('request', (request) => requested.push(request.url()));
  await page.route('**/w/assets/auth*.js', (route) => route.abort());
  const release = await holdRequests(page, /\/w\/assets\/base.*\.js/);
  const { body, head } = pageWithPrerendered(demo, ['auth', prerenderedMarkup('auth', 'zh')]);
  await openHostPage(body, { head });
  const auth = mountPoint(page, 'auth');
  await expect(auth).toHaveAttribute('data-mount-state', 'loading');
  await auth.getByLabel(text.user).fill('mei');
  await auth.getByLabel(text.password, { exact: true }).fill('Passw0rd!');
  await auth.getByLabel(text.user).press('Enter');
  release();
  await expect(auth).toHaveAttribute('data-mount-state', 'failed', { timeout: 20_000 });
  await page.unroute('**/w/assets/auth*.js');
  await auth.getByRole('button', { name: '重试' }).click();
  await expectReady(page, 'auth');
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
  const button = auth.getByRole('button', { name: text.signIn, exact: true });
  expect([await button.getAttribute('aria-busy'), requested.filter((url) => url.includes('/web/login'))]).toEqual([
    'false',
    [],
  ]);
  await expect(auth.getByLabel(text.user)).toHaveValue('mei');
  expect(receivedCredentials(demo)).toEqual([]);
});

test('text typed before hydration keeps the first tab, although another one was open before', async ({
  page,
  demo,
}) => {
  await openPage(page, `${demo.origin}/en/starbucks-gift-card/svc-query`);
  const widget = mountPoint(page, 'svc-query');
  await expectReady(page, 'svc-query');
  await widget.getByRole('tab', { name: 'By card number and transaction ID' }).click();
  const release = await holdScripts(page, 'assets');
  await page.reload({ waitUntil: 'domcontentloaded' });
  await widget.getByLabel('Card number').fill('7310180000000001');
  await widget.getByLabel('PIN', { exact: true }).fill('123456');
  release();
  await expectReady(page, 'svc-query');
  await expect(widget.getByRole('tab', { name: 'By card number and PIN code' })).toHaveAttribute(
    'aria-selected',
    'true',
  );
  await expect(widget.getByLabel('PIN', { exact: true })).toHaveValue('123456');
});

test('a code typed before hydration stays, although a reload has kept other receipts', async ({ page, demo }) => {
  await openPage(page, `${demo.origin}/en/starbucks-gift-card/invoice`);
  const widget = mountPoint(page, 'invoice');
  await expectReady(page, 'invoice');
  const ticketNumbers = widget.getByLabel('Ticket number');
  await ticketNumbers.fill('1000000001');
  await widget.getByRole('button', { name: 'Add Receipt' }).click();
  await ticketNumbers.nth(1).fill('1000000002');
  const release = await holdScripts(page, 'assets');
  await openPage(page, `${demo.origin}/en/starbucks-gift-card/invoice`);
  const codes = widget.getByLabel('Authorization code');
  await codes.fill('100001');
  release();
  await expectReady(page, 'invoice');
  await expect(codes).toHaveValue('100001');
});
