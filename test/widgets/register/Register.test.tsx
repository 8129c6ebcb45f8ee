import { fireEvent, screen, waitFor } from '@testing-library/react';
import Cookies from 'js-cookie';
import { expectAccessible } from '../../support/axe';
import { answerOnce, bodiesOf, openPage, requests, services, settle, site } from '../../support/page';
import { texts } from '../../support/texts';
import {
  button,
  calls,
  enterCard,
  fillIn,
  input,
  type Language,
  openForm,
  openRegister,
  put,
  submit,
  word,
  wouldWarn,
} from './visit';

const dialog = (name: string) => screen.findByRole('dialog', { name });
const detail = 'GET /api/Customers/detail';

describe('who the form is for', () => {
  it('waits with a spinner while it is not known, and asks nothing else (M-reg-01, J3)', async () => {
    services.faults.set({ call: detail, fault: 'timeout' });
    const page = await openRegister('en', 'mei');
    expect(page.mount('register')).toHaveTextContent(texts.en['general.loading']!);
    expect(screen.queryByLabelText('Card number')).toBeNull();
    expect(requests.filter((request) => request.startsWith('POST'))).toEqual([]);
  });

  it.each<[Language, string]>([
    ['en', '/en/account/'],
    ['zh', '/account/'],
  ])('sends a member to the account, once and unasked, in %s (M-reg-02)', async (language, path) => {
    const page = await openRegister(language, 'mei');
    await waitFor(() => expect(page.sentTo).toEqual([site + path]));
    expect(wouldWarn()).toBe(false);
    expect(screen.queryByRole('textbox')).toBeNull();
  });

  it('shows the form when nobody can tell (A-43)', async () => {
    services.faults.set({ call: detail, fault: '500' });
    const page = await openRegister('en', 'mei');
    expect(await screen.findByLabelText('Card number')).toBeVisible();
    expect(page.sentTo).toEqual([]);
  });

  it('keeps what was filled in while another tab has it checked again', async () => {
    const page = await openForm();
    await put(page, 'username', 'xiao_ming');
    services.faults.set({ call: detail, fault: '500' });
    Cookies.set('login-status', 'true');
    fireEvent(document, new Event('visibilitychange'));
    await settle();
    expect(requests.some((request) => request.endsWith('/api/Customers/detail'))).toBe(true);
    expect(input('username')).toHaveValue('xiao_ming');
  });
});

describe('the warning before the page is left (M-reg-08, A-41, E5)', () => {
  it('stands from the first view until the account is made', async () => {
    const page = await openRegister();
    expect(wouldWarn()).toBe(true);
    await enterCard(page);
    await screen.findByRole('heading', { name: word('formTitle') });
    expect(wouldWarn()).toBe(true);
    await fillIn(page);
    await page.visitor.click(submit());
    await dialog('Account created');
    expect(wouldWarn()).toBe(false);
  });

  it('goes with the widget', async () => {
    const page = await openRegister();
    await page.remove('register');
    expect(wouldWarn()).toBe(false);
  });
});

describe.each<[Language, string, string]>([
  ['en', 'Account created', '/en/account/'],
  ['zh', '账户创建成功', '/account/'],
])('an account that is made, in %s (M-reg-06, M-reg-07)', (language, title, account) => {
  it('is told in a dialog with the ways to the app, and closing it leads to the account', async () => {
    const page = await openForm(language);
    await fillIn(page, {}, language);
    await page.visitor.click(submit(language));
    const created = await dialog(title);
    const hrefs = screen.getAllByRole<HTMLAnchorElement>('link').map(({ href }) => href);
    expect(hrefs).toContain(`${site}${language === 'en' ? '/en' : ''}/apps/`);
    await expectAccessible(page.mount('register'));
    expect(page.sentTo).toEqual([]);
    expect(created).toContainElement(button('close', language));
    await page.visitor.click(button('close', language));
    expect(page.sentTo).toEqual([site + account]);
    expect(page.analytics).toEqual([{ event: 'register_card_success' }, { event: 'register_success' }]);
    expect(services.model.members.get('xiao_ming')).toMatchObject({ firstName: '小明' });
  });

  it('Escape closes it too', async () => {
    const page = await openForm(language);
    await fillIn(page, {}, language);
    await page.visitor.click(submit(language));
    await dialog(title);
    await page.visitor.keyboard('{Escape}');
    expect(page.sentTo).toEqual([site + account]);
  });
});

