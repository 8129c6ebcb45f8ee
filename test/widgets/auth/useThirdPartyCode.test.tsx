import { act, fireEvent, screen } from '@testing-library/react';
import { expectAccessible } from '../../support/axe';
import { stopClock } from '../../support/clock';
import { languages } from '../../support/page/languages';
import { openPage, siteOrigin } from '../../support/page/openPage';
import { passTime, settle } from '../../support/page/settle';
import { bodiesSentTo, services } from '../../support/page/stubServices';
import { texts } from '../../support/texts';
import { signOutInOtherTab } from '../account/otherTab';
import { exchangeCall, signInPaths, usernameField } from './openSignInPage';

const detailCall = 'GET /api/Customers/detail';

/** Opens the sign-in page with a query, as a third-party sign-in redirects to it. */
const openWithQuery = (search: string, signedInAs?: string) =>
  openPage({ path: `/en/account/${search}`, mounts: ['auth', 'notification'], ...(signedInAs ? { signedInAs } : {}) });

it('exchanges the code once and removes it from the address (M-core-05)', async () => {
  const page = await openWithQuery('?code=demo-code&x=1');
  expect(location.search).toBe('?x=1');
  expect(bodiesSentTo(exchangeCall)).toEqual([
    { code: 'demo-code', remember_me: false, grant_type: 'authorization_code' },
  ]);
  expect(page.navigatedTo).toEqual([`${siteOrigin}/en/account/`]);
  expect(document.cookie).toContain('login-status=true');
  expect(page.analytics).toEqual([{ event: 'login_success', method: 'third-party' }]);
  // The page is being left: a form would invite the visitor to sign in again.
  expect(screen.queryByLabelText(texts.en['auth.username']!)).toBeNull();
});

it('redirects by rule R (contract 6)', async () => {
  const page = await openWithQuery('?code=demo-code&redirectURL=%2Fen%2Fapps%2F');
  expect(page.navigatedTo).toEqual([`${siteOrigin}/en/apps/`]);
});

it('never exchanges the code for a signed-in visitor (D2)', async () => {
  await openWithQuery('?code=demo-code', 'gold');
  await settle();
  expect(location.search).toBe('');
  expect(bodiesSentTo(exchangeCall)).toEqual([]);
});

it('does not exchange the code of a signed-in visitor after a sign-out either (D2)', async () => {
  await openWithQuery('?code=stranger', 'gold');
  await settle();
  await act(async () => signOutInOtherTab());
  await settle();
  expect(screen.getByLabelText(texts.en['auth.username']!)).toBeVisible();
  expect(bodiesSentTo(exchangeCall)).toEqual([]);
});

it.each(languages)(
  'shows the form again when a visitor who has signed in by code signs out in another tab, in %s (C4, D2)',
  async (language) => {
    await openPage({ path: `${signInPaths[language]}?code=demo-code`, mounts: ['auth', 'notification'] });
    await settle();
    expect(screen.queryByLabelText(texts[language]['auth.username']!)).toBeNull();
    await act(async () => signOutInOtherTab());
    await settle();
    expect(usernameField(language)).toBeVisible();
    expect(bodiesSentTo(exchangeCall)).toHaveLength(1);
  },
);

it('sends nothing while the login status is being checked (A-43)', async () => {
  services.faults.set({ call: detailCall, fault: 'timeout' });
  await openWithQuery('?code=demo-code', 'gold');
  await settle();
  expect(bodiesSentTo(exchangeCall)).toEqual([]);
});

