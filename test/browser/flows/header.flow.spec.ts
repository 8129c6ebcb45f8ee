import { locales } from '../../../demo/site/texts';
import { expect, test } from '../support/flowFixtures';
import { loaderTag, mountTag } from '../support/hostPage';
import { mountPoint, signInAs } from '../support/page';

const texts = {
  zh: {
    prefix: '',
    signedOutLabel: '星享俱乐部',
    signedInLabel: '我的账户',
    notice: '有新通知',
    signedOutLinks: ['登录', '立即注册', '关于我们'],
    signedInLinks: [
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
    banner: '加入星享俱乐部',
    bannerLink: '加入星享俱乐部，从第一颗星星开始',
    download: '下载 App，完成注册',
    stores: ['在 App Store 下载', '下载安卓版', '进一步了解 App'],
  },
  en: {
    prefix: '/en',
    signedOutLabel: 'Starbucks Rewards',
    signedInLabel: 'My Account',
    notice: 'You have a new notice',
    signedOutLinks: ['Sign in', 'Create a new account', 'About'],
    signedInLinks: [
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
    banner: 'Join Starbucks Rewards',
    bannerLink: 'Join Starbucks Rewards and collect your first star',
    download: 'Download the app to register',
    stores: ['Download on the App Store', 'Download for Android', 'More about the app'],
  },
} as const;

for (const locale of locales) {
  const text = texts[locale];

  test(`the header of a signed-out visitor, in ${locale} (M-hdr-01, M-menu-01)`, async ({
    page,
    demo,
    visit,
    checkScreen,
    isMobile,
  }) => {
    await visit(`${text.prefix}/apps/`);
    const menu = mountPoint(page, isMobile ? 'account-mobile' : 'account-overlay');
    if (isMobile) {
      await page.locator('summary').first().click();
      await checkScreen(`header-${locale}-signed-out-closed`);
    } else {
      const label = mountPoint(page, 'account-primary').getByRole('link', { name: text.signedOutLabel, exact: true });
      await expect(label).toHaveAttribute('href', `${demo.origin}${text.prefix}/account/`);
      expect((await label.boundingBox())?.height).toBeGreaterThanOrEqual(44);
    }
    const button = menu.getByRole('button', { name: text.signedOutLabel, exact: true });
    await expect(button).toHaveAttribute('aria-expanded', 'false');
    await button.click();
    await expect(menu.getByRole('link')).toHaveText([...text.signedOutLinks]);
    for (const part of [button, ...(await menu.getByRole('link').all())]) {
      expect((await part.boundingBox())?.height).toBeGreaterThanOrEqual(44);
    }
    await checkScreen(`header-${locale}-signed-out`);
    await menu.getByRole('link', { name: text.signedOutLinks[1], exact: true }).click();
    await page.waitForURL(`${demo.origin}${text.prefix}/account/register`);
  });

  test(`the header of a signed-in visitor, in ${locale} (M-hdr-02, M-menu-02)`, async ({
    page,
    context,
    demo,
    visit,
    checkScreen,
    isMobile,
  }) => {
    await signInAs(context, demo, 'gold');
    await visit(`${text.prefix}/account/`);
    const menu = mountPoint(page, isMobile ? 'account-mobile' : 'account-overlay');
    const label = isMobile
      ? menu.getByRole('button', { name: text.signedInLabel, exact: true })
      : mountPoint(page, 'account-primary').getByRole('link', { name: text.signedInLabel, exact: true });
    if (isMobile) await page.locator('summary').first().click();
    await expect(label).toHaveAccessibleDescription(text.notice);
    await expect(label.locator('.rw-account-dot')).toBeVisible();
    await menu.getByRole('button', { name: text.signedInLabel, exact: true }).click();
    await expect(menu.getByRole('link')).toHaveText([...text.signedInLinks]);
    await checkScreen(`header-${locale}-signed-in`);

    // A link to a section of the same page also closes the menu.
    await menu.getByRole('link', { name: text.signedInLinks[3], exact: true }).click();
    await page.waitForURL(`${demo.origin}${text.prefix}/account/#/profile/svc`);
    await expect(menu.getByRole('link')).toHaveCount(0);
    await expect(page.getByRole('heading', { name: text.signedInLinks[3] })).toBeVisible();
  });

  test(`the register banner is a link to the registration, and an image there, in ${locale} (M-rbn-01, M-rbn-02)`, async ({
    page,
    demo,
    visit,
    checkScreen,
  }) => {
    await visit(`${text.prefix}/account/program/msr`);
    const banner = mountPoint(page, 'register-banner');
    await expect(banner.getByRole('link', { name: text.bannerLink, exact: true })).toBeVisible();
    await expect(banner.getByRole('img')).toHaveCount(0);
    await checkScreen(`register-banner-${locale}-link`);
    await banner.getByRole('link').click();
    await page.waitForURL(`${demo.origin}${text.prefix}/account/register`);
    await expect(banner.getByRole('img', { name: text.banner, exact: true })).toBeVisible();
    await expect(banner.getByRole('link')).toHaveCount(0);
    await checkScreen(`register-banner-${locale}-image`);
  });

  test(`the app variant of the registration links to the stores, in ${locale} (M-ccc-01)`, async ({
    page,
    demo,
    visit,
    checkScreen,
  }) => {
    await visit(`${text.prefix}/account/register_ccc`);
    const notice = mountPoint(page, 'register-ccc');
    await expect(notice.getByRole('heading', { name: text.download })).toBeVisible();
    await expect(notice.getByRole('link')).toHaveText([...text.stores]);
    await expect(notice.getByRole('textbox')).toHaveCount(0);
    await checkScreen(`register-ccc-${locale}`);
    await notice.getByRole('link', { name: text.stores[2] }).click();
    await page.waitForURL(`${demo.origin}${text.prefix}/apps/`);
  });
}

test('the menu at the left edge of a narrow page stays within the viewport', async ({ page, demo, openHostPage }) => {
  await page.setViewportSize({ width: 320, height: 600 });
  await openHostPage(`${mountTag('account-overlay')}<p>text</p>${loaderTag(demo)}`, { path: '/en/narrow' });
  const menu = mountPoint(page, 'account-overlay');
  await menu.getByRole('button').click();
  const box = await menu.getByRole('list').boundingBox();
  expect(box?.x).toBeGreaterThanOrEqual(0);
  expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(320);
});
