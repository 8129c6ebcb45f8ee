import { act, screen } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { IntlProvider } from 'react-intl';
import { expectAccessible } from '../../support/axe';
import { openPage } from '../../support/page';

const openLink = (path: string) =>
  openPage({
    path,
    async widget() {
      const { SiteLink } = await import('../../../src/widgets/kit/SiteLink');
      return () => <SiteLink path="/account/register">Register</SiteLink>;
    },
  });

it.each([
  ['/', 'http://localhost/account/register'],
  ['/en', 'http://localhost/en/account/register'],
  ['/en/starbucks-gift-card', 'http://localhost/en/account/register'],
  ['/entry', 'http://localhost/account/register'],
])('leads from %s to %s', async (path, href) => {
  await openLink(path);
  expect(screen.getByRole('link', { name: 'Register' })).toHaveAttribute('href', href);
});

it('is absolute, so that <base href> leads nobody astray (M4)', async () => {
  await openLink('/en/');
  const base = document.createElement('base');
  base.href = 'https://cdn.other.test/';
  document.head.append(base);
  expect(screen.getByRole<HTMLAnchorElement>('link').href).toBe('http://localhost/en/account/register');
});

it('is rendered ahead without an origin, and gets it once it is on its page', async () => {
  const page = await openLink('/');
  const { SiteLink } = await import('../../../src/widgets/kit/SiteLink');
  const tree = (
    <IntlProvider locale="en">
      <SiteLink path="/account/">Ahead</SiteLink>
    </IntlProvider>
  );
  const place = document.createElement('div');
  place.innerHTML = renderToString(tree);
  document.body.append(place);
  const link = screen.getByRole('link', { name: 'Ahead' });
  expect(link).toHaveAttribute('href', '/en/account/');
  const root = await act(async () => hydrateRoot(place, tree));
  expect(screen.getByRole('link', { name: 'Ahead' })).toBe(link);
  expect(link).toHaveAttribute('href', 'http://localhost/en/account/');
  act(() => root.unmount());
  await expectAccessible(page.mount('sample'));
});
