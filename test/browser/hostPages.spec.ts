import type { Frame, Locator, Page } from '@playwright/test';
import { contentSecurityPolicy } from '../site/csp';
import { type Habit, habits } from './hostileHabits';
import { configuration, expect, script, test, type World } from './world';

const points = '<div data-mount="svc-query">400-820-6998</div><div data-mount="auth">400-820-6998</div>';
const html = (body: string) => ({ contentType: 'text/html; charset=utf-8', body: `<!doctype html>${body}` });

// All is in view at once.
test.use({ viewport: { width: 1280, height: 1600 } });

/** What the walk below sends from a page that does nothing; what works but once is `…`. */
const sentFromAnyPage = [
  'POST /public/svc/detail {"data":{"id":"7310180000000001","captcha":"…","pin":"123456"}}',
  'POST /web/login {"grant_type":"client_credentials","remember_me":false,"captcha":"","device":"web"} mei:wrong',
  'POST /web/login {"grant_type":"client_credentials","remember_me":false,"captcha":"","device":"web"} mei:Passw0rd!',
  'POST /web/login/oauth/access_token {"code":"…","remember_me":false,"grant_type":"authorization_code"}',
];

/** Every POST of a page as it goes out, with what it says of the visitor. */
function sentBy(page: Page): string[] {
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.method() !== 'POST') return;
    const body = request.postData()?.replace(/("(?:captcha|code)":")[^"]+/, '$1…');
    const [, basic = ''] = /^Basic (.+)/.exec(request.headers()['authorization'] ?? '') ?? [];
    sent.push(`POST ${new URL(request.url()).pathname} ${body} ${Buffer.from(basic, 'base64').toString()}`.trim());
  });
  return sent;
}

/** What is said on a page's console as an error; that a request failed, the browser says by itself. */
function errorsOf(page: Page): string[] {
  const said: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error' && !message.text().startsWith('Failed to load resource')) said.push(message.text());
  });
  return said;
}

/** The widget in the page's first mount point of a name. */
const widget = (frame: Frame, name: string) => frame.locator(`[data-mount="${name}"]`).first();

/** The controls of a widget that cannot be pressed, or are too small for that (A5). */
const unusable = (within: Locator) =>
  within.locator('button, a, input').evaluateAll((controls) =>
    controls
      .filter((control) => !control.closest('.rw-captcha-box'))
      .filter((control) => {
        // A box to tick is as large as its words.
        const target = control.matches('[type="checkbox"]') ? (control.parentElement as Element) : control;
        const { left, top, width, height } = target.getBoundingClientRect();
        const hit = (control.getRootNode() as Document).elementFromPoint(left + width / 2, top + height / 2);
        return width < 24 || height < 24 || !target.contains(hit);
      })
      .map(({ outerHTML }) => outerHTML),
  );

/** Goes on by Tab until a control has the focus. */
async function tabTo(control: Locator): Promise<void> {
  const element = await control.elementHandle();
  for (let presses = 0; presses < 12; presses += 1) {
    await control.page().keyboard.press('Tab');
    if (await element?.evaluate((it) => it.matches(':focus'))) return;
  }
  await expect(control).toBeFocused();
}

/** Whether it is to be seen that a control, or the frame of a field, has the focus (A5). */
const isMarked = (control: Locator) =>
  control.evaluate((element) => {
    const { outlineStyle, outlineWidth } = getComputedStyle(element);
    const around = getComputedStyle(element.parentElement as Element);
    return (outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2) || around.boxShadow !== 'none';
  });

