import { act, screen, waitFor, within } from '@testing-library/react';
import { expectAccessible } from '../../support/axe';
import { stopClock } from '../../support/clock';
import { findNotice } from '../../support/notices';
import { languages } from '../../support/page/languages';
import { openPage, siteOrigin } from '../../support/page/openPage';
import { passTime, settle } from '../../support/page/settle';
import { bodiesSentTo, requests, requestsTo, respondOnce, services } from '../../support/page/stubServices';
import { type Language, texts } from '../../support/texts';
import {
  exchangeCall,
  loginCall,
  openSignInPage,
  passwordField,
  signIn,
  submitButton,
  usernameField,
} from './openSignInPage';

const securityCheck = () => screen.getByRole('group', { name: texts.en['captcha.title']! });
const detailCall = 'GET /api/Customers/detail';
const hasFlag = () => document.cookie.includes('login-status=true');

describe('the form (contract 4)', () => {
  it.each<[Language, [string, string][]]>([
    [
      'en',
      [
        ['auth.forgotPassword', '/en/account/forgot-password'],
        ['auth.createAccount', '/en/account/register'],
      ],
    ],
    [
      'zh',
      [
        ['auth.forgotPassword', '/account/forgot-password'],
        ['auth.createAccount', '/account/register'],
      ],
    ],
  ])('has its fields and links, in %s (M-core-03)', async (language, links) => {
    const page = await openSignInPage(language);
    expect(usernameField(language)).toHaveAttribute('autocomplete', 'username');
    expect(passwordField(language)).toHaveAttribute('autocomplete', 'current-password');
    expect(passwordField(language)).toHaveAttribute('type', 'password');
    expect(screen.getByRole('checkbox', { name: texts[language]['auth.rememberMe']! })).not.toBeChecked();
    expect(submitButton(language)).toBeVisible();
    for (const [id, path] of links) {
      expect(screen.getByRole('link', { name: texts[language][id]! })).toHaveAttribute('href', siteOrigin + path);
    }
    await expectAccessible(page.mountPoint('auth'));
  });

  it('requires both fields, but does not apply the rules for new passwords (A-02)', async () => {
    const page = await openSignInPage();
    await page.visitor.click(submitButton());
    expect(usernameField()).toHaveFocus();
    expect(usernameField()).toHaveAccessibleDescription(texts.en['rule.isRequired']);
    expect(passwordField()).toHaveAccessibleDescription(texts.en['rule.isRequired']);
    await expectAccessible(page.mountPoint('auth'));
    await page.visitor.type(passwordField(), 'x');
    expect(passwordField()).not.toBeInvalid();
    expect(requests).toEqual([]);
  });

  it.each(languages)('rejects a colon in the username, in %s (D1)', async (language) => {
    const page = await openSignInPage(language);
    await signIn(page, { name: 'me:i', language });
    expect(usernameField(language)).toHaveAccessibleDescription(texts[language]['notice.Login.400']);
    expect(usernameField(language)).toHaveFocus();
    await settle();
    expect(requests).toEqual([]);
  });
});

