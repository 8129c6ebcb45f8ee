import { act, screen } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { IntlProvider } from 'react-intl';
import { expectAccessible } from '../../../support/axe';
import { openPage } from '../../../support/page';

const openLink = (path: string) =>
  openPage({
    path,
    async widget() {
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
  await openLink('/en/');
  const base = document.createElement('base');
  base.href = 'https://cdn.other.test/';
  document.head.append(base);
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
