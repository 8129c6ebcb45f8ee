import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import Cookies from 'js-cookie';
import { goTo } from '../../../src/api/browser/navigate';
import { expectAccessible } from '../../support/axe';
import { stopClock } from '../../support/clock';
import { replacedBy } from '../../support/navigation';
import { findNotice } from '../../support/notices';
import { openPage, siteOrigin } from '../../support/page/openPage';
import { passTime, settle } from '../../support/page/settle';
import { bodiesSentTo, requests, respondOnce, services } from '../../support/page/stubServices';
import { type Language, texts } from '../../support/texts';
import { signInInOtherTab } from '../account/otherTab';
import { runLateLoads } from '../kit/steps/runLateLoads';
import {
  birthdayList,
  button,
  calls,
  fillField,
  fillSignUpForm,
  getField,
  hasLeaveWarning,
  openRegisterPage,
  openSignUpForm,
  submitButton,
  submitCard,
  textOf,
} from './openRegisterPage';

const findDialog = (name: string) => screen.findByRole('dialog', { name });
const detailCall = 'GET /api/Customers/detail';

describe('the form and the login status', () => {
  it('shows a spinner while the login status is unknown, and sends nothing else (M-reg-01, J3)', async () => {
    services.faults.set({ call: detailCall, fault: 'timeout' });
    const page = await openRegisterPage('en', 'mei');
    expect(page.mountPoint('register')).toHaveTextContent(texts.en['general.loading']!);
    expect(screen.queryByLabelText(textOf('cardNumber'))).toBeNull();
    expect(requests.filter((request) => request.startsWith('POST'))).toEqual([]);
  });

  it.each<[Language, string]>([
    ['en', '/en/account/'],
    ['zh', '/account/'],
  ])(
    'redirects a signed-in visitor to the account page without a leave warning, in %s (M-reg-02)',
    async (language, path) => {
      const page = await openRegisterPage(language, 'mei');
      await waitFor(() => expect(page.navigatedTo).toEqual([siteOrigin + path]));
      // Else the Back button would lead to this page, and from here forward again.
      expect(replacedBy).toEqual(page.navigatedTo);
      expect(hasLeaveWarning()).toBe(false);
      expect(screen.queryByRole('textbox')).toBeNull();
    },
  );

  it.each(['/account/', '/en/account'])(
    'shows nothing to a signed-in visitor on %s: a redirect to the page itself would never end (M-reg-02)',
    async (path) => {
      const page = await openPage({ path, mounts: ['register'], signedInAs: 'mei' });
      await settle();
      expect(page.navigatedTo).toEqual([]);
      expect(page.mountPoint('register')).toHaveTextContent('');
    },
  );

  it('shows the form when the check fails (A-43)', async () => {
    services.faults.set({ call: detailCall, fault: '500' });
    const page = await openRegisterPage('en', 'mei');
    expect(await screen.findByLabelText(textOf('cardNumber'))).toBeVisible();
    expect(page.navigatedTo).toEqual([]);
  });

  it('shows nothing of the sign-up form while it is prepared, and an empty one after the card', async () => {
    const page = await openRegisterPage();
    await runLateLoads();
    expect(screen.queryByLabelText(textOf('username'))).toBeNull();
    expect(requests).toEqual([]);
    await submitCard(page);
    expect(await screen.findByLabelText(textOf('username'))).toHaveValue('');
    expect(screen.getByText(texts.en['register.cardIs']!.replace('{ending}', '0001'))).toBeVisible();
  });

  it('keeps typed values while a sign-in in another tab triggers a new check (C2)', async () => {
    const page = await openSignUpForm();
    await fillField(page, 'username', 'xiao_ming');
    services.faults.set({ call: detailCall, fault: '500' });
    Cookies.set('login-status', 'true');
    fireEvent(document, new Event('visibilitychange'));
    await settle();
    expect(requests.some((request) => request.endsWith('/api/Customers/detail'))).toBe(true);
    expect(getField('username')).toHaveValue('xiao_ming');
  });
});

describe('a sign-in in another tab', () => {
  async function signInElsewhere(): Promise<void> {
    respondOnce(detailCall, { firstName: 'Mei' });
    Cookies.set('login-status', 'true');
    fireEvent(document, new Event('visibilitychange'));
    await settle();
  }

  it('leads to the account (M-reg-02)', async () => {
    const page = await openSignUpForm();
    await signInElsewhere();
    expect(page.navigatedTo).toEqual([`${siteOrigin}/en/account/`]);
  });

  it.each([
    ['slow', texts.en['notice.Register.200']!],
    ['timeout', textOf('unconfirmed')],
  ] as const)(
    'during the create request leaves the visitor here to read what became of it, fault %s (E1)',
    async (fault, text) => {
      stopClock();
      const page = await openSignUpForm();
      await fillSignUpForm(page);
      services.faults.set({ call: calls.create, fault, times: 1 });
      await page.visitor.click(submitButton());
      await signInElsewhere();
      expect(submitButton()).toHaveAttribute('aria-busy', 'true');
      await passTime(30_000);
      expect(screen.getByText(text)).toBeVisible();
      // A later check changes nothing: what was typed stays after a failure.
      respondOnce(detailCall, { firstName: 'Mei' });
      await act(async () => signInInOtherTab());
      await settle();
      expect(screen.getByText(text)).toBeVisible();
      expect(page.navigatedTo).toEqual([]);
    },
  );
});

