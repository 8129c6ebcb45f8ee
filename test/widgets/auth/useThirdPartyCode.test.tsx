import { screen } from '@testing-library/react';
import { bodiesSentTo, openPage, services, settle, siteOrigin } from '../../support/page';
import { texts } from '../../support/texts';
import { exchangeCall, usernameField } from './openSignInPage';

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

it('waits for the login status, and counts an unknown one as signed out (A-43)', async () => {
  const detailCall = 'GET /api/Customers/detail';
  services.faults.set({ call: detailCall, fault: 'timeout' });
  await openWithQuery('?code=demo-code', 'gold');
  await settle();
  expect(bodiesSentTo(exchangeCall)).toEqual([]);
  services.faults.set({ call: detailCall, fault: '500' });
  const page = await openWithQuery('?code=demo-code', 'gold');
  await settle();
  expect(bodiesSentTo(exchangeCall)).toHaveLength(1);
  expect(page.navigatedTo).toEqual([`${siteOrigin}/en/account/`]);
});

it('redirects a dormant account to phone-validate, without a username (80040, M-rte-22)', async () => {
  services.faults.set({ call: exchangeCall, fault: 'code', code: 80040, times: 1 });
  const page = await openWithQuery('?code=demo-code&redirectURL=%2Fen%2Fapps%2F');
  const redirectURL = encodeURIComponent('/en/account/?redirectURL=%2Fen%2Fapps%2F');
  expect(page.navigatedTo).toEqual([`${siteOrigin}/en/account/phone-validate?redirectURL=${redirectURL}&code=80040`]);
  expect(screen.getByRole('alert')).toBeEmptyDOMElement();
  // A visitor who comes back to this page can sign in another way.
  expect(usernameField()).toBeInTheDocument();
});

it.each(['?code=spent', `?code=${'x'.repeat(4096)}`])(
  'shows a notice and the form for a code that the service rejects: %.20s (M-core-05)',
  async (search) => {
    await openWithQuery(search);
    expect(screen.getByRole('alert')).toHaveTextContent(texts.en['notice.Login.10005']!);
    expect(usernameField()).toBeInTheDocument();
    expect(document.cookie).not.toContain('login-status');
  },
);

it.each(['?code=', '?code=a&code=b', `?code=${'x'.repeat(4097)}`])(
  'sends nothing for an unusable code: %.20s (F7)',
  async (search) => {
    await openWithQuery(search);
    expect(bodiesSentTo(exchangeCall)).toEqual([]);
    expect(usernameField()).toBeInTheDocument();
  },
);
