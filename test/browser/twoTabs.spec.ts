import type { BrowserContext, Locator, Page } from '@playwright/test';
import { type Demo, expect, test } from './support/fixtures';
import { holdRequests, mountPoint } from './support/page';

// Two windows of one browser, with the same form open and filled in. The sequences of test/sequences/ have one window only.

/** Opens a path of the demo site in two tabs, and prepares each. Returns the widget of each tab. */
async function openTwoTabs(
  { context, page, demo }: { context: BrowserContext; page: Page; demo: Demo },
  { path, mount, prepare }: { path: string; mount: string; prepare: (widget: Locator) => Promise<void> },
): Promise<readonly [Locator, Locator]> {
  const other = await context.newPage();
  const widgets = [mountPoint(page, mount), mountPoint(other, mount)] as const;
  for (const widget of widgets) {
    await widget.page().goto(demo.origin + path);
    await prepare(widget);
  }
  return widgets;
}

const button = (widget: Locator, name: string) => widget.getByRole('button', { name, exact: true });
const fill = (widget: Locator, label: string, value: string) =>
  widget.getByRole('textbox', { name: label, exact: true }).fill(value);

const invoiceForm = {
  path: '/en/starbucks-gift-card/invoice',
  mount: 'invoice',
  async prepare(widget: Locator) {
    await fill(widget, 'Ticket number', '1000000001');
    await fill(widget, 'Authorization code', '100001');
    await button(widget, 'Next').click();
    await fill(widget, 'Invoice Title', 'Li Mei');
    await fill(widget, 'Email address', 'mei@example.test');
    await fill(widget, 'Mobile number', '13800000001');
  },
};

/** Returns the accepted applications for the receipt of the form. */
const acceptedApplications = ({ services }: Demo) =>
  services.model.invoices.filter(({ ticketNumbers }) => ticketNumbers.includes('1000000001'));

test('while one tab sends an application, the other sends none for the same receipt (H1, H2)', async ({
  context,
  page,
  demo,
}) => {
  // Only the pages prevent a second application.
  demo.services.settings.acceptsUsedReceipts = true;
  const [first, second] = await openTwoTabs({ context, page, demo }, invoiceForm);
  const release = await holdRequests(page, `${demo.servicesOrigin}/public/invoices`);
  await button(first, 'Submit').click();
  await expect(first.getByText('Sending…')).toBeVisible();
  await expect(button(second, 'Submit')).toHaveCount(0);
  release();
  await expect(first.getByRole('heading', { name: 'We have your application' })).toBeVisible();
  await expect(second.getByText('We have already accepted an application for this receipt.')).toBeVisible();
  expect(acceptedApplications(demo)).toHaveLength(1);
});

test('after a lost response in one tab, the other offers the inquiry instead of a second application (H2)', async ({
  context,
  page,
  demo,
}) => {
  // Only the pages prevent a second application.
  demo.services.settings.acceptsUsedReceipts = true;
  const [first, second] = await openTwoTabs({ context, page, demo }, invoiceForm);
  demo.services.faults.set({ call: 'POST /public/invoices', fault: 'reset-after', times: 1 });
  await button(first, 'Submit').click();
  await expect(first.getByText('We could not confirm')).toBeVisible();
  await expect(button(second, 'Submit')).toHaveCount(0);
  await button(second, 'Check progress').click();
  await expect(second.getByText('We have found your application')).toBeVisible();
  expect(acceptedApplications(demo)).toHaveLength(1);
});

test('an account that two tabs request exists once, and each tab leads to it (E1)', async ({ context, page, demo }) => {
  const [first, second] = await openTwoTabs(
    { context, page, demo },
    {
      path: '/en/account/register',
      mount: 'register',
      async prepare(widget) {
        await fill(widget, 'Card number', '6200000000000001');
        await widget.getByLabel('PIN', { exact: true }).fill('12345678');
        await button(widget, 'Next').click();
        await fill(widget, 'Username', 'xiao_ming');
        await widget.getByLabel('Password', { exact: true }).fill('Passw0rd!');
        await widget.getByLabel('Confirm password', { exact: true }).fill('Passw0rd!');
        await fill(widget, 'First name', 'Ming');
        await widget.getByRole('radio', { name: 'Female', exact: true }).check();
        for (const [name, value] of [
          ['Year', '2000'],
          ['Month', '2'],
          ['Day', '29'],
        ] as const)
          await widget.getByRole('combobox', { name }).selectOption({ label: value });
        await fill(widget, 'Mobile number', '13800138000');
        await widget.getByLabel('SMS code', { exact: true }).fill('1234');
        await widget.getByRole('checkbox', { name: 'I agree to the terms and conditions' }).check();
      },
    },
  );
  demo.services.faults.set({ call: 'POST /api/Customers/create', fault: 'reset-after', times: 1 });
  await button(first, 'Create account').click();
  await expect(first.getByText('We could not confirm whether your account was created')).toBeVisible();
  await button(second, 'Create account').click();
  await expect(second.getByText('This username is already in use')).toBeVisible();
  await expect(second.getByRole('textbox', { name: 'Username' })).toBeFocused();
  await button(first, 'Create account').click();
  await expect(first.getByText('Your account may already exist')).toBeInViewport();
  const accounts = [...demo.services.model.members.values()].filter(({ cellPhone }) => cellPhone === '13800138000');
  expect(accounts).toHaveLength(1);
});

test('a link that one tab has used sets no second password in the other (F8)', async ({ context, page, demo }) => {
  const [first, second] = await openTwoTabs(
    { context, page, demo },
    {
      path: '/en/account/reset-password?token=demo',
      mount: 'reset-password',
      async prepare(widget) {
        await widget.getByLabel('New password').fill('N3w-pass');
        await widget.getByLabel('Confirm password').fill('N3w-pass');
      },
    },
  );
  await first.getByLabel('New password').fill('F1rst-pass');
  await first.getByLabel('Confirm password').fill('F1rst-pass');
  await button(first, 'Submit').click();
  await first.page().waitForURL(`${demo.origin}/en/account/`);
  await button(second, 'Submit').click();
  await expect(second.getByRole('link', { name: 'Request a new one' })).toBeVisible();
  await expect(second.getByLabel('New password')).toHaveValue('N3w-pass');
  expect(demo.services.model.members.get('mei')?.password).toBe('F1rst-pass');
});