describe('signing in (M-core-03, M-auth-05 to M-auth-08)', () => {
  it('sends two requests, the first with username and password in its header (M-api-01, M-api-02)', async () => {
    const page = await openSignInPage();
    await page.visitor.click(screen.getByRole('checkbox', { name: texts.en['auth.rememberMe']! }));
    await signIn(page);
    await waitFor(() => expect(page.navigatedTo).toHaveLength(1));
    expect(requests.slice(0, 2)).toEqual([
      'POST http://gateway.test/web/login',
      'POST http://gateway.test/web/login/oauth/access_token',
    ]);
    expect(requestsTo(loginCall)[0]?.headers).toMatchObject({
      authorization: 'Basic bWVpOlBhc3N3MHJkIQ==',
      'x-client-name': 'rewards-widgets',
      'x-client-version': expect.stringMatching(/./),
    });
    expect(bodiesSentTo(loginCall)).toEqual([
      { grant_type: 'client_credentials', remember_me: true, captcha: '', device: 'web' },
    ]);
    expect(requestsTo(exchangeCall)[0]?.headers).not.toHaveProperty('authorization');
    expect(bodiesSentTo(exchangeCall)).toEqual([
      { code: expect.stringMatching(/^[\w-]{36}$/), remember_me: true, grant_type: 'authorization_code' },
    ]);
    expect(page.analytics).toEqual([{ event: 'login_success', method: 'password' }]);
  });

  it('encodes that header as UTF-8, and trims the username but not the password (D1)', async () => {
    const page = await openSignInPage();
    await signIn(page, { name: '张三 ', secret: 'Pä9!word' });
    await waitFor(() => expect(page.navigatedTo).toHaveLength(1));
    const encoded = requestsTo(loginCall)[0]?.headers.authorization?.replace('Basic ', '') ?? '';
    expect(Buffer.from(encoded, 'base64').toString()).toBe('张三:Pä9!word');
    expect(bodiesSentTo(loginCall)).toEqual([expect.objectContaining({ remember_me: false })]);

    const nextPage = await openPage({ path: '/en/account/', mounts: ['notification', 'logout'] });
    expect(
      within(nextPage.mountPoint('logout')).getByRole('button', { name: texts.en['logout.logOut']! }),
    ).toBeVisible();
  });

  it.each([
    ['ｍｅｉ', 'mei'],
    ['\u200bmei@example.test', 'mei@example.test'],
  ])(
    'signs in with %j as %s, as an input method or a copied text may bring other characters (P-28)',
    async (name, sent) => {
      const page = await openSignInPage();
      await signIn(page, { name });
      await waitFor(() => expect(page.navigatedTo).toHaveLength(1));
      expect(requestsTo(loginCall)[0]?.headers.authorization).toBe(`Basic ${btoa(`${sent}:Passw0rd!`)}`);
    },
  );

  it('sets the login flag only after the exchange, and then fetches the user (M-auth-01, D3)', async () => {
    const page = await openSignInPage();
    services.faults.set({ call: exchangeCall, fault: '500', times: 1 });
    await signIn(page);
    await findNotice(texts.en['notice.System.Default_Error']!);
    expect(hasFlag()).toBe(false);
    expect(page.navigatedTo).toEqual([]);
    expect(passwordField()).toHaveValue('Passw0rd!');

    const statuses: unknown[] = [];
    document.addEventListener('widgets:login-status', ({ detail }) => statuses.push(detail));
    await page.visitor.click(submitButton());
    await waitFor(() => expect(statuses).toHaveLength(2));
    expect(hasFlag()).toBe(true);
    expect(statuses).toEqual([
      { isLoggedIn: null, user: null },
      { isLoggedIn: true, user: expect.objectContaining({ firstName: 'Mei' }) },
    ]);
    // A code works for one exchange only, so the retry must use a new one.
    const codes = bodiesSentTo(exchangeCall).map((body) => (body as { code: string }).code);
    expect(new Set(codes).size).toBe(2);
    await waitFor(() => expect(page.mountPoint('auth')).toBeEmptyDOMElement());
  });

  it('does not propagate a submit after the sign-in to a form of the CMS around it (A2)', async () => {
    const page = await openSignInPage();
    services.faults.set({ call: detailCall, fault: 'timeout' });
    await signIn(page);
    await waitFor(() => expect(page.navigatedTo).toHaveLength(1));
    const onSubmit = jest.fn();
    document.addEventListener('submit', onSubmit);
    await page.visitor.type(passwordField(), '{Enter}');
    document.removeEventListener('submit', onSubmit);
    expect(onSubmit).not.toHaveBeenCalled();
    expect(bodiesSentTo(loginCall)).toHaveLength(1);
  });

  it('sends one request for twenty clicks and Enter (P-25)', async () => {
    const page = await openSignInPage();
    services.faults.set({ call: loginCall, fault: 'timeout' });
    await signIn(page);
    for (let click = 0; click < 20; click += 1) await page.visitor.click(submitButton());
    await page.visitor.type(passwordField(), '{Enter}');
    await settle();
    expect(requestsTo(loginCall)).toHaveLength(1);
    await expectAccessible(page.mountPoint('auth'));
  });
});

describe('the redirect after the sign-in (contract 6, rule R)', () => {
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
  ])('in %s, a page with %j leads to %s', async (language, search, path) => {
    const page = await openSignInPage(language, search);
    await signIn(page, { language });
    await waitFor(() => expect(page.navigatedTo).toEqual([siteOrigin + path]));
  });

  it('may lead to another origin that the page allows', async () => {
    const page = await openSignInPage('en', '?redirectURL=http://app.test/welcome');
    await signIn(page);
    await waitFor(() => expect(page.navigatedTo).toEqual(['http://app.test/welcome']));
  });
});

const loginCodes = [
  ...['400', '403', '3016', '3099', '5000', '10005', '20003', '20005', '20009'],
  ...['81016', '83001', '-500', 'CaptchaRequired'],
];