describe('the way back to the card', () => {
  it('has the card and its PIN to be changed, and keeps the form but for its secrets', async () => {
    const page = await openForm();
    await fillIn(page, { lastName: 'Li', email: 'xiaoming@example.test' });
    await page.visitor.click(screen.getByRole('checkbox', { name: 'Send me news and offers' }));
    await page.visitor.click(button('changeCard'));
    expect(screen.getByRole('heading', { name: word('cardTitle') })).toHaveFocus();
    expect(input('cardNumber')).toHaveValue('6200000000000001');
    expect(input('pin')).toHaveValue('12345678');
    await enterCard(page, { number: '6200000000000011' });
    await screen.findByRole('heading', { name: word('formTitle') });
    const kept = { username: 'xiao_ming', firstName: '小明', lastName: 'Li', cellPhone: '13800138000' };
    for (const [id, value] of Object.entries({ ...kept, password: '', confirm: '', code: '' })) {
      expect(input(id)).toHaveValue(value);
    }
    expect(screen.getByRole('radio', { name: 'Male' })).toBeChecked();
    expect(screen.getByRole('checkbox', { name: 'I agree to the terms and conditions' })).not.toBeChecked();
    await fillIn(page);
    await page.visitor.click(submit());
    await dialog('Account created');
    expect(bodiesOf(calls.create)).toMatchObject([
      { cardNumber: '6200000000000011', email: 'xiaoming@example.test', lastName: 'Li', optOut: 0 },
    ]);
  });

  it('is shut while the account is being made', async () => {
    const page = await openForm();
    await fillIn(page);
    services.faults.set({ call: calls.create, fault: 'timeout' });
    await page.visitor.click(submit());
    await page.visitor.click(button('changeCard'));
    expect(submit()).toBeVisible();
    expect(button('changeCard')).toHaveAttribute('aria-disabled', 'true');
  });
});

it('says the card number again in fours to whoever comes back to it (P-29)', async () => {
  const page = await openForm();
  await page.visitor.click(screen.getByRole('button', { name: word('changeCard') }));
  expect(input('cardNumber')).toHaveValue('6200000000000001');
  expect(screen.getByText('6200 0000 0000 0001')).toBeVisible();
});

it('leaves nothing secret in the address, in storage, or in what the host page hears (J1)', async () => {
  const page = await openForm();
  await fillIn(page, { email: 'xiaoming@example.test', code: '9876' });
  await page.visitor.click(button('sendCode'));
  await screen.findByText('Sent to 138****8000');
  await page.visitor.click(submit());
  expect(await screen.findByText(texts.en['notice.PhoneNumber.10005']!)).toBeVisible();
  await put(page, 'code', '1234');
  await page.visitor.click(submit());
  await dialog('Account created');
  const heard = JSON.stringify([page.analytics, location.href, { ...localStorage }, { ...sessionStorage }]);
  const secrets = ['6200000000000001', '12345678', 'Passw0rd', '小明', '13800138000', '9876', 'xiaoming', 'xiao_ming'];
  for (const secret of [...secrets, '1990', '07/05']) expect(heard).not.toContain(secret);
  expect(page.analytics).toEqual([
    { event: 'register_card_success' },
    { event: 'sms_send_success', purpose: 'register' },
    { event: 'register_failure', code: '10005' },
    { event: 'register_success' },
  ]);
});

it('makes the outlets that its page lacks, so that no message is lost (contract 3)', async () => {
  const page = await openPage({ path: '/en/account/register', mounts: ['register'] });
  answerOnce(calls.validate, { stateCode: '104' });
  await enterCard(page);
  expect(await screen.findByRole('alert')).toHaveTextContent(texts.en['notice.Register.104']!);
});
