import { act, screen } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { IntlProvider } from 'react-intl';
import { expectAccessible } from '../../../support/axe';
import { openPage } from '../../../support/page/openPage';

/** Opens a page with a link. `base` is the `<base href>` of the page. */
const openLink = (path: string, base?: string) =>
  openPage({
    path,
    async widget() {
      if (base) document.head.insertAdjacentHTML('beforeend', `<base href="${base}">`);
      const { SiteLink } = await import('../../../../src/widgets/kit/ui/SiteLink');
      return () => <SiteLink path="/account/register">Register</SiteLink>;
    },
  });

it.each([
  ['/', 'http://localhost/account/register'],
  ['/en', 'http://localhost/en/account/register'],
  ['/en/starbucks-gift-card', 'http://localhost/en/account/register'],
  ['/entry', 'http://localhost/account/register'],
])('on %s the URL is %s', async (path, href) => {
  await openLink(path);
  expect(screen.getByRole('link', { name: 'Register' })).toHaveAttribute('href', href);
});

it('ignores <base href> (M4)', async () => {
  await openLink('/en/', 'https://cdn.other.test/');
  expect(screen.getByRole<HTMLAnchorElement>('link').href).toBe('http://localhost/en/account/register');
});

it('has no origin in prerendered markup and gets it on hydration', async () => {
  const page = await openLink('/');
  const { SiteLink } = await import('../../../../src/widgets/kit/ui/SiteLink');
  const tree = (
    <IntlProvider locale="en">
      <SiteLink path="/account/">Account</SiteLink>
    </IntlProvider>
  );
  const container = document.createElement('div');
  container.innerHTML = renderToString(tree);
  document.body.append(container);
  const link = screen.getByRole('link', { name: 'Account' });
  expect(link).toHaveAttribute('href', '/en/account/');
  const root = await act(async () => hydrateRoot(container, tree));
  expect(screen.getByRole('link', { name: 'Account' })).toBe(link);
  expect(link).toHaveAttribute('href', 'http://localhost/en/account/');
  act(() => root.unmount());
  await expectAccessible(page.mountPoint('sample'));
});

it('opens a new tab without access to this page, when it should', async () => {
  const onLeave = jest.fn((event?: unknown) => (event as Event).preventDefault());
  const page = await openPage({
    path: '/en/',
    async widget() {
      const { SiteLink } = await import('../../../../src/widgets/kit/ui/SiteLink');
      return () => (
        <>
          <SiteLink path="/terms" opensTab describedBy="note" onLeave={onLeave as () => void}>
            Terms
          </SiteLink>
          <SiteLink path="/account/" className="own" isCurrent>
            Account
          </SiteLink>
        </>
      );
    },
  });
  const attributesOf = (name: string) => {
    const link = screen.getByRole('link', { name });
    return Object.fromEntries(link.getAttributeNames().map((attribute) => [attribute, link.getAttribute(attribute)]));
  };
  const terms = { class: 'rw-link', href: 'http://localhost/en/terms', 'aria-describedby': 'note' };
  expect(attributesOf('Terms')).toEqual({ ...terms, target: '_blank', rel: 'noopener' });
  const account = { class: 'own', href: 'http://localhost/en/account/', 'aria-current': 'page' };
  expect(attributesOf('Account')).toEqual(account);
  await page.visitor.click(screen.getByRole('link', { name: 'Terms' }));
  expect(onLeave).toHaveBeenCalledTimes(1);
});

/** Opens a page with a link to the sign-in. */
const openWithSignInLink = (path: string) =>
  openPage({
    path,
    async widget() {
      const { SiteLink } = await import('../../../../src/widgets/kit/ui/SiteLink');
      return () => (
        <SiteLink path="/account/" isSignIn>
          Sign in
        </SiteLink>
      );
    },
  });
const redirectOfLink = () => new URL(screen.getByRole<HTMLAnchorElement>('link').href).searchParams.get('redirectURL');

it('leads back from the sign-in to the route that the visitor has moved to (contract 5)', async () => {
  await openWithSignInLink('/en/apps/');
  expect(redirectOfLink()).toBe('/en/apps/');
  await act(async () => {
    history.replaceState(null, '', '/en/apps/#/rewards');
    window.dispatchEvent(new HashChangeEvent('hashchange'));
  });
  expect(redirectOfLink()).toBe('/en/apps/#/rewards');
});

test.each([
  ['/store?id=5', '/store?id=5'],
  ['/?p=12', '/?p=12'],
  ['/en/?p=12#/rewards', '/en/?p=12#/rewards'],
  ['/en/store?id=5&token=a1&username=mei&utm_source=mail', '/en/store?id=5'],
  ['/?token=a1', null],
  ['/en', null],
  ['/account/register?id=5', null],
  ['/en/account/?id=5', null],
])('on %s, a link to the sign-in leads back to %j', async (path, target) => {
  await openWithSignInLink(path);
  expect(redirectOfLink()).toBe(target);
});