describe.each(languages)('service errors, in %s', (language) => {
  it.each(loginCodes)('shows the notice of E-login-%s and keeps the typed values', async (code) => {
    const page = await openSignInPage(language);
    services.faults.set({ call: loginCall, fault: 'code', code });
    await signIn(page, { language });
    const text = await screen.findByText(texts[language][`notice.Login.${code}`]!, { selector: '.rw-notice-text' });
    expect(screen.getByRole('alert')).toContainElement(text);
    // These codes would tell which usernames exist (D4).
    const shownCode = ['403', '5000'].includes(code) ? null : code;
    expect(text.parentElement?.getAttribute('data-error-code')).toBe(shownCode);
    expect(usernameField(language)).toHaveValue('mei');
    expect(passwordField(language)).toHaveValue('Passw0rd!');
    expect(hasFlag()).toBe(false);
    expect(page.navigatedTo).toEqual([]);
    expect(page.analytics).toEqual([{ event: 'login_failure', method: 'password', code }]);
    expect(requestsTo(exchangeCall)).toEqual([]);
    await settle();
    expect(screen.queryAllByRole('group')).toHaveLength(/83001|20005|CaptchaRequired/.test(code) ? 1 : 0);
  });
});

it.each([
  [loginCall, ''],
  [loginCall, '{}'],
  [loginCall, '<html>'],
  [exchangeCall, '{}'],
])(
  'shows the default error for a 401 of %s without an error code, %j: no session has ended (M-err-03)',
  async (call, body) => {
    const page = await openSignInPage();
    respondOnce(call, body, 401);
    await signIn(page);
    await findNotice(texts.en['notice.System.Default_Error']!);
    expect(within(screen.getByRole('alert')).queryByRole('link')).toBeNull();
    expect(page.analytics).toEqual([{ event: 'login_failure', method: 'password', code: null }]);
    await page.visitor.click(submitButton());
    await waitFor(() => expect(page.navigatedTo).toHaveLength(1));
  },
);

it('shows the same for an unknown username as for a wrong password (D4)', async () => {
  const seen: string[] = [];
  for (const [code, name] of [
    [403, 'mei'],
    [5000, 'mei'],
    [undefined, 'mei'],
    [undefined, 'nobody'],
  ] as const) {
    const page = await openSignInPage();
    if (code) services.faults.set({ call: loginCall, fault: 'code', code, times: 1 });
    await signIn(page, { name, secret: 'nonsense' });
    await findNotice(texts.en['notice.Login.403']!);
    await waitFor(() => expect(submitButton()).toHaveAttribute('aria-busy', 'false'));
    const markup = page.mountPoint('auth').innerHTML + page.mountPoint('notification').innerHTML;
    // React's ids count up.
    seen.push(markup.replace(/-r_\w+_/g, ''));
    expect(document.activeElement).toBe(submitButton());
  }
  expect(new Set(seen).size).toBe(1);
});

