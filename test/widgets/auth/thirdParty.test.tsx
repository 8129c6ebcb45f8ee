import { screen } from '@testing-library/react';
import { bodiesOf, openPage, services, settle, site } from '../../support/page';

const exchangeCall = 'POST /web/login/oauth/access_token';
const open = (search: string, signedInAs?: string) =>
  openPage({ path: `/en/account/${search}`, mounts: ['auth', 'notification'], ...(signedInAs ? { signedInAs } : {}) });

it('exchanges the code of the address once, and it is gone from there (M-core-05)', async () => {
  const page = await open('?code=demo-code&x=1');
  expect(location.search).toBe('?x=1');
  expect(bodiesOf(exchangeCall)).toEqual([{ code: 'demo-code', remember_me: false, grant_type: 'authorization_code' }]);
  expect(page.sentTo).toEqual([`${site}/en/account/`]);
  expect(document.cookie).toContain('login-status=true');
  expect(page.analytics).toEqual([{ event: 'login_success', method: 'third-party' }]);
});

it('leads on by rule R', async () => {
  const page = await open('?code=demo-code&redirectURL=%2Fen%2Fapps%2F');
  expect(page.sentTo).toEqual([`${site}/en/apps/`]);
});

it('never exchanges it for somebody who is signed in (D2)', async () => {
  await open('?code=demo-code', 'gold');
  await settle();
  expect(location.search).toBe('');
  expect(bodiesOf(exchangeCall)).toEqual([]);
});

it('waits until it is known who is signed in; where the service does not tell, nobody counts as it (A-43)', async () => {
  const detail = 'GET /api/Customers/detail';
  services.faults.set({ call: detail, fault: 'timeout' });
  await open('?code=demo-code', 'gold');
  await settle();
  expect(bodiesOf(exchangeCall)).toEqual([]);
  services.faults.set({ call: detail, fault: '500' });
  const page = await open('?code=demo-code', 'gold');
  await settle();
  expect(bodiesOf(exchangeCall)).toHaveLength(1);
  expect(page.sentTo).toEqual([`${site}/en/account/`]);
});

it('leads somebody long unused to validate the number, without a name (80040)', async () => {
  services.faults.set({ call: exchangeCall, fault: 'code', code: 80040, times: 1 });
  const page = await open('?code=demo-code&redirectURL=%2Fen%2Fapps%2F');
  expect(page.sentTo).toEqual([`${site}/en/account/phone-validate?redirectURL=%2Fen%2Fapps%2F&code=80040`]);
  expect(screen.getByRole('alert')).toBeEmptyDOMElement();
  // Whoever comes back to this page can sign in in another way.
  expect(screen.getByLabelText('Username or email')).toBeInTheDocument();
});

it.each(['?code=spent', `?code=${'x'.repeat(4096)}`])(
  'tells of a code that is refused, and shows the form: %.20s',
  async (search) => {
    await open(search);
    expect(screen.getByRole('alert')).toHaveTextContent('The code is wrong or has expired');
    expect(screen.getByLabelText('Username or email')).toBeInTheDocument();
    expect(document.cookie).not.toContain('login-status');
  },
);

it.each(['?code=', '?code=a&code=b', `?code=${'x'.repeat(4097)}`])(
  'asks for nothing with no usable code: %.20s',
  async (search) => {
    await open(search);
    expect(bodiesOf(exchangeCall)).toEqual([]);
    expect(screen.getByLabelText('Username or email')).toBeInTheDocument();
  },
);
