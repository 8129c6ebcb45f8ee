import type { Page } from '@playwright/test';
import { expect } from '../support/fixtures';
import { mountPoint } from '../support/page';

/** Types into a widget and selects a tab of another one, but not in the widget that has failed. */
export async function expectUsable(page: Page, failed: string): Promise<void> {
  const isInvoice = failed === 'svc-query';
  const form = mountPoint(page, isInvoice ? 'invoice' : 'svc-query');
  const field = form.getByLabel(isInvoice ? 'Ticket number' : 'Card number').first();
  await field.fill('7310 1800');
  await expect(field).toHaveValue('73101800');
  await field.fill('');
  // Leaving the field validates it, and must not happen later.
  await field.blur();
  if (failed === 'gold-level-redeem-rights') return;
  const tabs = mountPoint(page, 'gold-level-redeem-rights').getByRole('tab');
  for (const index of [1, 0]) {
    await tabs.nth(index).click();
    await expect(tabs.nth(index)).toHaveAttribute('aria-selected', 'true');
  }
}