describe('the security check, once the service requires it (D7)', () => {
  it.each(['83001', 'CaptchaRequired', '20005'])(
    'is shown for %s, keeps the password, and its ticket is sent once',
    async (code) => {
      const page = await openSignInPage();
      services.faults.set({ call: loginCall, fault: 'code', code, times: 1 });
      await signIn(page);
      const verify = await screen.findByRole('button', { name: 'Click to verify' });
      expect(requests).toContain('GET http://gateway.test/web/login/captcha');
      expect(passwordField()).toHaveValue('Passw0rd!');
      await expectAccessible(page.mountPoint('auth'));

      await page.visitor.click(submitButton());
      await waitFor(() => expect(securityCheck()).toHaveFocus());
      expect(securityCheck()).toHaveAccessibleDescription(texts.en['rule.isSecurityCheckRequired']);
      expect(requestsTo(loginCall)).toHaveLength(1);

      await page.visitor.click(verify);
      expect(screen.getByText(texts.en['captcha.passed']!)).toBeVisible();
      await expectAccessible(page.mountPoint('auth'));
      await page.visitor.click(submitButton());
      await waitFor(() => expect(page.navigatedTo).toEqual([`${siteOrigin}/en/account/`]));
      expect(bodiesSentTo(loginCall)).toEqual([
        expect.objectContaining({ captcha: '' }),
        expect.objectContaining({ captcha: expect.stringMatching(/^t03\w{64}\*$/) }),
      ]);
    },
  );

  it.each(['restores the page', 'keeps no session cookie'])('is new when the browser %s (G4)', async (name) => {
    const page = await openSignInPage('en', '#/');
    services.faults.set({ call: loginCall, fault: 'code', code: 83001, times: 1 });
    await signIn(page);
    await page.visitor.click(await screen.findByRole('button', { name: 'Click to verify' }));
    if (name === 'keeps no session cookie') respondOnce(detailCall, {});
    else services.faults.set({ call: detailCall, fault: 'timeout' });
    await page.visitor.click(submitButton());
    await settle();
    expect(requestsTo(loginCall)).toHaveLength(2);
    if (name === 'restores the page') {
      await act(async () => window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
    }
    await page.visitor.click(submitButton());
    await settle();
    expect(requestsTo(loginCall)).toHaveLength(2);
    expect(securityCheck()).toHaveAccessibleDescription(texts.en['rule.isSecurityCheckRequired']);
  });

  it('stays passed when the page has loaded after it', async () => {
    const page = await openSignInPage();
    services.faults.set({ call: loginCall, fault: 'code', code: 83001, times: 1 });
    await signIn(page);
    await page.visitor.click(await screen.findByRole('button', { name: 'Click to verify' }));
    await act(async () => window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: false })));
    expect(screen.getByText(texts.en['captcha.passed']!)).toBeVisible();
  });

  it('is reset after the next error, and stays required', async () => {
    const page = await openSignInPage('zh');
    services.faults.set({ call: loginCall, fault: 'code', code: 83001, times: 1 });
    await signIn(page, { language: 'zh', secret: 'nonsense' });
    await page.visitor.click(await screen.findByRole('button', { name: '点击完成验证' }));
    await page.visitor.click(submitButton('zh'));
    await findNotice(texts.zh['notice.Login.5000']!);
    await waitFor(() => expect(screen.queryByText(texts.zh['captcha.passed']!)).toBeNull());
    await page.visitor.click(submitButton('zh'));
    expect(screen.getByRole('group', { name: texts.zh['captcha.title']! })).toHaveAccessibleDescription(
      texts.zh['rule.isSecurityCheckRequired'],
    );
    expect(requestsTo(loginCall)).toHaveLength(2);
  });
});

