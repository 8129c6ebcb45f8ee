import type { Page, Request } from '@playwright/test';
import { stateAddress } from '../../../demo/gallery/stateAddress';
import { findState } from '../../../demo/gallery/states';
import { signInPagePath } from '../../../demo/services/respondWithFault';
import { locales } from '../../../demo/site/texts';
import { findRow, noticeAfter, type RowName } from '../../flows/calls';
import { patternOf } from '../../flows/visibleTexts';
import { texts } from '../../support/texts';
import { type Demo, expect, test } from '../support/fixtures';
import { passCaptcha } from '../support/page';
import { backgroundCalls, type Click, clicks, isDone } from './calls';

// Faults that jest only imitates: here the browser's own network stack sees them (B3). A script plays the steps of the
// gallery and does not move the focus, which jest checks.

/**
 * Faults of the transport. `offline` is a browser that loses the network when it sends the request, `aborted` a visitor
 * who stops the page.
 */
const faults = ['offline', 'reset', 'reset-after', 'cors', 'redirect', 'aborted', 'timeout'] as const;

/** What can arrive in place of a script: jest has a double for the browser's own loading of scripts. */
const scriptFaults = ['403', '403-html', '500', '500-html', 'html', 'malformed', 'empty', '204', '429'] as const;

const faultsOf = (row: RowName) =>
  row === 'the script of the security check' ? [...faults, ...scriptFaults] : [...faults];

/**
 * Returns the cells of the spec: all, in both languages, in a long run; else, to save time, one fault per row in one
 * language, and no timeout, which is the last fault.
 */
function cellsOf<Row extends { readonly row: RowName }>(list: readonly Row[]) {
  return list.flatMap((item, index) =>
    faultsOf(item.row).flatMap((fault, column) =>
      locales
        .filter((_, at) => process.env['LONG'] || (column === index % (faults.length - 1) && at === index % 2))
        .map((language) => ({ ...item, fault, language })),
    ),
  );
}

type ClickCell = ReturnType<typeof cellsOf<Click>>[number];

/** Takes the browser off the network when it sends a request of a call. Returns whether that has happened. */
async function loseNetworkAt(page: Page, call: string): Promise<() => boolean> {
  let isLost = false;
  await page.route(
    ({ pathname }) => pathname === pathOf(call) || (call.endsWith(':script') && pathname.startsWith(pathOf(call))),
    async (route) => {
      if (isLost || !call.startsWith(`${route.request().method()} `)) return route.fallback();
      isLost = true;
      // The texts of notices load while the page is idle.
      await page.waitForFunction(() =>
        performance.getEntriesByType('resource').some(({ name }) => name.includes('/notices-')),
      );
      await page.context().setOffline(true);
      return route.abort('internetdisconnected');
    },
  );
  return () => isLost;
}

/** Opens a state of the gallery, whose steps a script plays, with a fault for the next request of a call. */
async function openWithFault(page: Page, demo: Demo, cell: ClickCell): Promise<void> {
  const { fault } = cell;
  const address = stateAddress(findState(cell.state)!, cell.language, { isAlone: true });
  await page.goto(demo.origin + (cell.hasPhoneToken ? address.replace('?token=', '?phoneToken=') : address), {
    waitUntil: 'commit',
  });
  // The site has reset the services and has set the faults of the state. The widgets do not run yet.
  demo.services.faults.clear();
  if (cell.hasPhoneToken) {
    demo.services.model.resetTokens.set('demo', { userName: 'mei', kind: 'phone', until: Date.now() + 600_000 });
  }
  const { call } = findRow(cell.row);
  if (fault !== 'offline') demo.services.faults.set({ call, fault: fault === 'aborted' ? 'timeout' : fault, times: 1 });
}

const countCalls = (demo: Demo, call: string) =>
  demo.services.calls.filter(({ method, path }) => `${method} ${path}` === call).length;

/** Resolves once the browser has followed the redirect of the fault `redirect`; at once for any other fault. */
const followRedirect = (page: Page, fault: string) =>
  fault === 'redirect' ? page.waitForRequest(`**${signInPagePath}`) : Promise.resolve();

/** Returns the path of a call; that of the script of a security check ends before its name. */
const pathOf = (call: string) => call.replace(/^[A-Z]+ |:script$/g, '');

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

