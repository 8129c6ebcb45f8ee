import type { Frame, Page } from '@playwright/test';
import { source } from 'axe-core';

/** Loads axe into a page or a frame, once. */
export async function injectAxe(place: Page | Frame): Promise<void> {
  if (!(await place.evaluate(() => 'axe' in window))) await place.evaluate(source);
}
