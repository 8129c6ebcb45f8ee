import { screen } from '@testing-library/react';
import { expectAccessible } from '../../support/axe';
import { openPage, requestsTo, services, settle } from '../../support/page';
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
