import type { Page } from '@playwright/test';
import { type Demo, expect } from '../support/fixtures';
import { configBlock, loaderTag, mountTag } from '../support/hostPage';
import { mountPoint, signInAs } from '../support/page';

/** A page with widgets in some state. */
export interface State {
  readonly title: string;
  /** Opens the page. `doctype` is empty for quirks mode. */
  readonly open: (page: Page, demo: Demo, doctype: string) => Promise<void>;
}

/** The widgets that a signed-out visitor sees, without `loading`, which shows nothing by itself. */
const signedOut = [
  'register-banner',
  'account-primary',
  'account-mobile',
  'account-overlay',
  'svc-query',
  'auth',
  'register',
  'register-ccc',
  'forgot-password',
  'phone-validate',
  'invoice',
  'logout',
  'share-buttons',
  'gold-level-redeem-rights',
  'entry',
];
const signedIn = ['navigation', 'rewards-tier', 'rewards', 'account-primary', 'account-overlay', 'entry', 'logout'];

/** Opens a page with widgets in a column, and waits until they are ready. */
async function openWidgets(page: Page, demo: Demo, doctype: string, names: readonly string[]): Promise<void> {
  const address = `${demo.origin}/en/page-styles`;
  // Only what is inside the mount points is compared. The links of the account are inline, and would stand in a
  // line of the page.
  const style = `html, body { background: #fff !important }
    body > div, #column, #column [data-mount] { all: revert !important }
    #column, #column [data-mount] { box-sizing: border-box !important; width: 640px !important }
    #column { position: absolute !important; top: 0 !important; left: 0 !important }
    #column [data-mount] { padding: 8px !important }
    #column [data-mount^="account-"] { display: flex !important; direction: ltr !important }`;
  await page.unroute(address);
  await page.route(address, (route) =>
    route.fulfill({
      contentType: 'text/html; charset=utf-8',
      body:
        `${doctype}<html lang="en"><head><title>Host</title><style>${style}</style></head>` +
        `<body><div id="page"><div id="column">${names.map((name) => mountTag(name)).join('')}</div></div>` +
        `${configBlock(demo)}${loaderTag(demo)}</body></html>`,
    }),
  );
  await page.goto(address);
  await page.waitForFunction(() => {
    const rows = window.widgets?.status() ?? [];
    return rows.length > 0 && rows.every(({ state }) => state === 'ready');
  });
}

/** The states that the widgets are compared in. */
export const states: readonly State[] = [
  {
    title: 'first state',
    async open(page, demo, doctype) {
      await openWidgets(page, demo, doctype, signedOut);
      await expect(page.getByRole('button', { name: 'Click to verify' })).toBeVisible();
      await mountPoint(page, 'svc-query').locator('.rw-link').first().hover();
    },
  },
  {
    title: 'empty forms submitted',
    async open(page, demo, doctype) {
      const forms = ['svc-query', 'auth', 'register', 'forgot-password', 'phone-validate', 'invoice'];
      await openWidgets(page, demo, doctype, forms);
      for (const name of forms) {
        const form = mountPoint(page, name);
        await form.locator('[type="submit"]').first().click();
        await expect(form.locator('[aria-invalid="true"]').first()).toBeVisible();
      }
      await mountPoint(page, 'auth').locator('[type="checkbox"]').check();
    },
  },
  {
    title: 'gift card, and a notice in an outlet',
    async open(page, demo, doctype) {
      await openWidgets(page, demo, doctype, ['svc-query', 'reset-password']);
      const query = mountPoint(page, 'svc-query');
      await query.getByRole('button', { name: 'Click to verify' }).click();
      await query.getByLabel('Card number').fill('7310180000000001');
      await query.getByLabel('PIN', { exact: true }).fill('123456');
      await query.getByRole('button', { name: 'Check balance' }).click();
      await expect(query.getByRole('table')).toBeVisible();
      // The stub services name times before now, which is later when the page is opened again.
      await query.locator('td bdi').evaluateAll((texts) => {
        for (const text of texts) text.textContent = text.textContent.replace(/\d\d:\d\d/, '12:00');
      });
      await expect(page.locator('.rw-notice')).toBeVisible();
    },
  },
  {
    title: 'dialog',
    async open(page, demo, doctype) {
      await openWidgets(page, demo, doctype, ['share-buttons']);
      await page.getByRole('button', { name: 'WeChat' }).click();
      await expect(page.getByRole('dialog').getByRole('img')).toBeVisible();
    },
  },
  {
    title: 'signed in',
    async open(page, demo, doctype) {
      await signInAs(page.context(), demo, 'mei');
      await openWidgets(page, demo, doctype, signedIn);
      await expect(mountPoint(page, 'rewards').getByRole('listitem').first()).toBeVisible();
    },
  },
  {
    title: 'Gold member',
    async open(page, demo, doctype) {
      await signInAs(page.context(), demo, 'gold');
      // The notice about the Gold card shows once only.
      await page.addInitScript(() => {
        if (location.protocol === 'http:') sessionStorage.setItem('rewards-widgets.loyalty-notice', 'true');
      });
      await openWidgets(page, demo, doctype, ['rewards-tier']);
      await expect(page.getByText('Gold member')).toBeVisible();
    },
  },
];
