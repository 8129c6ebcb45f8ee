import type { Page } from '@playwright/test';
import { contentSecurityPolicy } from '../../../demo/site/csp';
import { type MountName, mountNames } from '../../../src/mounts/registry';
import { allWidgetsBody, readMountPoints, signedInNames, waitForWidgets } from '../support/allWidgets';
import { type Demo, expect, test } from '../support/fixtures';
import { holdScripts, mountPoint, signInAs } from '../support/page';
import { expectUsable } from './neighbours';

const sample: readonly MountName[] = ['invoice', 'loading', 'navigation'];

/** Gives a mount point a prototype of its own, whose methods that change the element throw. */
async function breakMountPoint(page: Page, name: MountName): Promise<void> {
  await mountPoint(page, name).evaluate((element) => {
    const throwError = () => {
      throw new TypeError('a method of the page');
    };
    const hostile = Object.create(Object.getPrototypeOf(element)) as object;
    for (const method of ['appendChild', 'insertBefore', 'removeChild', 'replaceChild']) {
      Object.defineProperty(hostile, method, { value: throwError, enumerable: true });
    }
    Object.defineProperty(hostile, 'textContent', { set: throwError, get: throwError, enumerable: true });
    Object.setPrototypeOf(element, hostile);
  });
}

/** Keeps the errors of the page's own methods from failing the test. They may reach the page, and nothing else. */
async function ignoreErrorsOfPage(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const ignore = (event: Event, error: unknown) => {
      if (String(error).includes('a method of the page')) event.preventDefault();
    };
    addEventListener('unhandledrejection', (event) => ignore(event, event.reason));
    addEventListener('error', (event) => ignore(event, event.error));
  });
}

/** Signs a member in like another tab, which changes what most widgets show. */
async function signInInOtherTab(page: Page, demo: Demo): Promise<void> {
  await signInAs(page.context(), demo, 'mei');
  await page.evaluate(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'rewards-widgets.login' })));
}

for (const name of process.env['LONG'] ? mountNames : sample) {
  test(`a hostile prototype of the mount point of ${name} leaves the other widgets as they are (A4)`, async ({
    page,
    demo,
    openHostPage,
  }) => {
    await ignoreErrorsOfPage(page);
    const options = { path: '/en/host-page?token=demo', policy: contentSecurityPolicy(demo.servicesOrigin) };
    await openHostPage(allWidgetsBody(demo), options);
    await waitForWidgets(page);
    const { [name]: _own, ...expected } = await readMountPoints(page);

    const release = await holdScripts(page, 'all');
    await openHostPage(allWidgetsBody(demo), options);
    await breakMountPoint(page, name);
    release();
    await waitForWidgets(
      page,
      mountNames.filter((one) => one !== name),
    );
    await expect(mountPoint(page, name)).toHaveAttribute('data-mount-state', /failed|ready/);
    const { [name]: _broken, ...others } = await readMountPoints(page);
    expect(others).toEqual(expected);
    await expectUsable(page, name);
  });

  // The registration leaves the page when a member signs in.
  if (name === 'register') continue;

  test(`a prototype that becomes hostile in the mount point of ${name} leaves the other widgets as they are, and lets them unmount (A4)`, async ({
    page,
    demo,
    openHostPage,
  }) => {
    await ignoreErrorsOfPage(page);
    const openAll = async () => {
      await openHostPage(allWidgetsBody(demo, signedInNames), { path: '/en/host-page?token=demo' });
      await waitForWidgets(page, signedInNames);
    };
    const readOthers = async () => {
      const { [name]: _own, ...others } = await readMountPoints(page);
      return others;
    };
    await openAll();
    await signInInOtherTab(page, demo);
    await expect(mountPoint(page, 'rewards').getByRole('listitem')).toHaveCount(7);
    await expect(page.getByRole('progressbar')).toHaveCount(0);
    const expected = await readOthers();

    await page.context().clearCookies();
    await openAll();
    await breakMountPoint(page, name);
    await signInInOtherTab(page, demo);
    await expect.poll(readOthers).toEqual(expected);
    await expectUsable(page, name);
    await page.evaluate(() => window.widgets?.unmount());
    await expect(page.locator('[data-mount-state]')).toHaveCount(0);
    await expect(page.locator(`[data-mount]:not([data-mount="${name}"]) .rw`)).toHaveCount(0);
  });
}

test('every widget works on a page with hostile prototypes of all objects (A4, M5)', async ({
  page,
  demo,
  openHostPage,
}) => {
  await page.addInitScript(() => {
    for (const prototype of [Object.prototype, Array.prototype, Function.prototype, String.prototype]) {
      Object.assign(prototype, { extend: () => 'broken', each: () => 'broken' });
    }
    // `for (key in list)` finds it, and reading it throws.
    const get = () => {
      throw new TypeError('a getter of the page');
    };
    for (const prototype of [Array.prototype, Function.prototype, Element.prototype]) {
      Object.defineProperty(prototype, 'pluck', { get, enumerable: true, configurable: true });
    }
  });
  const warnings: string[] = [];
  page.on('console', (message) => {
    if (/warning|error/.test(message.type())) warnings.push(message.text());
  });
  await openHostPage(allWidgetsBody(demo), {
    path: '/en/host-page?token=demo',
    policy: contentSecurityPolicy(demo.servicesOrigin),
  });
  await waitForWidgets(page);
  await expectUsable(page, '');
  expect(warnings).toEqual([]);
});
