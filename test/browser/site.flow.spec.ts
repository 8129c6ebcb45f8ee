import { expect, mount, test } from './world';

for (const locale of ['zh', 'en'] as const) {
  const prefix = locale === 'en' ? '/en' : '';
  test(`walk ${locale}`, async ({ page, visit, look }) => {
    await visit(`${prefix}/account/starbucks-rewards`);
    const widget = mount(page, 'gold-level-redeem-rights');
    await expect(widget).toHaveAttribute('data-mount-state', 'ready');
    const tabs = widget.getByRole('tab');
    for (const [i, n] of [1, 9, 12, 15, 25].entries()) {
      await tabs.nth(i).click();
      await look(`tmp-redeem-${locale}-${n}`);
    }
    await mount(page, 'share-buttons').getByRole('button').first().click();
    await expect(page.getByRole('dialog').locator('svg')).toBeVisible();
    await look(`tmp-share-${locale}-qr`);
  });
}
