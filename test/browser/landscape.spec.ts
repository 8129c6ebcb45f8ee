import { expect, test } from './support/fixtures';
import { expectReady, mountPoint } from './support/page';

/** What is left of a phone in landscape above its keyboard. */
const aboveKeyboard = { width: 667, height: 200 };

for (const [name, path] of [
  ['auth', '/account/'],
  ['register', '/en/account/register'],
  ['forgot-password', '/account/forgot-password'],
  ['svc-query', '/en/starbucks-gift-card/svc-query'],
  ['invoice', '/en/starbucks-gift-card/invoice'],
  ['phone-validate', '/account/phone-validate'],
] as const) {
  test(`in landscape with a keyboard up, each field and the submit of ${name} can be reached`, async ({
    page,
    visit,
  }) => {
    await page.setViewportSize(aboveKeyboard);
    await visit(path);
    await expectReady(page, name);
    const controls = await mountPoint(page, name).locator('.rw-input, [type="submit"]').all();
    expect(controls.length).toBeGreaterThan(1);
    for (const control of controls) {
      await control.focus();
      await expect
        .poll(() =>
          control.evaluate((element) => {
            const { left, top, width, height } = element.getBoundingClientRect();
            return element.contains(document.elementFromPoint(left + width / 2, top + height / 2));
          }),
        )
        .toBe(true);
    }
  });
}

test('--rw-font-size doubles every text of the sign-in form (contract 2)', async ({ page, visit }) => {
  await visit('/account/');
  await expectReady(page, 'auth');
  const field = mountPoint(page, 'auth').locator('.rw-input').first();
  await expect(field).toHaveCSS('font-size', '16px');
  await expect(field).toHaveCSS('height', '48px');
  await page.evaluate(() => document.documentElement.style.setProperty('--rw-font-size', '2rem'));
  await expect(field).toHaveCSS('font-size', '32px');
  await expect(field).toHaveCSS('height', '96px');
});
