import type { Frame, Locator, Page } from '@playwright/test';
import { contentSecurityPolicy } from '../../../demo/site/csp';
import { type Demo, expect, test } from '../support/fixtures';
import { type HostilePage, hostilePages } from '../support/hostilePages';
import { configBlock, loaderTag, mountTag } from '../support/hostPage';

const mountPoints = mountTag('svc-query', '400-820-6998') + mountTag('auth', '400-820-6998');
const htmlResponse = (body: string) => ({ contentType: 'text/html; charset=utf-8', body: `<!doctype html>${body}` });

// Both widgets are within the viewport.
test.use({ viewport: { width: 1280, height: 1600 } });

/**
 * The POST requests that `exerciseWidgets` sends on an ordinary page. `…` stands for a value that differs each time.
 */
const expectedRequests = [
  'POST /public/svc/detail {"data":{"id":"7310180000000001","captcha":"…","pin":"123456"}}',
  'POST /web/login {"grant_type":"client_credentials","remember_me":false,"captcha":"","device":"web"} mei:wrong',
  'POST /web/login {"grant_type":"client_credentials","remember_me":false,"captcha":"","device":"web"} mei:Passw0rd!',
  'POST /web/login/oauth/access_token {"code":"…","remember_me":false,"grant_type":"authorization_code"}',
];

/** Records every POST request of a page, with its body and credentials. */
function recordPosts(page: Page): string[] {
  const posts: string[] = [];
  page.on('request', (request) => {
    if (request.method() !== 'POST') return;
    const body = request.postData()?.replace(/("(?:captcha|code)":")[^"]+/, '$1…');
    const [, basic = ''] = /^Basic (.+)/.exec(request.headers()['authorization'] ?? '') ?? [];
    posts.push(`POST ${new URL(request.url()).pathname} ${body} ${Buffer.from(basic, 'base64').toString()}`.trim());
  });
  return posts;
}

/** Records the errors on the console of a page, except for failed requests, which the browser itself reports. */
function recordConsoleErrors(page: Page): string[] {
  const errors: string[] = [];
  page.on('console', (message) => {
    const text = message.text();
    if (message.type() === 'error' && !text.startsWith('Failed to load resource')) errors.push(text);
  });
  return errors;
}

/** Returns the first mount point of a name in a frame. */
const mountPointIn = (frame: Frame, name: string) => frame.locator(`[data-mount="${name}"]`).first();

/** Returns the controls of a widget that are covered or too small to click (A5). */
const findUnusableControls = (widget: Locator) =>
  widget.locator('button, a, input').evaluateAll((controls) =>
    controls
      .filter((control) => !control.closest('.rw-captcha-box'))
      .filter((control) => {
        // The click target of a checkbox includes its label.
        const target = control.matches('[type="checkbox"]') ? (control.parentElement as Element) : control;
        const { left, top, width, height } = target.getBoundingClientRect();
        const hit = (control.getRootNode() as Document).elementFromPoint(left + width / 2, top + height / 2);
        return width < 24 || height < 24 || !target.contains(hit);
      })
      .map(({ outerHTML }) => outerHTML),
  );

/** Presses Tab until a control has the focus, at most 12 times. */
async function tabTo(control: Locator): Promise<void> {
  const element = await control.elementHandle();
  for (let count = 0; count < 12; count += 1) {
    await control.page().keyboard.press('Tab');
    if (await element?.evaluate((node) => node.matches(':focus'))) return;
  }
  await expect(control).toBeFocused();
}

/** Returns true if a focused control, or the frame of its field, has a visible focus indicator (A5). */
const hasFocusIndicator = (control: Locator) =>
  control.evaluate((element) => {
    const { outlineStyle, outlineWidth } = getComputedStyle(element);
    const parentStyle = getComputedStyle(element.parentElement as Element);
    return (outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2) || parentStyle.boxShadow !== 'none';
  });

/**
 * Uses both widgets by keyboard: submits the empty card query, corrects it and reads the balance; then signs in, first
 * with a wrong password.
 */
