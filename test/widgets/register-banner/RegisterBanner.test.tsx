import { act, screen } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { IntlProvider } from 'react-intl';
import { expectAccessible } from '../../support/axe';
import { openPage } from '../../support/page/openPage';
import { requests } from '../../support/page/stubServices';
import { texts } from '../../support/texts';

const openBanner = (path: string) => openPage({ path, mounts: ['register-banner'] });

it.each([
  ['/account/register', '加入星享俱乐部'],
  ['/account/register/', '加入星享俱乐部'],
  ['/account/register?from=mail#top', '加入星享俱乐部'],
  ['/en/account/register', 'Join Starbucks Rewards'],
  ['/en/account/register/', 'Join Starbucks Rewards'],
])('on %s the banner is a plain image (M-rbn-01)', async (path, name) => {
  const page = await openBanner(path);
  expect(screen.getByRole('img')).toHaveAccessibleName(name);
  expect(screen.queryByRole('link')).toBeNull();
  expect(page.mountPoint('register-banner').textContent).toBe('');
  await expectAccessible(page.mountPoint('register-banner'));
});

it.each([
  ['/', '/account/register', '加入星享俱乐部，从第一颗星星开始'],
  ['/account/register_ccc', '/account/register', '加入星享俱乐部，从第一颗星星开始'],
  ['/account/registers', '/account/register', '加入星享俱乐部，从第一颗星星开始'],
  ['/account/program/msr', '/account/register', '加入星享俱乐部，从第一颗星星开始'],
  ['/en', '/en/account/register', 'Join Starbucks Rewards and collect your first star'],
  ['/en/account/register_ccc', '/en/account/register', 'Join Starbucks Rewards and collect your first star'],
  ['/en/apps/?path=/en/account/register', '/en/account/register', 'Join Starbucks Rewards and collect your first star'],
])('on %s the banner links to %s (M-rbn-02)', async (path, href, line) => {
  const page = await openBanner(path);
  const link = screen.getByRole('link');
  expect(link).toHaveAccessibleName(line);
  expect(link).toHaveAttribute('href', `http://localhost${href}`);
  expect(link.querySelector('.rw-banner-picture')).not.toBeNull();
  expect(screen.queryByRole('img')).toBeNull();
  await expectAccessible(page.mountPoint('register-banner'));
});

it('sends no request', async () => {
  await openBanner('/');
  expect(requests).toEqual([]);
});

it('is prerendered as the link, and hydrates to the image on the registration page (M-rbn-01)', async () => {
  await openBanner('/en/account/register');
  const { RegisterBanner } = await import('../../../src/widgets/register-banner/RegisterBanner');
  const tree = (
    <IntlProvider locale="en" messages={texts.en}>
      <RegisterBanner />
    </IntlProvider>
  );
  const container = document.createElement('div');
  container.innerHTML = renderToString(tree);
  expect(container.querySelector('a')).toHaveAttribute('href', '/en/account/register');
  document.body.replaceChildren(container);
  const root = await act(async () => hydrateRoot(container, tree));
  expect(screen.getByRole('img')).toHaveAccessibleName('Join Starbucks Rewards');
  expect(screen.queryByRole('link')).toBeNull();
  act(() => root.unmount());
});
