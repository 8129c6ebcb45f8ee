import type { Page } from '@playwright/test';
import { stateAddress } from '../../../demo/gallery/stateAddress';
import { states } from '../../../demo/gallery/states';
import type { MountName } from '../../../src/mounts/registry';
import { findLowContrast } from '../pageStyles/contrast';
import { compare, findAreas } from '../pageStyles/pictures';
import { expect, test } from '../support/fixtures';
import { getShifts, recordShifts } from '../support/stability';
import { showWith } from './looks';
import { watchLeaks } from './secrets';
import { findSmallTargets } from './smallTargets';

// Other tests expect these measurements to find nothing. Here, there is something to find.

const stateOf = (name: MountName) => states.find(({ widget }) => widget === name)!;

/** Adds rules to a page, whose policy allows no style element. */
const addRules = (page: Page, css: string) =>
  page.evaluate((text) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    document.adoptedStyleSheets.push(sheet);
  }, css);

async function openState(page: Page, origin: string, name: MountName) {
  await page.goto(origin + stateAddress(stateOf(name), 'en', { isAlone: true }));
  await expect(page.locator('html')).toHaveAttribute('data-gallery', 'ready', { timeout: 20_000 });
}

test.beforeEach(async ({ page, demo }) => {
  await recordShifts(page);
  await openState(page, demo.origin, 'auth');
});

test('a faint text and a faint border are found', async ({ page }) => {
  expect(await findLowContrast(page)).toEqual([]);
  await addRules(page, '[data-mount] label { color: #bbb !important }');
  await addRules(page, '.rw-control { border-color: #eee !important }');
  const found = await findLowContrast(page);
  expect(found.filter((line) => line.includes('<label')).length).toBeGreaterThan(0);
  expect(found.filter((line) => line.includes('<input')).length).toBeGreaterThan(0);
  await addRules(page, '.rw { background: linear-gradient(#fff, #777) !important }');
  expect(await findLowContrast(page)).toContainEqual(
    expect.stringMatching(/rgb\(119, 119, 119\) of a gradient: <label/),
  );
});

test('a faint text of one character is found', async ({ page }) => {
  await page
    .locator('[data-mount] label')
    .first()
    .evaluate((label) => Object.assign(label, { textContent: '男' }));
  await addRules(page, '[data-mount] label { color: #bbb !important }');
  expect(await findLowContrast(page)).toContainEqual(expect.stringMatching(/男<\/label>/));
});

test('a control without a border is found', async ({ page }) => {
  await addRules(page, '.rw-control { border-width: 0 !important }');
  expect(await findLowContrast(page)).toContainEqual(expect.stringContaining('<input'));
});

test('a faint icon of a button is found', async ({ page, demo }) => {
  await openState(page, demo.origin, 'promotion');
  expect(await findLowContrast(page)).toEqual([]);
  await addRules(page, '.rw-promotion-dismiss svg * { fill: none !important; stroke: #777 !important }');
  await addRules(page, '.rw-promotion { background: #888 !important }');
  expect(await findLowContrast(page)).toContainEqual(expect.stringContaining('<svg'));
});

test('a faint text is found in forced colours', async ({ page }) => {
  await showWith(page, 'forced');
  expect(await findLowContrast(page)).toEqual([]);
  await addRules(page, '[data-mount] label { color: #bbb !important; forced-color-adjust: none !important }');
  expect(await findLowContrast(page)).toContainEqual(expect.stringContaining('<label'));
});

test('a target below 24 px is found (WCAG 2.5.8)', async ({ page }) => {
  expect(await findSmallTargets(page)).toEqual([]);
  const style = 'height: 18px !important; min-height: 0 !important; padding: 0 !important; overflow: hidden !important';
  await addRules(page, `[data-mount] button { ${style} }`);
  expect(await findSmallTargets(page)).toContainEqual(expect.stringMatching(/^\d+ x 18: <button/));
});

test('a secret in the address and in the markup is found (J1)', async ({ page, demo }) => {
  const findLeaks = watchLeaks(page, demo);
  expect(await findLeaks(['Passw0rd!'])).toEqual([]);
  await page.evaluate(() => {
    document.title = 'Passw0rd!';
    document.body.append('Passw0rd!');
  });
  expect(await findLeaks(['Passw0rd!'])).toEqual(['title: Passw0rd!', 'markup: Passw0rd!']);
});

test('another colour of a widget is found in pictures of it (A5)', async ({ page, context }) => {
  await page
    .locator('[data-mount]')
    .first()
    .evaluate((element) => Object.assign(element.parentElement!, { id: 'column' }));
  const blank = await context.newPage();
  const areas = await findAreas(page);
  const plain = await page.screenshot();
  expect(await compare(blank, plain, await page.screenshot(), areas)).toEqual([]);
  await addRules(page, '[data-mount] button { background: red !important }');
  const red = await page.screenshot();
  expect(await compare(blank, plain, red, areas)).toEqual([expect.stringMatching(/^auth, \d+ pixels$/)]);
});

test('a widget that moves is found', async ({ page }) => {
  const before = await getShifts(page);
  await page.evaluate(() =>
    document.querySelector('[data-mount]')!.before(Object.assign(document.createElement('p'), { textContent: 'late' })),
  );
  await expect.poll(async () => (await getShifts(page)).length).toBeGreaterThan(before.length);
});
