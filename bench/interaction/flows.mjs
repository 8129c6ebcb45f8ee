import { readFileSync } from 'node:fs';
import path from 'node:path';
import { projectFolder } from '../folders.mjs';

const texts = JSON.parse(readFileSync(path.join(projectFolder, 'src/i18n/messages/zh.json'), 'utf8'));

/** Types into the first field of a page's form, also into that of a page without a script. */
export async function typeIntoForm({ page, type }) {
  await type(page.locator('main form input').first(), '73101800');
}

/** Types into the first field, and sends the form while the other fields are empty. */
export async function useForm(visitor) {
  await typeIntoForm(visitor);
  await visitor.click('send with errors', visitor.page.locator('main form button[type="submit"]').first());
}

/** Fills fields in by their labels, without measuring. */
async function fill(page, values) {
  for (const [label, value] of Object.entries(values)) await page.getByLabel(label, { exact: true }).fill(value);
}
const button = (page, name) => page.getByRole('button', { name, exact: true }).first();

/** Registers on a Chinese page: that of the demo site, or the floor's. */
export async function registerInChinese({ page, press, type, click }) {
  const field = (message) => page.getByLabel(texts[message], { exact: true });
  await type(field('register.cardNumber'), '6200');
  await field('register.cardNumber').fill('6200000000000001');
  await field('register.pin').fill('12345678');
  await field('register.pin').focus();
  await press('details form', 'Enter');
  const username = field('register.username');
  await username.waitFor();
  await type(username, 'xiao');
  await click('send with errors', page.locator('main form button[type="submit"]').last());
  await username.fill('xiao_ming');
  await press('leave the username', 'Tab');
  await type(field('register.confirm'), 'Pas');
  for (const each of ['register.password', 'register.confirm']) await field(each).fill('Passw0rd!');
  await field('register.firstName').fill('小明');
  await field('register.year').selectOption({ index: 30 });
  for (const part of ['register.month', 'register.day']) await field(part).selectOption({ index: 1 });
  await type(field('register.cellPhone'), '138');
  await field('register.cellPhone').fill('13800138000');
  await click('radio button', field('register.female'));
  await click('send code', button(page, texts['register.sendCode']));
  await page.getByText(texts['form.codeSentTo'].split('{')[0]).waitFor();
  await type(field('register.code'), '1234');
  await click('check box', field('register.agreed'));
  await click('create account', button(page, texts['register.submit']));
  await page.getByText(texts['register.welcome']).waitFor();
}

/** What a visitor does on the pages of the demo site, with the stub services. */
export const flows = [
  {
    name: 'sign-in',
    path: '/en/account/',
    async use({ page, click, type }) {
      await type(page.getByLabel('Username or email'), 'mei');
      await type(page.getByLabel('Password', { exact: true }), 'wrong');
      await click('wrong password', button(page, 'Sign in'));
      await page.getByRole('alert').filter({ hasText: /./ }).waitFor();
      await fill(page, { Password: 'Passw0rd!' });
      // The work of the next page is not part of this.
      await page.evaluate(() => window.navigation.addEventListener('navigate', (event) => event.preventDefault()));
      // Waiting for a condition in the page would run scripts there, which would be measured.
      const member = page.waitForResponse('**/api/Customers/detail');
      await click('right password', button(page, 'Sign in'));
      await member;
      await page.waitForTimeout(500);
    },
  },
  {
    name: 'gift-card',
    path: '/en/starbucks-gift-card/svc-query',
    async use({ page, click, type }) {
      for (const tab of ['By card number and transaction ID', 'By card number and PIN']) {
        await click('other tab', page.getByRole('tab', { name: tab }));
      }
      await type(page.getByLabel('Card number'), '7310');
      await type(page.getByLabel('PIN', { exact: true }), '1234');
      await fill(page, { 'Card number': '7310180000000001', PIN: '123456' });
      await click('security check', button(page, 'Click to verify'));
      await page.getByText('Verified').waitFor();
      await click('balance', button(page, 'Check balance'));
      await page.getByText('¥652.30').waitFor();
    },
  },
  { name: 'registration', path: '/account/register', use: registerInChinese },
  {
    name: 'invoice',
    path: '/en/starbucks-gift-card/invoice',
    async use({ page, press, click, type }) {
      const number = page.getByLabel('Ticket number').first();
      const code = page.getByLabel('Authorization code').first();
      await type(number, '1000');
      await number.fill('1000000001');
      await type(code, '1000');
      await code.fill('100001');
      await click('add receipt', button(page, 'Add Receipt'));
      await click('remove receipt', page.getByRole('button', { name: 'Remove' }).last());
      await code.focus();
      await press('application form', 'Enter');
      await page.getByRole('heading', { name: 'Invoice details' }).waitFor();
      await click('send with errors', page.locator('main form button[type="submit"]').last());
      await type(page.getByLabel('Email address'), 'mei');
      await fill(page, {
        'Invoice Title': '李梅',
        'Email address': 'mei@example.test',
        'Mobile number': '13800000001',
      });
      await click('apply', button(page, 'Submit'));
      await page.getByRole('heading', { name: 'We have your application' }).waitFor();
    },
  },
  {
    name: 'invoice-inquiry',
    path: '/en/starbucks-gift-card/invoice',
    async use({ page, click, type }) {
      await click('other tab', page.getByRole('tab', { name: 'Invoice progress inquiry' }));
      const form = page.getByRole('tabpanel');
      await type(form.getByLabel('Ticket number'), '3000');
      await form.getByLabel('Ticket number').fill('3000000001');
      await form.getByLabel('Authorization code').fill('300001');
      await click('inquire', button(page, 'Inquire'));
      await page.getByRole('heading', { name: 'Invoice progress' }).waitFor();
    },
  },
];
