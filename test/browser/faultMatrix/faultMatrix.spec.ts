import type { Page } from '@playwright/test';
import { stateAddress } from '../../../demo/gallery/stateAddress';
import { findState } from '../../../demo/gallery/states';
import { signInPagePath } from '../../../demo/services/respondWithFault';
import { findRow, noticeAfter, type RowName } from '../../flows/calls';
import { texts } from '../../support/texts';
import { type Demo, expect, test } from '../support/fixtures';
import { type Click, clicks, pages } from './calls';

// Faults that jest only imitates: here the browser's own network stack sees them (B3). A script plays the steps of the
// gallery and does not move the focus, which jest checks.

type Language = keyof typeof texts;

/** Faults of the transport. `aborted` is the visitor who stops the page. */
const faults = ['reset', 'reset-after', 'cors', 'redirect', 'aborted', 'timeout'] as const;

/** Returns the cells of the spec: all in a long run; else, to save time, one fault per row, and no timeout. */
function cellsOf<Row extends { readonly row: RowName }>(list: readonly Row[]) {
  const all = list.flatMap((item, index) =>
    faults.map((fault, column) => {
      const language: Language = (index + column) % 2 ? 'en' : 'zh';
      return { ...item, fault, language, isSampled: column === index % (faults.length - 1) };
    }),
  );
  return process.env['LONG'] ? all : all.filter(({ isSampled }) => isSampled);
}

/** Opens a state of the gallery, whose steps a script plays, with a fault for the next request of a call. */
async function openWithFault(page: Page, demo: Demo, cell: ReturnType<typeof cellsOf<Click>>[number]): Promise<void> {
  await page.goto(demo.origin + stateAddress(findState(cell.state)!, cell.language, { isAlone: true }), {
    waitUntil: 'commit',
  });
  // The site has reset the services and has set the faults of the state. The widgets do not run yet.
  demo.services.faults.clear();
  const { call } = findRow(cell.row);
  demo.services.faults.set({ call, fault: cell.fault === 'aborted' ? 'timeout' : cell.fault, times: 1 });
}

const countCalls = (demo: Demo, call: string) =>
  demo.services.calls.filter(({ method, path }) => `${method} ${path}` === call).length;

/** Resolves once the browser has followed the redirect of the fault `redirect`; at once for any other fault. */
const followRedirect = (page: Page, fault: string) =>
  fault === 'redirect' ? page.waitForRequest(`**${signInPagePath}`) : Promise.resolve();

const readFields = (page: Page) =>
  page.evaluate(() => [...document.querySelectorAll<HTMLInputElement>('[data-mount] input')].map(({ value }) => value));

/** Returns what the steps of a state type into the form of a control. */
function textsTypedInto(state: string, control: string): string[] {
  let typed: string[] = [];
  for (const step of findState(state)!.steps) {
    if ('press' in step && step.press === control) break;
    if ('press' in step && step.press.endsWith('.next')) typed = [];
    if ('type' in step) typed.push(step.text);
  }
  return typed;
}

const textPattern = (id: string, language: Language) =>
  new RegExp(texts[language][id]!.replace(/[.*+?^$()|[\]\\]/g, '\\$&').replace(/\{[^}]*\}/g, '.*'));

for (const cell of cellsOf(clicks)) {
  const { row, state, control, done, fault, language } = cell;
  const { call, deadline } = findRow(row);

  test(`${row}: the visitor recovers from the fault ${fault} of the network (${language}, B3)`, async ({
    page,
    demo,
  }) => {
    await openWithFault(page, demo, cell);
    const widget = page.locator(`[data-mount="${state.split('/')[0]}"]`).first();
    const button = widget.getByRole('button', { name: texts[language][control]!, exact: true });
    const redirected = followRedirect(page, fault);
    if (cell.isClickedHere) await button.click();
    await expect.poll(() => countCalls(demo, call), { timeout: 30_000 }).toBe(1);
    if (fault === 'aborted') await page.evaluate(() => window.stop());
    await redirected;
    const notice = textPattern(noticeAfter(findRow(row), fault) ?? '', language);
    const timeout = fault === 'timeout' ? deadline + 3_000 : 8_000;
    await expect(page.getByText(notice).filter({ visible: true }).first()).toBeVisible({ timeout });
    await expect(page.getByRole('progressbar')).toHaveCount(0);
    await expect(widget.locator('[aria-busy=true]')).toHaveCount(0);
    expect(countCalls(demo, call)).toBe(1);
    expect(await readFields(page)).toEqual(expect.arrayContaining(textsTypedInto(state, control)));
    if (fault === 'reset-after' || cell.endsUnknown) return;

    if (cell.needsCaptcha) await page.getByText(/^(Click to verify|点击完成验证)$/).click();
    await button.click();
    if (done) await expect(widget.getByText(textPattern(done, language)).first()).toBeVisible();
    await expect.poll(() => countCalls(demo, call)).toBe(2);
    await expect(page.getByText(notice)).toHaveCount(0);
  });
}

for (const { row, state, fault, language } of cellsOf(pages)) {
  const { call } = findRow(row);

  test(`fetching ${row}: the page stays usable after the fault ${fault} of the network (${language}, B3)`, async ({
    page,
    demo,
  }) => {
    const address = demo.origin + stateAddress(findState(state)!, language, { isAlone: true });
    await page.goto(address, { waitUntil: 'commit' });
    const required = demo.services.faults.list();
    demo.services.faults.set({ call, fault: fault === 'aborted' ? 'timeout' : fault });
    const redirected = followRedirect(page, fault);
    const path = call.replace(/^GET |:script$/g, '');
    await expect
      .poll(() => demo.services.calls.some((received) => received.path.startsWith(path)), { timeout: 20_000 })
      .toBe(true);
    if (fault === 'aborted') await page.evaluate(() => window.stop());
    await redirected;
    const name = state.split('/')[0]!;
    const mountPoint = page.locator(`[data-mount="${name}"]`).first();
    await expect(mountPoint).toHaveAttribute('data-mount-state', 'ready');
    await expect(page.getByRole('progressbar')).toHaveCount(0, { timeout: 13_000 });
    const notice = noticeAfter(findRow(row), fault);
    if (notice) await expect(page.getByRole('alert')).toContainText(textPattern(notice, language), { timeout: 13_000 });
    else if (required.length === 0) await expect(page.getByRole('alert')).toBeEmpty();

    // The page works once the service responds again.
    await page.goto(address);
    await expect(page.locator('html')).toHaveAttribute('data-gallery', 'ready', { timeout: 20_000 });
  });
}
