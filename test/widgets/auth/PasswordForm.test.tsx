import { screen, waitFor, within } from '@testing-library/react';
import { expectAccessible } from '../../support/axe';
import { answerOnce, bodiesOf, callsOf, openPage, requests, services, settle, site } from '../../support/page';
import { texts } from '../../support/texts';
import { exchangeCall, type Language, loginCall, names, openSignIn, password, signIn, submit, user } from './visit';

const check = () => screen.getByRole('group', { name: 'Security check' });
const hasFlag = () => document.cookie.includes('login-status=true');

describe('the form (contract 4)', () => {
  it.each<[Language, string[], [string, string][]]>([
    [
      'en',
      ['Remember me'],
      [
        ['Forgot password?', '/en/account/forgot-password'],
        ['Create a new account', '/en/account/register'],
      ],
    ],
    [
      'zh',
      ['记住我'],
      [
        ['忘记密码？', '/account/forgot-password'],
        ['立即注册', '/account/register'],
      ],
    ],
  ])('has its names and links, in %s', async (language, [remember], links) => {
    const page = await openSignIn(language);
    expect(user(language)).toHaveAttribute('autocomplete', 'username');
    expect(password(language)).toHaveAttribute('autocomplete', 'current-password');
    expect(password(language)).toHaveAttribute('type', 'password');
    expect(screen.getByRole('checkbox', { name: remember! })).not.toBeChecked();
    expect(submit(language)).toBeVisible();
    for (const [name, path] of links) {
      expect(screen.getByRole('link', { name })).toHaveAttribute('href', site + path);
    }
    await expectAccessible(page.mount('auth'));
  });

  it('asks for both, and never applies the rules of new passwords (A-02)', async () => {
    const page = await openSignIn();
    await page.visitor.click(submit());
    expect(user()).toHaveFocus();
    expect(user()).toHaveAccessibleDescription(texts.en['rule.isRequired']);
    expect(password()).toHaveAccessibleDescription(texts.en['rule.isRequired']);
    await expectAccessible(page.mount('auth'));
    await page.visitor.type(password(), 'x');
    expect(password()).not.toBeInvalid();
    expect(requests).toEqual([]);
  });

  it.each<Language>(['en', 'zh'])('refuses a colon in the name, in %s (D1)', async (language) => {
    const page = await openSignIn(language);
    await signIn(page, { name: 'me:i', language });
    expect(user(language)).toHaveAccessibleDescription(texts[language]['notice.Login.400']);
    expect(user(language)).toHaveFocus();
    await settle();
    expect(requests).toEqual([]);
  });
});