for (const cell of cellsOf(clicks)) {
  const { row, state, control, fault, language } = cell;
  // The service may have processed the first request.
  const done = (fault === 'reset-after' && cell.doneBefore) || cell.done;
  const { call, deadline } = findRow(row);

  test(`${row}: the visitor recovers from the fault ${fault} of the network (${language}, B3)`, async ({
    page,
    demo,
  }) => {
    const hasLostNetwork = fault === 'offline' ? await loseNetworkAt(page, call) : null;
    await openWithFault(page, demo, cell);
    const widget = page.locator(`[data-mount="${state.split('/')[0]}"]`).first();
    const button = widget.getByRole('button', { name: texts[language][control]!, exact: true });
    const redirected = followRedirect(page, fault);
    if (cell.isClickedHere) await button.click();
    const arrived = fault === 'offline' ? 0 : 1;
    await expect.poll(hasLostNetwork ?? (() => countCalls(demo, call) === 1), { timeout: 30_000 }).toBe(true);
    if (fault === 'aborted') await page.evaluate(() => window.stop());
    await redirected;
    const notice = new RegExp(patternOf(texts[language][noticeAfter(findRow(row), fault)!]!));
    const timeout = fault === 'timeout' ? deadline + 3_000 : 8_000;
    await expect(page.getByText(notice).filter({ visible: true }).first()).toBeVisible({ timeout });
    await expect(page.getByRole('progressbar')).toHaveCount(0);
    await expect(widget.locator('[aria-busy=true]')).toHaveCount(0);
    expect(countCalls(demo, call)).toBe(arrived);
    expect(await readFields(page)).toEqual(expect.arrayContaining(textsTypedInto(state, control)));
    await page.context().setOffline(false);
    if (cell.checkWhenUnknown) {
      const { check, found, missing } = cell.checkWhenUnknown;
      await widget.getByRole('button', { name: texts[language][check]!, exact: true }).click();
      await expect(widget.getByText(texts[language][fault === 'reset-after' ? found : missing]!)).toBeVisible();
      await expect(button).toHaveCount(0);
      return;
    }
    if (cell.needsCaptcha) await passCaptcha(page);
    const hasSucceeded = () => isDone(done, { widget, model: demo.services.model, language });
    if (fault !== 'reset-after') expect(await hasSucceeded()).toBe(false);
    await button.click();
    await expect.poll(hasSucceeded).toBe(true);
    await expect.poll(() => countCalls(demo, call)).toBe(arrived + 1);
    if (cell.sendsCode && fault === 'reset-after')
      await expect(widget.getByRole('button', { name: texts[language]['form.haveCode']! })).toBeVisible();
    await expect(page.getByText(notice)).toHaveCount(0);
  });
}

/** Resolves once the browser has ended a request of a call, or the last one to which a redirect has led it. */
function waitForEnd(page: Page, call: string, fault: string): Promise<unknown> {
  const path = fault === 'redirect' ? signInPagePath : pathOf(call);
  const options = {
    predicate: (request: Request) => request.method() !== 'OPTIONS' && new URL(request.url()).pathname.startsWith(path),
    timeout: 30_000,
  };
  return Promise.race([page.waitForEvent('requestfailed', options), page.waitForEvent('requestfinished', options)]);
}

for (const cell of cellsOf(backgroundCalls)) {
  const { row, state, failure, content, fallback, settings, fault, language } = cell;
  const { call } = findRow(row);

  test(`fetching ${row}: the page stays usable after the fault ${fault} of the network (${language}, B3)`, async ({
    page,
    demo,
  }) => {
    const hasLostNetwork = fault === 'offline' ? await loseNetworkAt(page, call) : null;
    const ended = failure ? null : waitForEnd(page, call, fault);
    const address = demo.origin + stateAddress(findState(state)!, language, { isAlone: true });
    await page.goto(address, { waitUntil: 'commit' });
    Object.assign(demo.services.settings, settings);
    if (fault !== 'offline') demo.services.faults.set({ call, fault: fault === 'aborted' ? 'timeout' : fault });
    const hasArrived = () => demo.services.calls.some(({ path }) => path.startsWith(pathOf(call)));
    await expect.poll(hasLostNetwork ?? hasArrived, { timeout: 20_000 }).toBe(true);
    if (fault === 'aborted') await page.evaluate(() => window.stop());
    await ended;

    const widget = page.locator(`[data-mount="${state.split('/')[0]}"]`).first();
    const busy = page.locator('[aria-busy=true], [role=progressbar]');
    const text = page.getByText(failure ? texts[language][failure.text]! : /^$/, { exact: true });
    const shown = widget.locator(content).first();
    const notice = noticeAfter(findRow(row), fault) ?? cell.otherNotice;
    if (failure) await expect(text.filter({ visible: true })).toHaveCount(1, { timeout: 13_000 });
    await expect(busy).toHaveCount(0);
    if (notice) await expect(page.getByRole('alert')).toContainText(new RegExp(patternOf(texts[language][notice]!)));
    else await expect(page.getByRole('alert')).toBeEmpty();
    if (fallback) await expect(widget.getByText(texts[language][fallback]!, { exact: true })).toBeVisible();
    await expect(shown).toBeHidden();

    demo.services.faults.clear();
    await page.context().setOffline(false);
    if (failure) await widget.getByRole('button', { name: texts[language][failure.retry]!, exact: true }).click();
    else if (cell.recover) await cell.recover({ widget, demo, language });
    else {
      await page.reload({ waitUntil: 'commit' });
      // The site has reset the services again.
      Object.assign(demo.services.settings, settings);
    }
    await expect(shown).toBeVisible({ timeout: 20_000 });
    await expect(busy).toHaveCount(0);
    if (failure) await expect(text).toHaveCount(0);
  });
}