describe('the leave warning (M-reg-08, A-41, E5)', () => {
  it('is active until the account is created', async () => {
    const page = await openRegisterPage();
    expect(hasLeaveWarning()).toBe(true);
    await submitCard(page);
    await screen.findByRole('heading', { name: textOf('formTitle') });
    expect(hasLeaveWarning()).toBe(true);
    await fillSignUpForm(page);
    await page.visitor.click(submitButton());
    await findDialog(texts.en['notice.Register.200']!);
    expect(hasLeaveWarning()).toBe(false);
  });

  it('does not ask when the widgets navigate, such as after a sign-out (A-41)', async () => {
    stopClock();
    await openRegisterPage();
    goTo('/');
    expect(hasLeaveWarning()).toBe(false);
    await passTime(1000);
    expect(hasLeaveWarning()).toBe(true);
  });

  it('ends when the widget is removed', async () => {
    const page = await openRegisterPage();
    expect(hasLeaveWarning()).toBe(true);
    await page.removeMountPoint('register');
    expect(hasLeaveWarning()).toBe(false);
  });
});

describe.each<[Language, string]>([
  ['en', '/en/account/'],
  ['zh', '/account/'],
])('the confirmation of the account, in %s (M-reg-06, M-reg-07)', (language, account) => {
  const title = texts[language]['notice.Register.200']!;

  it('is a dialog with the links to the app, and closing it leads to the account page (M-reg-07)', async () => {
    const page = await openSignUpForm(language);
    await fillSignUpForm(page, {}, language);
    await page.visitor.click(submitButton(language));
    const created = await findDialog(title);
    // Without `appLinks` in the configuration, the links to the stores lead there as well.
    const apps = `${siteOrigin}${language === 'en' ? '/en' : ''}/apps/`;
    const links = within(created).getAllByRole<HTMLAnchorElement>('link');
    expect(links.map(({ textContent, href }) => [textContent, href])).toEqual([
      [language === 'en' ? 'Download on the App Store' : '在 App Store 下载', apps],
      [language === 'en' ? 'Download for Android' : '下载安卓版', apps],
      [language === 'en' ? 'More about the app' : '进一步了解 App', apps],
    ]);
    await expectAccessible(page.mountPoint('register'));
    expect(page.navigatedTo).toEqual([]);
    expect(created).toContainElement(button('close', language));
    await page.visitor.click(button('close', language));
    expect(page.navigatedTo).toEqual([siteOrigin + account]);
    expect(page.analytics).toEqual([{ event: 'register_card_success' }, { event: 'register_success' }]);
    expect(services.model.members.get('xiao_ming')).toMatchObject({ firstName: '小明' });
  });

  it('the sign-in on the account page starts with the username', async () => {
    const page = await openSignUpForm(language);
    await fillSignUpForm(page, {}, language);
    await page.visitor.click(submitButton(language));
    await findDialog(title);
    expect(JSON.stringify({ ...sessionStorage })).not.toContain('xiao_ming');
    await page.visitor.click(button('close', language));
    await openPage({ path: account, mounts: ['auth'] });
    expect(screen.getByLabelText(texts[language]['auth.username']!)).toHaveValue('xiao_ming');
    expect(JSON.stringify({ ...sessionStorage })).not.toContain('xiao_ming');
  });

  it('focuses its heading, so that a second Enter or Space of the visitor does not close it', async () => {
    const page = await openSignUpForm(language);
    await fillSignUpForm(page, {}, language);
    await page.visitor.click(submitButton(language));
    const created = await findDialog(title);
    expect(within(created).getByRole('heading', { name: title })).toHaveFocus();
    await page.visitor.keyboard('{Enter} ');
    expect(created).toBeVisible();
    expect(page.navigatedTo).toEqual([]);
  });

  it('closes on Escape as well', async () => {
    const page = await openSignUpForm(language);
    await fillSignUpForm(page, {}, language);
    await page.visitor.click(submitButton(language));
    await findDialog(title);
    await page.visitor.keyboard('{Escape}');
    expect(page.navigatedTo).toEqual([siteOrigin + account]);
  });
});