describe('signing in (M-core-03, M-auth-05 to M-auth-08)', () => {
  it('makes two calls, the first with the name and password in its header (M-api-01, M-api-02)', async () => {
    const page = await openSignIn();
    await page.visitor.click(screen.getByRole('checkbox', { name: 'Remember me' }));
    await signIn(page);
    await waitFor(() => expect(page.sentTo).toHaveLength(1));
    expect(requests.slice(0, 2)).toEqual([
      'POST http://gateway.test/web/login',
      'POST http://gateway.test/web/login/oauth/access_token',
    ]);
    expect(callsOf(loginCall)[0]?.headers).toMatchObject({
      authorization: 'Basic bWVpOlBhc3N3MHJkIQ==',
      'x-client-name': 'rewards-widgets',
      'x-client-version': expect.stringMatching(/./),
    });
    expect(bodiesOf(loginCall)).toEqual([
      { grant_type: 'client_credentials', remember_me: true, captcha: '', device: 'web' },
    ]);
    expect(callsOf(exchangeCall)[0]?.headers).not.toHaveProperty('authorization');
    expect(bodiesOf(exchangeCall)).toEqual([
      { code: expect.stringMatching(/^[\w-]{36}$/), remember_me: true, grant_type: 'authorization_code' },
    ]);
    expect(page.analytics).toEqual([{ event: 'login_success', method: 'password' }]);
  });

  it('speaks UTF-8 in that header, and trims the name but not the password (D1)', async () => {
    const page = await openSignIn();
    await signIn(page, { name: '张三 ', secret: 'Pä9!word' });
    await waitFor(() => expect(page.sentTo).toHaveLength(1));
    const encoded = callsOf(loginCall)[0]?.headers.authorization?.replace('Basic ', '') ?? '';
    expect(Buffer.from(encoded, 'base64').toString()).toBe('张三:Pä9!word');
    expect(bodiesOf(loginCall)).toEqual([expect.objectContaining({ remember_me: false })]);

    const again = await openPage({ path: '/en/account/', mounts: ['notification', 'logout'] });
    expect(within(again.mount('logout')).getByRole('button', { name: 'Log out' })).toBeVisible();
  });

  it('sets the flag after the exchange, not before, and finds out who it is (M-auth-01, M-auth-04, D3)', async () => {
    const page = await openSignIn();
    services.faults.set({ call: exchangeCall, fault: '500', times: 1 });
    await signIn(page);
    await screen.findByText(texts.en['notice.System.Default_Error']!);
    expect(hasFlag()).toBe(false);
    expect(page.sentTo).toEqual([]);
    expect(password()).toHaveValue('Passw0rd!');

    const statuses: unknown[] = [];
    document.addEventListener('widgets:login-status', ({ detail }) => statuses.push(detail));
    await page.visitor.click(submit());
    await waitFor(() => expect(statuses).toHaveLength(2));
    expect(hasFlag()).toBe(true);
    expect(statuses).toEqual([
      { isLoggedIn: null, user: null },
      { isLoggedIn: true, user: expect.objectContaining({ firstName: 'Mei' }) },
    ]);
    // Each code is good for one exchange: the lost one is not used again.
    const codes = bodiesOf(exchangeCall).map((body) => (body as { code: string }).code);
    expect(new Set(codes).size).toBe(2);
    await waitFor(() => expect(page.mount('auth')).toBeEmptyDOMElement());
  });

  it('takes twenty presses and Enter for one', async () => {
    const page = await openSignIn();
    services.faults.set({ call: loginCall, fault: 'timeout' });
    await signIn(page);
    for (let press = 0; press < 20; press += 1) await page.visitor.click(submit());
    await page.visitor.type(password(), '{Enter}');
    await settle();
    expect(callsOf(loginCall)).toHaveLength(1);
    await expectAccessible(page.mount('auth'));
  });
});

describe('where the visitor goes then (contract 6, rule R)', () => {
  it.each<[Language, string, string]>([
    ['en', '', '/en/account/'],
    ['zh', '', '/account/'],
    ['en', '?redirectURL=%2Fen%2Faccount%2F%23%2Frewards', '/en/account/#/rewards'],
    ['zh', '?redirectURL=http%3A%2F%2Flocalhost%2Fapps%2F%3Fa%3D1', '/apps/?a=1'],
    ['zh', '?x=1&redirectURL=/starbucks-gift-card', '/starbucks-gift-card'],
    ['en', '?redirectURL=//evil.test/', '/en/account/'],
    ['en', '?redirectURL=https://evil.test/', '/en/account/'],
    ['en', '?redirectURL=/%5Cevil.test', '/en/account/'],
    ['en', '?redirectURL=javascript:alert(1)', '/en/account/'],
    ['en', '?redirectURL=http://localhost@evil.test/', '/en/account/'],
    ['zh', '?redirectURL=/a&redirectURL=/b', '/account/'],
    ['zh', '?redirectURL=', '/account/'],
  ])('on a page in %s with %j: %s', async (language, search, path) => {
    const page = await openSignIn(language, search);
    await signIn(page, { language });
    await waitFor(() => expect(page.sentTo).toEqual([site + path]));
  });

  it('may be another origin that the page allows', async () => {
    const page = await openSignIn('en', '?redirectURL=http://app.test/welcome');
    await signIn(page);
    await waitFor(() => expect(page.sentTo).toEqual(['http://app.test/welcome']));
  });
});

