import { fireEvent, screen } from '@testing-library/react';
import Cookies from 'js-cookie';
import { expectAccessible } from '../../support/axe';
import { replacedBy } from '../../support/navigation';
import { languages } from '../../support/page/languages';
import { openPage, siteOrigin } from '../../support/page/openPage';
import { settle } from '../../support/page/settle';
import { requestsTo, services } from '../../support/page/stubServices';
import { texts } from '../../support/texts';

const detailCall = 'GET /api/Customers/detail';
const openAuth = (signedInAs?: string) =>
  openPage({
    path: '/en/account/',
    mounts: ['auth', 'notification'],
    ...(signedInAs === undefined ? {} : { signedInAs }),
  });
const isFormShown = () => screen.queryByLabelText('Password') !== null;

it('renders nothing for a signed-in visitor (A-14)', async () => {
  const page = await openAuth('mei');
  expect(page.isReady('auth')).toBe(true);
  expect(page.mountPoint('auth')).toBeEmptyDOMElement();
  expect(requestsTo(detailCall)).toHaveLength(1);
});

it('shows a spinner instead of the form while the login status is being checked (M-auth-01)', async () => {
  services.faults.set({ call: detailCall, fault: 'timeout' });
  const page = await openAuth('mei');
  expect(screen.getByText(texts.en['general.loading']!)).toBeInTheDocument();
  expect(isFormShown()).toBe(false);
  await expectAccessible(page.mountPoint('auth'));
});

it('shows the form without a request when there is no login flag (A-51)', async () => {
  await openAuth();
  expect(isFormShown()).toBe(true);
  expect(requestsTo(detailCall)).toEqual([]);
});

it('shows the form without a notice when the session has expired (M-auth-09)', async () => {
  services.faults.set({ call: detailCall, fault: '401' });
  await openAuth('mei');
  expect(isFormShown()).toBe(true);
  expect(document.cookie).not.toContain('login-status');
  expect(screen.getByRole('alert')).toBeEmptyDOMElement();
});

it('shows the form and one notice, and keeps the login flag, when the check fails (A-43, C2)', async () => {
  services.faults.set({ call: detailCall, fault: '500' });
  await openAuth('mei');
  await settle();
  expect(isFormShown()).toBe(true);
  expect(screen.getByRole('alert')).toHaveTextContent(texts.en['notice.System.500']!);
  expect(document.cookie).toContain('login-status=true');
});

describe('a visitor who is signed in already (contract 5)', () => {
  it.each([
    ['/en/account/', '%2Fen%2Fapps%2F', '/en/apps/'],
    ['/account/', '%2Fapps%2F%3Fa%3D1', '/apps/?a=1'],
  ])('is sent on from %s to redirectURL, without a history entry', async (path, redirectURL, target) => {
    const page = await openPage({ path: `${path}?redirectURL=${redirectURL}`, mounts: ['auth'], signedInAs: 'mei' });
    expect(page.navigatedTo).toEqual([siteOrigin + target]);
    expect(replacedBy).toEqual(page.navigatedTo);
  });

  it.each(['', '?redirectURL=%2F%2Fevil.test', '?redirectURL=%2Fa&redirectURL=%2Fb'])(
    'stays on a page with the query %j (rule R)',
    async (search) => {
      const page = await openPage({ path: `/en/account/${search}`, mounts: ['auth'], signedInAs: 'mei' });
      expect(page.navigatedTo).toEqual([]);
    },
  );

  it('is sent on after a sign-in in another tab', async () => {
    const page = await openPage({ path: '/en/account/?redirectURL=%2Fen%2Fapps%2F', mounts: ['auth'] });
    services.model.sessions.set('session-1', { userName: 'mei', until: Date.now() + 86_400_000 });
    Cookies.set('login-status', 'true');
    fireEvent(document, new Event('visibilitychange'));
    await settle();
    expect(page.navigatedTo).toEqual([`${siteOrigin}/en/apps/`]);
  });

  it('stays while the login status is unknown', async () => {
    services.faults.set({ call: detailCall, fault: '500' });
    const page = await openPage({
      path: '/en/account/?redirectURL=%2Fen%2Fapps%2F',
      mounts: ['auth', 'notification'],
      signedInAs: 'mei',
    });
    expect(page.navigatedTo).toEqual([]);
    expect(isFormShown()).toBe(true);
  });
});

it.each(languages)(
  'after a validation that started no session, asks for a sign-in and blames no cookies, in %s (A-18, E-phone-verified)',
  async (language) => {
    sessionStorage.setItem('rewards-widgets.signed-in', `validation ${Date.now()}`);
    await openPage({ path: language === 'en' ? '/en/account/' : '/account/', mounts: ['auth', 'notification'] });
    expect(screen.getByRole('status')).toHaveTextContent(texts[language]['notice.PhoneNumber.verified']!);
    expect(screen.getByRole('alert')).toBeEmptyDOMElement();
  },
);
