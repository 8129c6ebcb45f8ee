import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { contentSecurityPolicy } from '../site/csp';
import { hashOf, manifest, ready, shell, words } from './ahead';
import { configuration, dist, expect, mount, script, type Tools, test } from './world';

const needed = manifest.widgets['auth']!.zh;
const sheets = needed.filter((file) => file.endsWith('.css'));
const scripts = needed.filter((file) => file.endsWith('.js'));

/** Opens the sign-in page as a server writes it that says when the scripts are asked for; its style sheets are linked. */
async function openPage(
  { page, world, host }: Pick<Tools, 'world' | 'host'> & { page: Page },
  { arrival, isHidden = false }: { arrival: number; isHidden?: boolean },
) {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (/\/w\/.*\.js$/.test(request.url())) asked.push(new URL(request.url()).pathname.replace('/w/', ''));
  });
  let draw = () => {};
  const drawn = new Promise<void>((resolve) => {
    draw = resolve;
  });
  // Without its style sheets a page is not drawn.
  await page.route(/\.css$/, (route) => drawn.then(() => route.continue()));
  await page.addInitScript(
    ([now, hidden]) => {
      performance.now = () => now;
      if (hidden) Object.defineProperty(document, 'hidden', { get: () => true });
      const later = window.setTimeout;
      // Its patience is over when the test says so; all else is waited for as ever.
      window.setTimeout = ((task: () => void, delay?: number) => {
        if (delay !== 300) return later(task, delay);
        window.addEventListener('test:patience', task);
        return 0;
      }) as typeof window.setTimeout;
      document.addEventListener('DOMContentLoaded', () => {
        window.setTimeout = later;
      });
    },
    [arrival, isHidden] as const,
  );
  const hints = scripts.map((file) => `<link rel="preload" as="script" fetchpriority="low" href="/w/${file}">`);
  const head = [
    `<template>${hints.join('')}${script(world)}</template>`,
    `<script>${readFileSync(join(dist, manifest.askLater), 'utf8')}</script>`,
    ...sheets.map((file) => `<link rel="stylesheet" href="/w/${file}">`),
  ];
  await host(`${configuration(world)}<div data-mount="auth">${shell('auth', 'zh')}</div>`, {
    head: head.join(''),
    policy: contentSecurityPolicy(world.servicesOrigin, ["'self'"], [hashOf(manifest.askLater)]),
  });
  return {
    asked: () => [...asked].sort(),
    draw,
    /** Whatever the page had put off to its next tasks has been done. */
    settle: () => page.evaluate(() => new Promise((resolve) => setTimeout(() => setTimeout(resolve)))),
    loseNoMoreTime: () => page.evaluate(() => window.dispatchEvent(new Event('test:patience'))),
  };
}
const all = ['widgets.js', ...scripts].sort();

test('where the network is near, no script is asked for before the first picture, and each once behind it', async ({
  page,
  world,
  host,
}) => {
  const { asked, draw, settle } = await openPage({ page, world, host }, { arrival: 40 });
  await settle();
  expect(asked()).toEqual([]);
  draw();
  await ready(page, 'auth');
  expect(asked()).toEqual(all);
  await mount(page, 'auth').getByLabel(words.zh.user).fill('13800138000');
  await expect(mount(page, 'auth').getByLabel(words.zh.user)).toHaveValue('13800138000');
});

for (const [where, options] of [
  ['where the network is far', { arrival: 150 }],
  ['on a page that nobody looks at, which is not drawn', { arrival: 40, isHidden: true }],
] as const) {
  test(`${where}, the scripts are asked for at once`, async ({ page, world, host }) => {
    const { asked, draw } = await openPage({ page, world, host }, options);
    await expect.poll(asked).toEqual(all);
    draw();
    await ready(page, 'auth');
  });
}

test('a picture that does not come is waited for 300 ms, and the scripts are asked for without it', async ({
  page,
  world,
  host,
}) => {
  const { asked, draw, settle, loseNoMoreTime } = await openPage({ page, world, host }, { arrival: 40 });
  await settle();
  expect(asked()).toEqual([]);
  await loseNoMoreTime();
  await expect.poll(asked).toEqual(all);
  draw();
  await ready(page, 'auth');
});
