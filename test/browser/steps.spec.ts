import type { Locator, Page } from '@playwright/test';
import { expect, test } from './support/flowFixtures';
import { holdRequests, mountPoint, submitStep } from './support/page';
import { submitSignIn } from './support/signInForm';

// Each flow is walked with the browser's Back, Forward and reload. A step is a history entry of the same page.

/**
 * Expects that Back shows the first element, Forward the second, and Back the first again, without leaving the page.
 */
async function expectBackAndForward(page: Page, before: Locator, after: Locator): Promise<void> {
  const address = page.url();
  await page.goBack();
  await expect(before).toBeVisible();
  await expect(after).toHaveCount(0);
  await page.goForward();
  await expect(after).toBeVisible();
  await page.goBack();
  await expect(before).toBeVisible();
  expect(page.url()).toBe(address);
}

/** Returns everything that the page has stored or put into its history entry, as text. */
const readKept = (page: Page) =>
  page.evaluate(() => JSON.stringify([{ ...sessionStorage }, { ...localStorage }, history.state, location.href]));

async function submitReceipt(widget: Locator): Promise<void> {
  await widget.getByRole('textbox', { name: 'Ticket number' }).fill('1000000001');
  await widget.getByRole('textbox', { name: 'Authorization code' }).fill('100001');
  await widget.getByRole('button', { name: 'Next' }).click();
  await expect(widget.getByRole('heading', { name: 'Invoice details' })).toBeFocused();
}

test('Back leads from the sign-up form to the card, Forward returns, and a reload keeps no card (F6)', async ({
  page,
  visit,
}) => {
  page.on('dialog', (dialog) => void dialog.accept());
  await visit('/en/account/register');
  const widget = mountPoint(page, 'register');
  const card = widget.getByLabel('Card number', { exact: true });
  const username = widget.getByLabel('Username', { exact: true });
  await card.fill('6200000000000001');
  await widget.getByLabel('PIN', { exact: true }).fill('12345678');
  await widget.getByRole('button', { name: 'Next' }).click();
  await username.fill('xiao_ming');
  await expectBackAndForward(page, card, username);
  await page.goForward();
  await expect(username).toHaveValue('xiao_ming');
  expect(await readKept(page)).not.toMatch(/6200000000000001|12345678|xiao_ming/);
  await page.goBack();
  await page.reload();
  await expect(card).toHaveValue('');
  expect(await page.evaluate(() => navigation.canGoForward)).toBe(true);
  await page.goForward();
  await expect(card).toBeVisible();
  await expect(username).toHaveCount(0);
});

test('Back leads from the PIN of a recovery to its first step; after a reload the visitor can still enter the PIN (F6)', async ({
  page,
  demo,
  visit,
}) => {
  await visit('/en/account/forgot-password');
  const widget = mountPoint(page, 'forgot-password');
  const identifier = widget.getByLabel('Email or mobile number', { exact: true });
  const pin = widget.getByLabel('PIN', { exact: true });
  await submitStep(widget, 'Email or mobile number', '13800000001');
  await expect(widget.getByRole('heading')).toBeFocused();
  await expectBackAndForward(page, identifier, pin);
  await expect(identifier).toBeFocused();
  await page.goForward();
  expect(await readKept(page)).not.toContain('13800000001');
  await page.reload();
  await expect(identifier).toHaveValue('');
  await identifier.fill('13800000001');
  await widget.getByRole('button', { name: 'I already have a code' }).click();
  await pin.fill(demo.services.outbox.at(-1)?.code ?? '');
  await widget.getByRole('button', { name: 'Submit' }).click();
  await page.waitForURL('**/en/account/reset-password');
});

test('after a lost response the visitor of a recovery and of a validation can enter the code', async ({
  page,
  demo,
  visit,
}) => {
  demo.services.faults.set({ call: 'POST /api/Customers/sms/sendPasswordPin', fault: '500', times: 1 });
  await visit('/en/account/forgot-password');
  const recovery = mountPoint(page, 'forgot-password');
  await submitStep(recovery, 'Email or mobile number', '13800000001');
  await recovery.getByRole('button', { name: 'I already have a code' }).click();
  await expect(recovery.getByLabel('PIN', { exact: true })).toBeVisible();

  demo.services.faults.set({ call: 'POST /api/Customers/sms/sendMobilePin', fault: '500', times: 1 });
  await visit('/en/account/phone-validate?username=dormant');
  const validation = mountPoint(page, 'phone-validate');
  await validation.getByLabel('Mobile number').fill('13800000003');
  await validation.getByRole('button', { name: 'Send PIN' }).click();
  await validation.getByRole('button', { name: 'I already have a code' }).click();
  await expect(validation.getByLabel('PIN', { exact: true })).toBeFocused();
});

