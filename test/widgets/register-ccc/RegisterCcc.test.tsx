import { screen } from '@testing-library/react';
import { expectAccessible } from '../../support/axe';
import { openPage } from '../../support/page/openPage';
import { requests } from '../../support/page/stubServices';

const ios = 'https://apps.example.com/ios';
const android = 'https://apps.example.com/android';
const config = { appLinks: { ios, android } };

describe.each([
  ['a signed-out visitor', {}, []],
  ['a signed-in visitor', { signedInAs: 'mei' }, ['GET http://account.test/api/Customers/detail']],
])('%s sees a text and the store links, and nothing else (M-ccc-01, M-core-08)', (_who, visitor, sent) => {
  it.each([
    ['/account/register_ccc', '下载 App，完成注册', ['在 App Store 下载', '下载安卓版', '进一步了解 App'], '/apps/'],
    [
      '/en/account/register_ccc',
      'Download the app to register',
      ['Download on the App Store', 'Download for Android', 'More about the app'],
      '/en/apps/',
    ],
  ] as const)('on %s', async (path, title, names, apps) => {
    const page = await openPage({ path, mounts: ['register-ccc'], config, ...visitor });
    expect(screen.getByRole('heading', { name: title })).toBeVisible();
    expect(screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      [names[0], ios],
      [names[1], android],
      [names[2], `http://localhost${apps}`],
    ]);
    for (const control of ['textbox', 'button', 'checkbox', 'combobox'] as const) {
      expect(screen.queryByRole(control)).toBeNull();
    }
    expect(requests).toEqual(sent);
    await expectAccessible(page.mountPoint('register-ccc'));
  });
});

it('sends the stores neither referrer nor opener (F2)', async () => {
  await openPage({ path: '/account/register_ccc', mounts: ['register-ccc'], config });
  for (const href of [ios, android]) {
    expect(document.querySelector(`a[href="${href}"]`)).toHaveAttribute('rel', 'noopener noreferrer');
  }
});

it.each([
  ['/account/register_ccc', '/apps/'],
  ['/en/account/register_ccc', '/en/apps/'],
])(
  '%s: a store that the configuration does not name leads to the page about the app (contract 2)',
  async (path, apps) => {
    const hrefs = () => screen.getAllByRole('link').map((link) => link.getAttribute('href'));
    const page = `http://localhost${apps}`;
    await openPage({ path, mounts: ['register-ccc'] });
    expect(hrefs()).toEqual([page, page, page]);
    await openPage({ path, mounts: ['register-ccc'], config: { appLinks: { android } } });
    expect(hrefs()).toEqual([page, android, page]);
  },
);