/** By keyboard alone: asks for a card's balance, forgetting everything at first; then signs in, at the second try. */
async function walk(frame: Frame): Promise<void> {
  const [query, auth] = [widget(frame, 'svc-query'), widget(frame, 'auth')];
  const number = query.getByLabel('Card number');
  const verify = query.getByRole('button', { name: 'Click to verify' });
  const press = query.getByRole('button', { name: 'Check balance' });
  const { keyboard } = frame.page();
  await expect(verify).toBeVisible();
  await expect(auth.getByRole('button', { name: 'Sign in' })).toBeVisible();
  expect([await unusable(query), await unusable(auth)]).toEqual([[], []]);

  await tabTo(number);
  expect(await isMarked(number)).toBe(true);
  await keyboard.press('Enter');
  await expect(query.getByText('3 fields need your attention')).toBeVisible();
  await expect(number).toBeFocused();
  await keyboard.insertText('7310180000000001');
  await tabTo(query.getByLabel('PIN', { exact: true }));
  await keyboard.insertText('123456');
  await tabTo(verify);
  await keyboard.press('Enter');
  await expect(query.getByText('Verified')).toBeVisible();
  await tabTo(press);
  expect(await isMarked(press)).toBe(true);
  await keyboard.press('Enter');
  await expect(query.getByText('¥652.30')).toBeVisible();

  await auth.getByLabel('Username or email').focus();
  await keyboard.insertText('mei');
  await tabTo(auth.getByLabel('Password', { exact: true }));
  await keyboard.insertText('wrong');
  await keyboard.press('Enter');
  await expect(frame.getByRole('alert').getByText('The UserName/Email or Password is invalid')).toBeVisible();
  await keyboard.press('ControlOrMeta+A');
  await keyboard.insertText('Passw0rd!');
  await keyboard.press('Enter');
  await frame.waitForURL('**/en/account/');
}

/** Puts a page with such a habit on the site, at `/en/host`; what it sends and says wrong is in the answer. */
async function prepare(page: Page, world: World, habit: Partial<Habit>) {
  const { start = '<!doctype html>', head = '', css = '', around = String, isLax } = habit;
  await page.route('**/en/host', (route) =>
    route.fulfill({
      contentType: 'text/html; charset=utf-8',
      body:
        `${start}<head><title>Host</title><link rel="stylesheet" href="/host.css">${head}</head>` +
        `<body>${configuration(world)}${around(points)}${script(world)}</body>`,
      headers: isLax ? {} : { 'Content-Security-Policy': contentSecurityPolicy(world.servicesOrigin) },
    }),
  );
  await page.route('**/host.css', (route) => route.fulfill({ contentType: 'text/css', body: css }));
  await page.route('**/en/account/', (route) => route.fulfill(html('<title>Account</title>')));
  await habit.routes?.(page);
  if (habit.script) await page.addInitScript(habit.script);
  return { sent: sentBy(page), errors: errorsOf(page) };
}

for (const habit of habits) {
  test(`a page ${habit.page}`, async ({ page, world }) => {
    const { sent, errors } = await prepare(page, world, habit);
    await page.goto(`${world.origin}/en/host`);
    await habit.once?.(page);
    await walk(page.mainFrame());
    expect(sent).toEqual(sentFromAnyPage);
    expect(errors).toEqual([]);
  });
}

test('a page in a frame of another site’s (C7)', async ({ page, world }) => {
  const { sent, errors } = await prepare(page, world, {});
  const frame = `<title>Another</title><iframe src="${world.origin}/en/host" width="1200" height="1500"></iframe>`;
  await page.route('http://127.0.0.1:9/', (route) => route.fulfill(html(frame)));
  await page.goto('http://127.0.0.1:9/');
  await walk(page.frames()[1] as Frame);
  expect(sent).toEqual(sentFromAnyPage);
  expect(errors).toEqual([]);
});

test('what is pressed inside is no press on a link or label of the page around it (A2)', async ({ page, world }) => {
  const around = (inside: string) => `<a href="/elsewhere"><label>Cards ${inside}</label></a>`;
  await prepare(page, world, { around });
  await page.goto(`${world.origin}/en/host`);
  const [query, auth] = [widget(page.mainFrame(), 'svc-query'), widget(page.mainFrame(), 'auth')];
  const second = query.locator('[role="tab"]').nth(1);
  const verify = page.getByText('Click to verify');
  // From here on nothing above the box to tick moves it.
  await expect(verify).toBeVisible();
  await auth.getByText('Remember me').click();
  await expect(auth.locator('[type="checkbox"]')).toBeChecked();
  await second.click();
  await query.getByText('Security check').click();
  await query.locator('input').first().click();
  await verify.click();
  await expect(query.getByText('Verified')).toBeVisible();
  await expect(auth.locator('[type="checkbox"]')).toBeChecked();
  await expect(second).toHaveAttribute('aria-selected', 'true');
  expect(page.url()).toBe(`${world.origin}/en/host`);
});