test('Back leads from the application and from a result to the receipts; a reload keeps their ticket numbers only (H6)', async ({
  page,
  visit,
}) => {
  const dialogs: string[] = [];
  page.on('dialog', (dialog) => {
    dialogs.push(dialog.type());
    void dialog.accept();
  });
  await visit('/en/starbucks-gift-card/invoice');
  const widget = mountPoint(page, 'invoice');
  const ticket = widget.getByRole('textbox', { name: 'Ticket number' });
  const title = widget.getByRole('textbox', { name: 'Invoice Title' });
  await submitReceipt(widget);
  await expectBackAndForward(page, ticket, title);
  await expect(widget.getByRole('tab', { selected: true })).toBeFocused();
  await page.goForward();
  await title.fill('Li Mei');
  await page.goBack();
  await expect(ticket).toBeVisible();
  await page.goForward();
  await expect(title).toHaveValue('Li Mei');
  expect(await readKept(page)).not.toMatch(/100001\b|Li Mei/);

  await title.click();
  // Playwright's own reload asks the visitor nothing.
  await page.evaluate(() => location.reload());
  await expect(title).toHaveCount(0);
  expect(dialogs).toEqual(['beforeunload']);
  await expect(ticket).toHaveValue('1000000001');
  await expect(widget.getByRole('textbox', { name: 'Authorization code' })).toHaveValue('');
  await expect(title).toHaveCount(0);

  await widget.getByRole('tab', { name: 'Invoice progress inquiry' }).click();
  await ticket.fill('1000000011');
  await widget.getByRole('textbox', { name: 'Authorization code' }).fill('100011');
  await widget.getByRole('button', { name: 'Inquire' }).click();
  const result = widget.getByRole('heading', { name: 'Invoice progress' });
  await expect(result).toBeFocused();
  await expectBackAndForward(page, ticket, result);
  await page.reload();
  await expect(widget.getByRole('tab', { name: 'Invoice progress inquiry' })).toHaveAttribute('aria-selected', 'true');
});

test('an edit of the receipts or the card ends the steps that are about them: Forward leads to none (H4)', async ({
  page,
  visit,
}) => {
  page.on('dialog', (dialog) => void dialog.accept());
  await visit('/en/starbucks-gift-card/invoice');
  const invoice = mountPoint(page, 'invoice');
  const ticket = invoice.getByRole('textbox', { name: 'Ticket number' });
  await submitReceipt(invoice);
  await page.goBack();
  await ticket.fill('1000000002');
  await page.goForward();
  await expect(ticket).toHaveValue('1000000002');
  await expect(invoice.getByRole('heading', { name: 'Invoice details' })).toHaveCount(0);

  await visit('/en/account/register');
  const register = mountPoint(page, 'register');
  const card = register.getByLabel('Card number', { exact: true });
  const username = register.getByLabel('Username', { exact: true });
  await card.fill('6200000000000001');
  await register.getByLabel('PIN', { exact: true }).fill('12345678');
  await register.getByRole('button', { name: 'Next' }).click();
  await expect(username).toBeVisible();
  await page.goBack();
  await card.fill('6200000000000002');
  await page.goForward();
  await expect(card).toBeVisible();
  await expect(username).toHaveCount(0);
});