describe('the button back to the card', () => {
  it('shows the card and its PIN, and keeps the form except passwords, code and consent', async () => {
    const page = await openSignUpForm();
    await fillSignUpForm(page, { lastName: 'Li', email: 'xiaoming@example.test' });
    await page.visitor.click(screen.getByRole('checkbox', { name: textOf('news') }));
    await page.visitor.click(button('changeCard'));
    expect(screen.getByRole('heading', { name: textOf('cardTitle') })).toHaveFocus();
    expect(getField('cardNumber')).toHaveValue('6200000000000001');
    expect(getField('pin')).toHaveValue('12345678');
    // Attributes stand in the page's markup, where other scripts and saved pages find them (J1).
    expect(page.mountPoint('register').innerHTML).not.toMatch(/12345678|6200000000000001/);
    await submitCard(page, { number: '6200000000000011' });
    await screen.findByRole('heading', { name: textOf('formTitle') });
    const kept = { username: 'xiao_ming', firstName: '小明', lastName: 'Li', cellPhone: '13800138000' };
    for (const [id, value] of Object.entries({ ...kept, password: '', confirm: '', code: '' })) {
      expect(getField(id)).toHaveValue(value);
    }
    expect(screen.getByRole('radio', { name: textOf('male') })).toBeChecked();
    expect(screen.getByRole('checkbox', { name: textOf('agreed') })).not.toBeChecked();
    await fillSignUpForm(page);
    await page.visitor.click(submitButton());
    await findDialog(texts.en['notice.Register.200']!);
    expect(bodiesSentTo(calls.create)).toMatchObject([
      { cardNumber: '6200000000000011', email: 'xiaoming@example.test', lastName: 'Li', optOut: 0 },
    ]);
  });

  it('keeps a birthday that is not complete yet', async () => {
    const page = await openSignUpForm();
    await page.visitor.selectOptions(birthdayList('year'), '1985');
    await page.visitor.selectOptions(birthdayList('month'), '05');
    await page.visitor.click(button('changeCard'));
    await submitCard(page);
    await screen.findByRole('heading', { name: textOf('formTitle') });
    expect([birthdayList('year').value, birthdayList('month').value, birthdayList('day').value]).toEqual([
      '1985',
      '05',
      '',
    ]);
  });

  it('is disabled during the create request', async () => {
    const page = await openSignUpForm();
    await fillSignUpForm(page);
    services.faults.set({ call: calls.create, fault: 'timeout' });
    await page.visitor.click(submitButton());
    await page.visitor.click(button('changeCard'));
    expect(submitButton()).toBeVisible();
    expect(button('changeCard')).toHaveAttribute('aria-disabled', 'true');
  });
});

it('shows the card number in groups of four when the visitor comes back to it (P-29)', async () => {
  const page = await openSignUpForm();
  await page.visitor.click(screen.getByRole('button', { name: textOf('changeCard') }));
  expect(getField('cardNumber')).toHaveValue('6200000000000001');
  expect(screen.getByText('6200 0000 0000 0001')).toBeVisible();
});

it('leaves no personal data in the address, storage or analytics events (J1)', async () => {
  // The page stores when the wait for another code ends. The digits of this time contain none of the secrets.
  stopClock('2026-03-01T10:00:00+08:00');
  const page = await openSignUpForm();
  const secrets = ['6200000000000001', '12345678', 'Passw0rd', '小明', '13800138000', '9876', 'xiaoming', 'xiao_ming'];
  const expectNoSecret = () => {
    const stored = JSON.stringify([page.analytics, location.href, { ...localStorage }, { ...sessionStorage }]);
    for (const secret of [...secrets, '1990', '07/05']) expect(stored).not.toContain(secret);
  };
  await fillSignUpForm(page, { email: 'xiaoming@example.test', code: '9876' });
  await page.visitor.click(button('sendCode'));
  await screen.findByText(/^We sent a text message to 138\*{4}8000\. Not received\?/);
  expectNoSecret();
  await page.visitor.click(submitButton());
  expect(await findNotice(texts.en['notice.PhoneNumber.10005']!)).toBeVisible();
  expectNoSecret();
  await fillField(page, 'code', '1234');
  await page.visitor.click(submitButton());
  await findDialog(texts.en['notice.Register.200']!);
  expectNoSecret();
  expect(page.analytics).toEqual([
    { event: 'register_card_success' },
    { event: 'sms_send_success', purpose: 'register' },
    { event: 'register_failure', code: '10005' },
    { event: 'register_success' },
  ]);
});

it('creates a missing outlet, so that its notice is shown (contract 3)', async () => {
  const page = await openPage({ path: '/en/account/register', mounts: ['register'] });
  respondOnce(calls.validate, { stateCode: '104' });
  await submitCard(page);
  expect(await screen.findByRole('alert')).toHaveTextContent(texts.en['notice.Register.104']!);
});
