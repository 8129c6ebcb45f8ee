import type { Page } from '@playwright/test';
import { type MountName, mountNames } from '../../../src/mounts/registry';
import { type Demo, expect } from './fixtures';
import { configBlock, loaderTag, mountTag } from './hostPage';

/** The widgets that stay on the page of a signed-in visitor; the registration leads to the account page. */
export const signedInNames = mountNames.filter((name) => name !== 'register');

/** Returns the body of a host page with a mount point of each widget. */
export function allWidgetsBody(demo: Demo, names: readonly MountName[] = mountNames): string {
  return configBlock(demo) + names.map((name) => mountTag(name)).join('') + loaderTag(demo);
}

/** Waits until widgets of the page are ready and have what they fetch. */
export async function waitForWidgets(page: Page, names: readonly MountName[] = mountNames): Promise<void> {
  const findWaiting = () =>
    page.evaluate((expected) => {
      // Before the loader runs, this may be an element or a frame of that name.
      const rows = typeof window.widgets?.scan === 'function' ? window.widgets.status() : [];
      const ready = rows.filter(({ state }) => state === 'ready').map(({ name }) => name);
      return expected.filter((name) => !ready.includes(name));
    }, names);
  await expect.poll(findWaiting, { timeout: 20_000, intervals: [100] }).toEqual([]);
  await page.waitForLoadState('networkidle');
  // On a busy machine, the network can be quiet before a widget requests anything.
  await expect(page.locator('.rw-spinner, [data-mount] [aria-busy=true]')).toHaveCount(0);
}

/**
 * Returns the markup of each mount point of the page, by name; without the numbers in ids, which count all widgets of
 * the page, and without the place of notices, which avoid the forms.
 */
export function readMountPoints(page: Page): Promise<Record<string, string>> {
  return page
    .locator('[data-mount]')
    .evaluateAll((elements) =>
      Object.fromEntries(
        elements.map((element) => [
          element.getAttribute('data-mount'),
          element.outerHTML
            .replace(/-r_[\da-z]+_/g, '-r_')
            .replace(/(rw-notification") style="bottom: [\d.]+px;"/, '$1'),
        ]),
      ),
    );
}