test('Back does not interrupt an application that is on its way (H1)', async ({ page, demo, visit }) => {
  await visit('/en/starbucks-gift-card/invoice');
  const widget = mountPoint(page, 'invoice');
  await submitReceipt(widget);
  await widget.getByRole('textbox', { name: 'Invoice Title' }).fill('Li Mei');
  await widget.getByRole('textbox', { name: 'Email address' }).fill('mei@example.test');
  await widget.getByRole('textbox', { name: 'Mobile number' }).fill('13800000001');
  const release = await holdRequests(page, `${demo.servicesOrigin}/public/invoices`);
  await widget.getByRole('button', { name: 'Submit' }).click();
  await expect(widget.getByText('Sending…')).toBeVisible();
  await page.goBack();
  await expect(widget.getByText('Sending…')).toBeVisible();
  release();
  await expect(widget.getByRole('heading', { name: 'We have your application' })).toBeVisible();
  expect(demo.services.model.invoices.filter(({ ticketNumbers }) => ticketNumbers.includes('1000000001'))).toHaveLength(
    1,
  );
});

test('Back leads from a gift card to the form, and a reload keeps the tab but nothing of the card (G5)', async ({
  page,
  visit,
}) => {
  await visit('/en/starbucks-gift-card/svc-query');
  const widget = mountPoint(page, 'svc-query');
  const card = widget.getByLabel('Card number', { exact: true });
  const tab = widget.getByRole('tab', { name: 'By card number and transaction ID' });
  await tab.click();
  await card.fill('7310180000000001');
  await widget.getByLabel('Transaction ID').fill('1000000001');
  await page.getByRole('button', { name: 'Click to verify' }).click();
  await widget.getByRole('button', { name: 'Check balance' }).click();
  const balance = widget.getByText('¥652.30');
  await expect(balance).toBeVisible();
  await expectBackAndForward(page, card, balance);
  await page.goForward();
  expect(await readKept(page)).not.toMatch(/7310180000000001|652\.30/);
  await page.reload();
  await expect(tab).toHaveAttribute('aria-selected', 'true');
  await expect(card).toHaveValue('');
});

test('a reload, Back and Forward keep the tab of the inquiry; a link to apply opens the application (M-inv-03)', async ({
  page,
  visit,
}) => {
  await visit('/en/starbucks-gift-card/invoice');
  const widget = mountPoint(page, 'invoice');
  const inquiry = widget.getByRole('tab', { name: 'Invoice progress inquiry' });
  const expectSelected = (name: string) => expect(widget.getByRole('tab', { name, selected: true })).toBeVisible();
  await inquiry.click();
  await page.reload();
  await expectSelected('Invoice progress inquiry');
  // A link to a place on the page adds an entry to the history.
  await page.evaluate(() => location.assign('#place'));
  await page.reload();
  await expectSelected('Invoice progress inquiry');
  await visit('/en/apps/');
  await page.goBack();
  await expectSelected('Invoice progress inquiry');
  await visit('/en/apps/');
  await visit('/en/starbucks-gift-card/invoice');
  await expectSelected('Invoice online application');
});

test('the steps of a widget, and the hash routes and state of its page, do not disturb each other', async ({
  page,
  demo,
  visit,
}) => {
  await visit('/en/account/forgot-password');
  const widget = mountPoint(page, 'forgot-password');
  const pin = widget.getByLabel('PIN', { exact: true });
  await page.evaluate(() => history.replaceState({ own: 1 }, ''));
  await submitStep(widget, 'Email or mobile number', '13800000001');
  await expect(pin).toBeVisible();
  expect(await page.evaluate(() => (history.state as { own: number }).own)).toBe(1);
  await page.evaluate(() => {
    location.hash = '#/help';
  });
  await expect(pin).toBeVisible();
  await page.goBack();
  expect(page.url()).toBe(`${demo.origin}/en/account/forgot-password`);
  await expect(pin).toBeVisible();
  await page.goBack();
  await expect(pin).toHaveCount(0);
});

for (const route of ['/en/account/#/rewards', '/en/account#/rewards']) {
  test(`a visitor who signs in from ${route} ends there`, async ({ page, demo, visit }) => {
    await visit(route);
    const prompt = mountPoint(page, 'navigation').getByRole('link', { name: 'Sign in' }).first();
    await expect(prompt).toHaveAttribute('href', /redirectURL=%2Fen%2Faccount(%2F)?%23%2Frewards/);
    const form = mountPoint(page, 'auth');
    await submitSignIn(form, 'mei');
    await expect(form.getByRole('button', { name: 'Sign in' })).toHaveCount(0);
    await expect(page).toHaveURL(demo.origin + route);
  });
}
