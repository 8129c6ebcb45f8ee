import { expect, mount, signIn, test } from './world';

const words = {
  zh: {
    prefix: '',
    programme: '星享俱乐部',
    mine: '我的账户',
    notice: '有新通知',
    visitor: ['登录', '立即注册', '关于我们'],
    member: [
      '账户首页',
      '我的好礼',
      '我的会员卡',
      '我的礼品卡',
      '管理我的发票',
      '个人资料',
      '账户与安全',
      '地址簿',
      '设置',
    ],
    logOut: '退出登录',
    banner: '加入星享俱乐部',
    line: '加入星享俱乐部，从第一颗星星开始',
    download: '下载 App，完成注册',
    stores: ['在 App Store 下载', '下载安卓版', '进一步了解 App'],
  },
  en: {
    prefix: '/en',
    programme: 'Starbucks Rewards',
    mine: 'My Account',
    notice: 'You have a new notice',
    visitor: ['Sign in', 'Create a new account', 'About'],
    member: [
      'Account home',
      'My rewards',
      'My Starbucks Rewards Cards',
      'My Gift Cards',
      'Manage My Fapiao',
      'Personal',
      'Accounts and Security',
      'Address book',
      'Setting',
    ],
    logOut: 'Log out',
    banner: 'Join Starbucks Rewards',
    line: 'Join Starbucks Rewards and collect your first star',
    download: 'Download the app to register',
    stores: ['Download on the App Store', 'Download for Android', 'More about the app'],
  },
} as const;

for (const locale of ['zh', 'en'] as const) {
  const say = words[locale];

  test(`the header of a visitor, in ${locale} (M-hdr-01, M-menu-01)`, async ({
    page,
    world,
    visit,
    look,
    isMobile,
  }) => {
    await visit(`${say.prefix}/apps/`);
    const menu = mount(page, isMobile ? 'account-mobile' : 'account-overlay');
    if (isMobile) {
      await page.locator('summary').first().click();
      await look(`header-${locale}-visitor-closed`);
    } else {
      const label = mount(page, 'account-primary').getByRole('link', { name: say.programme, exact: true });
      await expect(label).toHaveAttribute('href', `${world.origin}${say.prefix}/account/`);
      expect((await label.boundingBox())?.height).toBeGreaterThanOrEqual(44);
    }
    const button = menu.getByRole('button', { name: say.programme, exact: true });
    await expect(button).toHaveAttribute('aria-expanded', 'false');
    await button.click();
    await expect(menu.getByRole('link')).toHaveText([...say.visitor]);
    for (const part of [button, ...(await menu.getByRole('link').all())]) {
      expect((await part.boundingBox())?.height).toBeGreaterThanOrEqual(44);
    }
    await look(`header-${locale}-visitor`);
    await menu.getByRole('link', { name: say.visitor[1], exact: true }).click();
    await page.waitForURL(`${world.origin}${say.prefix}/account/register`);
  });

  test(`the header of a member, in ${locale} (M-hdr-02, M-menu-02)`, async ({
    page,
    context,
    world,
    visit,
    look,
    isMobile,
  }) => {
    await signIn(context, world.origin, world.services, 'gold');
    await visit(`${say.prefix}/account/`);
    const menu = mount(page, isMobile ? 'account-mobile' : 'account-overlay');
    const label = isMobile
      ? menu.getByRole('button', { name: say.mine, exact: true })
      : mount(page, 'account-primary').getByRole('link', { name: say.mine, exact: true });
    if (isMobile) await page.locator('summary').first().click();
    await expect(label).toHaveAccessibleDescription(say.notice);
    await expect(label.locator('.rw-account-dot')).toBeVisible();
    await menu.getByRole('button', { name: say.mine, exact: true }).click();
    await expect(menu.getByRole('link')).toHaveText([...say.member]);
    await look(`header-${locale}-member`);

    // A part of this very page: the menu does not stay over it.
    await menu.getByRole('link', { name: say.member[3], exact: true }).click();
    await page.waitForURL(`${world.origin}${say.prefix}/account/#/profile/svc`);
    await expect(menu.getByRole('link')).toHaveCount(0);
    await expect(page.getByRole('heading', { name: say.member[3] })).toBeVisible();
  });

  test(`the invitation to join leads to the form, where it is a picture, in ${locale} (M-rbn-01, M-rbn-02)`, async ({
    page,
    world,
    visit,
    look,
  }) => {
    await visit(`${say.prefix}/account/program/msr`);
    const banner = mount(page, 'register-banner');
    await expect(banner.getByRole('link', { name: say.line, exact: true })).toBeVisible();
    await expect(banner.getByRole('img')).toHaveCount(0);
    await look(`register-banner-${locale}-link`);
    await banner.getByRole('link').click();
    await page.waitForURL(`${world.origin}${say.prefix}/account/register`);
    await expect(banner.getByRole('img', { name: say.banner, exact: true })).toBeVisible();
    await expect(banner.getByRole('link')).toHaveCount(0);
    await look(`register-banner-${locale}-picture`);
  });

  test(`registration in the app is a notice with the stores, in ${locale} (M-ccc-01)`, async ({
    page,
    world,
    visit,
    look,
  }) => {
    await visit(`${say.prefix}/account/register_ccc`);
    const notice = mount(page, 'register-ccc');
    await expect(notice.getByRole('heading', { name: say.download })).toBeVisible();
    await expect(notice.getByRole('link')).toHaveText([...say.stores]);
    await expect(notice.getByRole('textbox')).toHaveCount(0);
    await look(`register-ccc-${locale}`);
    await notice.getByRole('link', { name: say.stores[2] }).click();
    await page.waitForURL(`${world.origin}${say.prefix}/apps/`);
  });
}

test('at the left edge of a narrow page the menu stays in view', async ({ page, world, host }) => {
  await page.setViewportSize({ width: 320, height: 600 });
  await host(
    `<div data-mount="account-overlay"></div><p>text</p><script src="${world.origin}/w/widgets.js" async></script>`,
    { path: '/en/narrow' },
  );
  const menu = mount(page, 'account-overlay');
  await menu.getByRole('button').click();
  const box = await menu.getByRole('list').boundingBox();
  expect(box?.x).toBeGreaterThanOrEqual(0);
  expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(320);
});
