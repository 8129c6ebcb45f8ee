import type { Locator } from '@playwright/test';
import { expect } from '../support/fixtures';
import { expectReady, mountPoint } from '../support/page';
import { testWalk, type Walk } from './walk';

/** Opens the registration and enters a card. */
async function enterCard({ page, messages, open, type, press }: Walk): Promise<void> {
  await open('/account/register');
  await expectReady(page, 'register');
  await type('register.cardNumber', '6200000000000001');
  await type('register.pin', '12345678');
  await press('Enter');
  await expect(page.getByRole('heading', { name: messages['register.formTitle'] })).toBeFocused();
}

testWalk('a visitor registers', async (walk) => {
  const { page, demo, messages, urlOf, tabTo, type, press } = walk;
  await enterCard(walk);
  await type('register.username', 'xiao_ming');
  await type('register.password', 'Passw0rd!');
  await type('register.confirm', 'Passw0rd!');
  await type('register.firstName', '小明');
  await tabTo('register.male');
  await press('ArrowRight');
  await tabTo('register.year');
  await page.keyboard.type('2000');
  await tabTo('register.month');
  await page.keyboard.type('2');
  await tabTo('register.day');
  await page.keyboard.type('29');
  await type('register.cellPhone', '13800138000');
  await tabTo('register.sendCode');
  await press('Enter');
  await expect.poll(() => demo.services.outbox.length).toBe(1);
  await type('register.code', demo.services.outbox[0]?.code ?? '');
  await tabTo('register.agreed');
  await press('Space');
  await tabTo('register.submit');
  await press('Enter');
  const dialog = page.getByRole('dialog', { name: messages['notice.Register.200'] });
  await expect(dialog).toBeVisible();
  await tabTo('register.close');
  await press('Enter');
  await page.waitForURL(urlOf('/account/'));
  await expect(mountPoint(page, 'auth').getByLabel(messages['auth.username'])).toHaveValue('xiao_ming');
});

/** Enters the birthday of a visitor of 16 years, for whom a dialog opens. */
async function enterYoungBirthday({ page, messages, tabTo, press }: Walk): Promise<Locator> {
  await tabTo('register.year');
  await page.keyboard.type(String(new Date().getFullYear() - 16));
  await tabTo('register.month');
  await page.keyboard.type('1');
  await tabTo('register.day');
  const dialog = page.getByRole('dialog', { name: messages['register.guardianTitle'] });
  // The first digit is a date, too.
  await page.keyboard.type('15');
  await expect(mountPoint(page, 'register').getByLabel(messages['register.day'])).toHaveValue('15');
  await press('Tab');
  await expect(dialog.getByRole('heading')).toBeFocused();
  return dialog;
}

testWalk('a young visitor answers the question for a guardian', async (walk) => {
  const { page, messages, tabTo, press } = walk;
  await enterCard(walk);
  const dialog = await enterYoungBirthday(walk);
  await tabTo('register.no');
  await press('Enter');
  await expect(dialog).toHaveCount(0);
  await expect(mountPoint(page, 'register').getByText(messages['rule.isBirthdayDisallowed'])).toBeVisible();
});

testWalk('a young visitor has the consent of a guardian', async (walk) => {
  const { page, messages, tabTo, type, press } = walk;
  await enterCard(walk);
  const dialog = await enterYoungBirthday(walk);
  await tabTo('register.yes');
  await press('Enter');
  await expect(dialog).toHaveCount(0);
  // The visitor goes on with the next field.
  await expect(mountPoint(page, 'register').getByLabel(messages['register.cellPhone'])).toBeFocused();
  await type('register.cellPhone', '13800138000');
  await expect(page.getByText(messages['rule.isBirthdayDisallowed'])).toHaveCount(0);
});

testWalk('a visitor reads the terms', async (walk) => {
  const { page, messages, tabTo, press } = walk;
  await enterCard(walk);
  const link = page.getByRole('button', { name: messages['register.readTerms'] });
  const dialog = page.getByRole('dialog', { name: messages['register.terms'] });
  const close = dialog.getByRole('button', { name: messages['register.close'] });
  await tabTo('register.readTerms');
  await press('Enter');
  await expect(close).toBeFocused();
  // The browser marks no frame that has the focus: the arrow keys scroll it.
  await press('Tab');
  await expect(dialog.locator('iframe')).toBeFocused();
  await press('Shift+Tab');
  await expect(close).toBeFocused();
  await press('Enter');
  await expect(dialog).toHaveCount(0);
  await expect(link).toBeFocused();

  await press('Enter');
  await expect(dialog).toBeVisible();
  await press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(link).toBeFocused();
});
