import { screen } from '@testing-library/react';
import { expectAccessible } from '../../support/axe';
import { callsOf, openPage, services, settle } from '../../support/page';
import { texts } from '../../support/texts';

const detail = 'GET /api/Customers/detail';
const open = (signedInAs?: string) =>
  openPage({
    path: '/en/account/',
    mounts: ['auth', 'notification'],
    ...(signedInAs === undefined ? {} : { signedInAs }),
  });
const isAsking = () => screen.queryByLabelText('Password') !== null;

it('shows nothing to whoever is signed in', async () => {
  const page = await open('mei');
  expect(page.isReady('auth')).toBe(true);
  expect(page.mount('auth')).toBeEmptyDOMElement();
  expect(callsOf(detail)).toHaveLength(1);
});

it('shows that it is finding out, without a form that would vanish (M-auth-01)', async () => {
  services.faults.set({ call: detail, fault: 'timeout' });
  const page = await open('mei');
  expect(screen.getByText('Loading…')).toBeInTheDocument();
  expect(isAsking()).toBe(false);
  await expectAccessible(page.mount('auth'));
});

it('asks nobody when the flag says that nobody is signed in (A-51)', async () => {
  await open();
  expect(isAsking()).toBe(true);
  expect(callsOf(detail)).toEqual([]);
});

it('shows the form when the session turns out to be over, and says nothing of it (M-auth-09)', async () => {
  services.faults.set({ call: detail, fault: '401' });
  await open('mei');
  expect(isAsking()).toBe(true);
  expect(document.cookie).not.toContain('login-status');
  expect(screen.getByRole('alert')).toBeEmptyDOMElement();
});

it('shows the form when the service cannot tell, says so once, and keeps the flag (A-43, C2)', async () => {
  services.faults.set({ call: detail, fault: '500' });
  await open('mei');
  await settle();
  expect(isAsking()).toBe(true);
  expect(screen.getByRole('alert')).toHaveTextContent(texts.en['notice.System.500']!);
  expect(document.cookie).toContain('login-status=true');
});