const loginCodes = [
  ...['400', '403', '3016', '3099', '5000', '10005', '20003', '20005', '20009'],
  ...['81016', '83001', '-500', 'CaptchaRequired'],
];

describe.each<Language>(['en', 'zh'])('refusals, in %s', (language) => {
  it.each(loginCodes)('E-login-%s has words of its own, and loses nothing', async (code) => {
    const page = await openSignIn(language);
    services.faults.set({ call: loginCall, fault: 'code', code });
    await signIn(page, { language });
    const text = await screen.findByText(texts[language][`notice.Login.${code}`]!, { selector: '.rw-notice-text' });
    expect(screen.getByRole('alert')).toContainElement(text);
    expect(text.parentElement).toHaveAttribute('data-error-code', code);
    // An unverified number brings a step of its own; every other refusal leaves the form as it was.
    if (code !== '3099') {
      expect(user(language)).toHaveValue('mei');
      expect(password(language)).toHaveValue('Passw0rd!');
    }
    expect(hasFlag()).toBe(false);
    expect(page.sentTo).toEqual([]);
    expect(page.analytics).toEqual([{ event: 'login_failure', method: 'password', code }]);
    expect(callsOf(exchangeCall)).toEqual([]);
    await settle();
    expect(screen.queryAllByRole('group')).toHaveLength(/83001|20005|CaptchaRequired/.test(code) ? 1 : 0);
  });
});

it.each([
  [loginCall, ''],
  [loginCall, '{}'],
  [loginCall, '<html>'],
  [exchangeCall, '{}'],
])('a 401 of %s that has no code (%j) is a fault, not a session that has ended (M-err-03)', async (call, body) => {
  const page = await openSignIn();
  answerOnce(call, body, 401);
  await signIn(page);
  await screen.findByText(texts.en['notice.System.Default_Error']!);
  expect(within(screen.getByRole('alert')).queryByRole('link')).toBeNull();
  expect(page.analytics).toEqual([{ event: 'login_failure', method: 'password', code: null }]);
  await page.visitor.click(submit());
  await waitFor(() => expect(page.sentTo).toHaveLength(1));
});

it('says the same of a name that nobody has and of a wrong password (D4)', async () => {
  const seen: string[] = [];
  for (const [code, name] of [
    [403, 'mei'],
    [5000, 'mei'],
    [undefined, 'mei'],
    [undefined, 'nobody'],
  ] as const) {
    const page = await openSignIn();
    if (code) services.faults.set({ call: loginCall, fault: 'code', code, times: 1 });
    await signIn(page, { name, secret: 'nonsense' });
    await screen.findByText(texts.en['notice.Login.403']!);
    await waitFor(() => expect(submit()).toHaveAttribute('aria-busy', 'false'));
    const markup = page.mount('auth').innerHTML + page.mount('notification').innerHTML;
    // But for React's ids, which count on, and what is there for engineers.
    seen.push(markup.replace(/-r_\w+_|data-error-code="\d+"/g, ''));
    expect(document.activeElement).toBe(submit());
  }
  expect(new Set(seen).size).toBe(1);
});