async function exerciseWidgets(frame: Frame): Promise<void> {
  const [query, auth] = [mountPointIn(frame, 'svc-query'), mountPointIn(frame, 'auth')];
  const number = query.getByLabel('Card number');
  const verify = query.getByRole('button', { name: 'Click to verify' });
  const submit = query.getByRole('button', { name: 'Check balance' });
  const { keyboard } = frame.page();
  await expect(verify).toBeVisible();
  await expect(auth.getByRole('button', { name: 'Sign in' })).toBeVisible();
  expect([await findUnusableControls(query), await findUnusableControls(auth)]).toEqual([[], []]);

  await tabTo(number);
  expect(await hasFocusIndicator(number)).toBe(true);
  await keyboard.press('Enter');
  await expect(query.getByText('3 fields need your attention')).toBeVisible();
  await expect(number).toBeFocused();
  await keyboard.insertText('7310180000000001');
  await tabTo(query.getByLabel('PIN', { exact: true }));
  await keyboard.insertText('123456');
  await tabTo(verify);
  await keyboard.press('Enter');
  await expect(query.getByText('Verified')).toBeVisible();
  await tabTo(submit);
  expect(await hasFocusIndicator(submit)).toBe(true);
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

/** Serves a host page at `/en/host`. Returns its recorded POST requests and console errors. */
async function servePage(page: Page, demo: Demo, hostPage: Partial<HostilePage>) {
  const { start = '<!doctype html>', head = '', css = '', wrap = String, hasNoPolicy } = hostPage;
  await page.route('**/en/host', (route) =>
    route.fulfill({
      contentType: 'text/html; charset=utf-8',
      body:
        `${start}<head><title>Host</title><link rel="stylesheet" href="/host.css">${head}</head>` +
        `<body>${configBlock(demo)}${wrap(mountPoints)}${loaderTag(demo)}</body>`,
      headers: hasNoPolicy ? {} : { 'Content-Security-Policy': contentSecurityPolicy(demo.servicesOrigin) },
    }),
  );
  await page.route('**/host.css', (route) => route.fulfill({ contentType: 'text/css', body: css }));
  await page.route('**/en/account/', (route) => route.fulfill(htmlResponse('<title>Account</title>')));
  await hostPage.addRoutes?.(page);
  if (hostPage.script) await page.addInitScript(hostPage.script);
  return { posts: recordPosts(page), errors: recordConsoleErrors(page) };
}

for (const hostPage of hostilePages) {
  test(`widgets work on a page ${hostPage.title}`, async ({ page, demo }) => {
    const { posts, errors } = await servePage(page, demo, hostPage);
    await page.goto(`${demo.origin}/en/host`);
    await hostPage.afterLoad?.(page);
    await exerciseWidgets(page.mainFrame());
    expect(posts).toEqual(expectedRequests);
    expect(errors).toEqual([]);
  });
}

test('widgets work on a page in a frame of another site (C7)', async ({ page, demo }) => {
  const { posts, errors } = await servePage(page, demo, {});
  const frame = `<title>Another</title><iframe src="${demo.origin}/en/host" width="1200" height="1500"></iframe>`;
  await page.route('http://127.0.0.1:9/', (route) => route.fulfill(htmlResponse(frame)));
  await page.goto('http://127.0.0.1:9/');
  await exerciseWidgets(page.frames()[1] as Frame);
  expect(posts).toEqual(expectedRequests);
  expect(errors).toEqual([]);
});

test('a click in a widget does not activate a link or label of the page around it (A2)', async ({ page, demo }) => {
  const wrap = (content: string) => `<a href="/elsewhere"><label>Cards ${content}</label></a>`;
  await servePage(page, demo, { wrap });
  await page.goto(`${demo.origin}/en/host`);
  const [query, auth] = [mountPointIn(page.mainFrame(), 'svc-query'), mountPointIn(page.mainFrame(), 'auth')];
  const second = query.locator('[role="tab"]').nth(1);
  const verify = page.getByText('Click to verify');
  // Once the captcha is visible, nothing above the checkbox changes its height.
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
  expect(page.url()).toBe(`${demo.origin}/en/host`);
});