describe.each(languages)('while the login status is unknown, in %s (A-43, D2)', (language) => {
  const openUndecided = async () => {
    services.faults.set({ call: detailCall, fault: '500' });
    const page = await openPage({
      path: `${signInPaths[language]}?code=demo-code`,
      mounts: ['auth', 'notification'],
      signedInAs: 'gold',
    });
    await settle();
    return page;
  };
  const continueButton = () => screen.queryByRole('button', { name: texts[language]['auth.thirdParty.continue']! });

  it('exchanges the code only when the visitor clicks', async () => {
    const page = await openUndecided();
    expect(location.search).toBe('');
    expect(bodiesSentTo(exchangeCall)).toEqual([]);
    expect(screen.getByText(texts[language]['auth.thirdParty.undecided']!)).toBeVisible();
    expect(usernameField(language)).toBeVisible();
    await expectAccessible(page.mountPoint('auth'));

    await page.visitor.click(continueButton()!);
    await settle();
    expect(bodiesSentTo(exchangeCall)).toHaveLength(1);
    expect(page.navigatedTo).toEqual([siteOrigin + signInPaths[language]]);
    expect(continueButton()).toBeNull();
  });

  it('still shows a spinner, and no form, when the visitor fetches the status again during the exchange', async () => {
    stopClock();
    const page = await openUndecided();
    services.faults.set({ call: exchangeCall, fault: 'slow', times: 1 });
    await page.visitor.click(continueButton()!);
    await page.visitor.click(screen.getByRole('button', { name: texts[language]['general.retry']! }));
    await settle();
    expect(usernameField(language)).not.toBeVisible();
    await passTime(10_000);
    expect(bodiesSentTo(exchangeCall)).toHaveLength(1);
    expect(page.navigatedTo).toEqual([siteOrigin + signInPaths[language]]);
  });

  it('keeps what was typed, and the focus near it, when the service rejects the code', async () => {
    services.faults.set({ call: exchangeCall, fault: 'code', code: 10005, times: 1 });
    const page = await openUndecided();
    await page.visitor.type(usernameField(language), 'mei');
    await page.visitor.click(continueButton()!);
    await settle();
    expect(usernameField(language)).toHaveValue('mei');
    expect(usernameField(language)).toBeVisible();
    expect(document.activeElement?.parentElement).toBe(page.mountPoint('auth').firstElementChild);
  });

  it.each([
    ['signed in: drops the code', 'none', 0],
    ['signed out: exchanges the code', '401', 1],
  ] as const)('once the visitor turns out to be %s', async (_case, fault, exchanges) => {
    await openUndecided();
    services.faults.clear();
    if (fault === '401') services.faults.set({ call: detailCall, fault });
    fireEvent(window, new PageTransitionEvent('pageshow', { persisted: true }));
    await settle();
    expect(bodiesSentTo(exchangeCall)).toHaveLength(exchanges);
    expect(continueButton()).toBeNull();
  });
});

it.each([[['auth']], [['auth', 'phone-validate']], [['phone-validate', 'auth']]] as const)(
  'never exchanges code=80040, an error code, on a page with %j (M-pv-01)',
  async (mounts) => {
    await openPage({ path: '/en/account/?code=80040&username=dormant', mounts: [...mounts, 'notification'] });
    await settle();
    expect(bodiesSentTo(exchangeCall)).toEqual([]);
    expect(usernameField()).toBeVisible();
    const reasons = screen.queryAllByText(texts.en['notice.PhoneNumber.80040']!);
    expect(reasons).toHaveLength(mounts.length - 1);
  },
);

it('neither navigates nor reports an event after the widget was removed (B9)', async () => {
  stopClock();
  services.faults.set({ call: exchangeCall, fault: 'slow', times: 1 });
  const page = await openWithQuery('?code=demo-code');
  await page.removeMountPoint('auth');
  await passTime(10_000);
  expect(bodiesSentTo(exchangeCall)).toHaveLength(1);
  expect([page.navigatedTo, page.analytics]).toEqual([[], []]);
  expect(document.cookie).not.toContain('login-status');
});

it('redirects a dormant account to phone-validate, without a username (E-phone-80040, M-rte-22)', async () => {
  services.faults.set({ call: exchangeCall, fault: 'code', code: 80040, times: 1 });
  const page = await openWithQuery('?code=demo-code&redirectURL=%2Fen%2Fapps%2F');
  const redirectURL = encodeURIComponent('/en/account/?redirectURL=%2Fen%2Fapps%2F');
  expect(page.navigatedTo).toEqual([`${siteOrigin}/en/account/phone-validate?redirectURL=${redirectURL}&code=80040`]);
  expect(screen.getByRole('alert')).toBeEmptyDOMElement();
  expect(usernameField()).not.toBeVisible();

  // A visitor who comes back to this page can sign in another way.
  await act(async () => void fireEvent(window, new PageTransitionEvent('pageshow', { persisted: true })));
  expect(usernameField()).toBeVisible();
});

it('shows the form again when the browser was stopped on its way to phone-validate (B3)', async () => {
  stopClock();
  services.faults.set({ call: exchangeCall, fault: 'code', code: 80040, times: 1 });
  await openWithQuery('?code=demo-code');
  await settle();
  expect(usernameField()).not.toBeVisible();
  await passTime(30_000);
  expect(usernameField()).toBeVisible();
});

it.each(['?code=spent', `?code=${'x'.repeat(4096)}`])(
  'shows a notice and the form for a code that the service rejects: %.20s (M-core-05)',
  async (search) => {
    await openWithQuery(search);
    expect(screen.getByRole('alert')).toHaveTextContent(texts.en['notice.Login.10005']!);
    expect(usernameField()).toBeVisible();
    expect(document.cookie).not.toContain('login-status');
  },
);

it.each(['?code=', '?code=a&code=b', `?code=${'x'.repeat(4097)}`])(
  'sends nothing for an unusable code: %.20s (F7)',
  async (search) => {
    await openWithQuery(search);
    expect(bodiesSentTo(exchangeCall)).toEqual([]);
    expect(usernameField()).toBeVisible();
  },
);