describe('an account unused for over six months (E-phone-80040, M-rte-22)', () => {
  it.each<[Language, string, string, string]>([
    ['en', '', '/en/account/phone-validate', '/en/account/'],
    ['zh', '', '/account/phone-validate', '/account/'],
    [
      'en',
      '?redirectURL=%2Fen%2Fapps%2F%3Fa%3D1%23b',
      '/en/account/phone-validate',
      '/en/account/?redirectURL=%2Fen%2Fapps%2F%3Fa%3D1%23b',
    ],
    [
      'zh',
      '?redirectURL=/a/../%25E5%2595%25A1',
      '/account/phone-validate',
      '/account/?redirectURL=%2Fa%2F..%2F%25E5%2595%25A1',
    ],
    [
      'en',
      '?redirectURL=http://app.test',
      '/en/account/phone-validate',
      '/en/account/?redirectURL=http%3A%2F%2Fapp.test',
    ],
    ['en', '?redirectURL=https://evil.test/', '/en/account/phone-validate', '/en/account/'],
    ['zh', '?redirectURL=/a&redirectURL=/b', '/account/phone-validate', '/account/'],
  ])(
    'in %s, a page with %j leads to %s with this page as redirectURL=%s',
    async (language, search, path, redirectURL) => {
      const page = await openSignInPage(language, search);
      await signIn(page, { name: 'dormant ', language });
      await waitFor(() => expect(page.navigatedTo).toHaveLength(1));
      const target = new URL(page.navigatedTo[0]!);
      expect(target.origin + target.pathname).toBe(siteOrigin + path);
      expect(Object.fromEntries(target.searchParams)).toEqual({ username: 'dormant', redirectURL, code: '80040' });
      expect(screen.getByRole('alert')).toBeEmptyDOMElement();
      expect(hasFlag()).toBe(false);
    },
  );

  it('sends nothing else while the browser leaves the page (P-25)', async () => {
    const page = await openSignInPage();
    await signIn(page, { name: 'dormant' });
    await waitFor(() => expect(page.navigatedTo).toHaveLength(1));
    const sent = requests.length;
    const button = screen.getByRole('button', { name: texts.en['auth.signIn']! });
    expect(button).toHaveAttribute('aria-busy', 'true');
    await page.visitor.click(button);
    await settle();
    expect(requests).toHaveLength(sent);
  });

  it('comes back from the bfcache without the password (C8)', async () => {
    const page = await openSignInPage();
    await signIn(page, { name: 'dormant' });
    await waitFor(() => expect(page.navigatedTo).toHaveLength(1));
    await act(async () => window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
    expect(screen.getByLabelText(texts.en['auth.username']!)).toHaveValue('dormant');
    expect(screen.getByLabelText(texts.en['auth.password']!)).toHaveValue('');
  });

  it('is usable again when the visitor has stopped the browser (B3)', async () => {
    stopClock();
    const page = await openSignInPage();
    await signIn(page, { name: 'dormant' });
    await passTime(29_000);
    const button = screen.getByRole('button', { name: texts.en['auth.signIn']! });
    expect(button).toHaveAttribute('aria-busy', 'true');
    await passTime(1000);
    expect(button).toHaveAttribute('aria-busy', 'false');
  });

  it('leads there as well when the exchange returns the error', async () => {
    const page = await openSignInPage();
    services.faults.set({ call: exchangeCall, fault: 'code', code: 80040, times: 1 });
    await signIn(page);
    await waitFor(() => expect(page.navigatedTo).toHaveLength(1));
    expect(page.navigatedTo[0]).toBe(
      `${siteOrigin}/en/account/phone-validate?username=mei&redirectURL=%2Fen%2Faccount%2F&code=80040`,
    );
  });
});

describe('an account whose mobile number is not verified (E-login-3099)', () => {
  it.each<[Language, string, string, string]>([
    ['en', '', '/en/account/phone-validate', '/en/account/'],
    ['zh', '', '/account/phone-validate', '/account/'],
    ['en', '?redirectURL=%2Fen%2Fapps%2F', '/en/account/phone-validate', '/en/account/?redirectURL=%2Fen%2Fapps%2F'],
    ['zh', '?redirectURL=//evil.test', '/account/phone-validate', '/account/'],
  ])('in %s, a page with %j shows its message with a link to %s, redirectURL=%s', async (...row) => {
    const [language, search, path, redirectURL] = row;
    const page = await openSignInPage(language, search);
    await signIn(page, { name: 'unverified ', language });
    await findNotice(texts[language]['notice.Login.3099']!);
    const link = screen.getByRole('link', { name: texts[language]['notification.validateMobile']! });
    const target = new URL(link.getAttribute('href')!);
    expect(target.origin + target.pathname).toBe(siteOrigin + path);
    expect(Object.fromEntries(target.searchParams)).toEqual({ username: 'unverified', redirectURL });
    expect(page.navigatedTo).toEqual([]);
    await expectAccessible(page.mountPoint('notification'));
  });

  it('is verified on the page of the link, and then signs in (M-pv-05)', async () => {
    const page = await openSignInPage();
    await signIn(page, { name: 'unverified' });
    const link = await screen.findByRole('link', { name: texts.en['notification.validateMobile']! });
    const { pathname, search } = new URL(link.getAttribute('href')!);
    const next = await openPage({ path: pathname + search, mounts: ['phone-validate', 'notification'] });
    await next.visitor.type(screen.getByLabelText(texts.en['phoneValidate.mobile']!), '13800000004');
    await next.visitor.type(screen.getByLabelText(texts.en['phoneValidate.pin']!), '1234');
    await next.visitor.click(screen.getByRole('button', { name: texts.en['phoneValidate.submit']! }));
    await waitFor(() => expect(page.navigatedTo).toEqual([`${siteOrigin}/en/account/`]));
    expect(services.model.members.get('unverified')?.isPhoneVerified).toBe(true);
  });
});

it('keeps the password out of the address, storage, cookies and analytics events (J1)', async () => {
  const page = await openSignInPage('en', '?redirectURL=/en/');
  await signIn(page, { secret: 'Nonsense-77' });
  await findNotice(texts.en['notice.Login.5000']!);
  await page.visitor.clear(passwordField());
  await page.visitor.type(passwordField(), 'Passw0rd!');
  await page.visitor.click(submitButton());
  await waitFor(() => expect(page.navigatedTo).toHaveLength(1));
  const stored = [page.analytics, location.href, document.cookie, { ...localStorage }, { ...sessionStorage }];
  for (const secret of ['Nonsense-77', 'Passw0rd!', 'bWVp']) expect(JSON.stringify(stored)).not.toContain(secret);
  expect(JSON.stringify(page.analytics)).not.toContain('mei');
});
