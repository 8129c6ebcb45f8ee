import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Page } from '@playwright/test';
import { contentSecurityPolicy } from '../../../demo/site/csp';
import { expect, type Fixtures, test } from '../support/fixtures';
import { configBlock, loaderTag, mountTag } from '../support/hostPage';
import { expectReady, holdRequests, mountPoint } from '../support/page';
import { manifest, prerenderedMarkup } from '../support/prerendered';
import { signInTexts } from '../support/signInForm';

/** The script that `docs/host-page.md` recommends. */
const recipe = readFileSync(resolve(__dirname, '../../../docs/recipes/delay-scripts.js'), 'utf8');
const recipeHash = `'sha256-${createHash('sha256').update(recipe).digest('base64')}'`;

const files = manifest.widgets['auth']!.zh;
const styleSheets = files.filter((file) => file.endsWith('.css'));
const scripts = files.filter((file) => file.endsWith('.js'));
const allScripts = ['widgets.js', ...scripts].sort();

/**
 * Opens a page with the recipe and the prerendered sign-in form. `arrival` is the time in milliseconds at which the
 * recipe runs. The page is not painted before `releaseStyleSheets` is called.
 */
async function openRecipePage(
  { page, demo, openHostPage }: Pick<Fixtures, 'demo' | 'openHostPage'> & { page: Page },
  { arrival, isHidden = false }: { arrival: number; isHidden?: boolean },
) {
  const requested: string[] = [];
  page.on('request', (request) => {
    if (/\/w\/.*\.js$/.test(request.url())) requested.push(new URL(request.url()).pathname.replace('/w/', ''));
  });
  const releaseStyleSheets = await holdRequests(page, /\.css$/);
  await page.addInitScript(
    ([now, hidden]) => {
      performance.now = () => now;
      if (hidden) Object.defineProperty(document, 'hidden', { get: () => true });
      const nativeSetTimeout = window.setTimeout;
      // The test ends the recipe's timeout of 300 ms by an event. All other timeouts work as usual.
      window.setTimeout = ((task: () => void, delay?: number) => {
        if (delay !== 300) return nativeSetTimeout(task, delay);
        window.addEventListener('test:timeout', task);
        return 0;
      }) as typeof window.setTimeout;
      document.addEventListener('DOMContentLoaded', () => {
        window.setTimeout = nativeSetTimeout;
      });
    },
    [arrival, isHidden] as const,
  );
  const preloads = scripts.map((file) => `<link rel="preload" as="script" fetchpriority="low" href="/w/${file}">`);
  const head = [
    `<template>${preloads.join('')}${loaderTag(demo)}</template>`,
    `<script>${recipe}</script>`,
    ...styleSheets.map((file) => `<link rel="stylesheet" href="/w/${file}">`),
  ];
  await openHostPage(configBlock(demo) + mountTag('auth', prerenderedMarkup('auth', 'zh')), {
    head: head.join(''),
    policy: contentSecurityPolicy(demo.servicesOrigin, ["'self'"], [recipeHash]),
  });
  return {
    // Without those that follow when the browser is idle.
    requestedScripts: () => requested.filter((file) => allScripts.includes(file)).sort(),
    releaseStyleSheets,
    /** Waits until the page has run its queued tasks. */
    runQueuedTasks: () => page.evaluate(() => new Promise((done) => setTimeout(() => setTimeout(done)))),
    endTimeout: () => page.evaluate(() => window.dispatchEvent(new Event('test:timeout'))),
  };
}

test('on a fast network scripts are requested after the first paint, each once', async ({
  page,
  demo,
  openHostPage,
}) => {
  const recipePage = await openRecipePage({ page, demo, openHostPage }, { arrival: 40 });
  await recipePage.runQueuedTasks();
  expect(recipePage.requestedScripts()).toEqual([]);
  recipePage.releaseStyleSheets();
  await expectReady(page, 'auth');
  expect(recipePage.requestedScripts()).toEqual(allScripts);
  await mountPoint(page, 'auth').getByLabel(signInTexts.zh.user).fill('13800138000');
  await expect(mountPoint(page, 'auth').getByLabel(signInTexts.zh.user)).toHaveValue('13800138000');
});

for (const [condition, options] of [
  ['on a slow network', { arrival: 150 }],
  ['on a hidden page, which is not painted', { arrival: 40, isHidden: true }],
] as const) {
  test(`${condition} scripts are requested at once`, async ({ page, demo, openHostPage }) => {
    const { requestedScripts, releaseStyleSheets } = await openRecipePage({ page, demo, openHostPage }, options);
    await expect.poll(requestedScripts).toEqual(allScripts);
    releaseStyleSheets();
    await expectReady(page, 'auth');
  });
}

test('without a paint for 300 ms scripts are requested anyway', async ({ page, demo, openHostPage }) => {
  const recipePage = await openRecipePage({ page, demo, openHostPage }, { arrival: 40 });
  await recipePage.runQueuedTasks();
  expect(recipePage.requestedScripts()).toEqual([]);
  await recipePage.endTimeout();
  await expect.poll(recipePage.requestedScripts).toEqual(allScripts);
  recipePage.releaseStyleSheets();
  await expectReady(page, 'auth');
});