describe('the check, once the service asks for it (D7)', () => {
  it.each(['83001', 'CaptchaRequired', '20005'])(
    'comes with %s, keeps the password, and is sent once',
    async (code) => {
      const page = await openSignIn();
      services.faults.set({ call: loginCall, fault: 'code', code, times: 1 });
      await signIn(page);
      const verify = await screen.findByRole('button', { name: 'Click to verify' });
      expect(requests).toContain('GET http://gateway.test/web/login/captcha');
      expect(password()).toHaveValue('Passw0rd!');
      await expectAccessible(page.mount('auth'));

      await page.visitor.click(submit());
      await waitFor(() => expect(check()).toHaveFocus());
      expect(check()).toHaveAccessibleDescription(texts.en['rule.isSecurityCheckRequired']);
      expect(callsOf(loginCall)).toHaveLength(1);

      await page.visitor.click(verify);
      expect(screen.getByText('Verified')).toBeVisible();
      await expectAccessible(page.mount('auth'));
      await page.visitor.click(submit());
      await waitFor(() => expect(page.sentTo).toEqual([`${site}/en/account/`]));
      expect(bodiesOf(loginCall)).toEqual([
        expect.objectContaining({ captcha: '' }),
        expect.objectContaining({ captcha: expect.stringMatching(/^t03\w{64}\*$/) }),
      ]);
    },
  );

  it('is new after a further refusal, and stays asked for', async () => {
    const page = await openSignIn('zh');
    services.faults.set({ call: loginCall, fault: 'code', code: 83001, times: 1 });
    await signIn(page, { language: 'zh', secret: 'nonsense' });
    await page.visitor.click(await screen.findByRole('button', { name: names.zh.verify }));
    await page.visitor.click(submit('zh'));
    await screen.findByText(texts.zh['notice.Login.5000']!);
    await waitFor(() => expect(screen.queryByText('验证通过')).toBeNull());
    await page.visitor.click(submit('zh'));
    expect(screen.getByRole('group', { name: '安全验证' })).toHaveAccessibleDescription(
      texts.zh['rule.isSecurityCheckRequired'],
    );
    expect(callsOf(loginCall)).toHaveLength(2);
  });
});

describe('a member unused for over six months (80040, M-rte-22)', () => {
  it.each<[Language, string, string, string]>([
    ['en', '', '/en/account/phone-validate', '/en/account/'],
    ['zh', '', '/account/phone-validate', '/account/'],
    ['en', '?redirectURL=%2Fen%2Fapps%2F%3Fa%3D1%23b', '/en/account/phone-validate', '/en/apps/?a=1#b'],
    ['zh', '?redirectURL=/a/../%25E5%2595%25A1', '/account/phone-validate', '/a/../%E5%95%A1'],
    ['en', '?redirectURL=http://app.test', '/en/account/phone-validate', 'http://app.test'],
    ['en', `?redirectURL=${site}/apps`, '/en/account/phone-validate', `${site}/apps`],
    ['en', '?redirectURL=https://evil.test/', '/en/account/phone-validate', '/en/account/'],
    ['zh', '?redirectURL=/a&redirectURL=/b', '/account/phone-validate', '/account/'],
  ])('in %s with %j is led to validate the number, and from there on', async (language, search, path, redirectURL) => {
    const page = await openSignIn(language, search);
    await signIn(page, { name: 'dormant ', language });
    await waitFor(() => expect(page.sentTo).toHaveLength(1));
    const to = new URL(page.sentTo[0]!);
    expect(to.origin + to.pathname).toBe(site + path);
    expect(Object.fromEntries(to.searchParams)).toEqual({ username: 'dormant', redirectURL, code: '80040' });
    expect(screen.getByRole('alert')).toBeEmptyDOMElement();
    expect(hasFlag()).toBe(false);
  });

  it('is led there as well when the exchange of the code says so', async () => {
    const page = await openSignIn();
    services.faults.set({ call: exchangeCall, fault: 'code', code: 80040, times: 1 });
    await signIn(page);
    await waitFor(() => expect(page.sentTo).toHaveLength(1));
    expect(page.sentTo[0]).toBe(
      `${site}/en/account/phone-validate?username=mei&redirectURL=%2Fen%2Faccount%2F&code=80040`,
    );
  });
});

it('keeps the password out of the address, storage, cookies and what the host page hears (J1)', async () => {
  const page = await openSignIn('en', '?redirectURL=/en/');
  await signIn(page, { secret: 'Nonsense-77' });
  await screen.findByText(texts.en['notice.Login.5000']!);
  await page.visitor.clear(password());
  await page.visitor.type(password(), 'Passw0rd!');
  await page.visitor.click(submit());
  await waitFor(() => expect(page.sentTo).toHaveLength(1));
  const kept = [page.analytics, location.href, document.cookie, { ...localStorage }, { ...sessionStorage }];
  for (const secret of ['Nonsense-77', 'Passw0rd!', 'bWVp']) expect(JSON.stringify(kept)).not.toContain(secret);
  expect(JSON.stringify(page.analytics)).not.toContain('mei');
});
