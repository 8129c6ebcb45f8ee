import type { Page } from '@playwright/test';
import { configuration, expect, mount, script, test } from './world';

const words = {
  zh: {
    prefix: '',
    tabs: ['1 颗星', '9 颗星', '12 颗星', '15 颗星', '25 颗星'],
    voucher: '78 元礼券',
    rules: '兑换规则',
    wechat: '分享到微信',
    qr: '本页二维码',
    weibo: '分享到微博',
    title: '会员权益 | Rewards',
    openWeibo: '打开微博分享页',
    promotion: '推广信息',
    dismiss: '关闭推广信息',
    cards: '我的礼品卡',
  },
  en: {
    prefix: '/en',
    tabs: ['1 star', '9 stars', '12 stars', '15 stars', '25 stars'],
    voucher: 'A 78 yuan gift voucher',
    rules: 'Redemption rules',
    wechat: 'Share to WeChat',
    qr: 'QR code of this page',
    weibo: 'Share to Weibo',
    title: 'Starbucks Rewards | Rewards',
    openWeibo: 'Open Weibo in a new tab',
    promotion: 'Promotion',
    dismiss: 'Dismiss promotion',
    cards: 'My Gift Cards',
  },
} as const;

const weiboPage = '<meta name="viewport" content="width=device-width"><title>Weibo</title>';

/** How far down the page its breadcrumb stands: whatever comes or goes above it would move it. */
const breadcrumbTop = async (page: Page) => (await page.locator('.breadcrumb').boundingBox())?.y;

for (const locale of ['zh', 'en'] as const) {
  const say = words[locale];
  const path = `${say.prefix}/account/starbucks-rewards`;

  test(`a visitor reads what stars buy and passes it on, in ${locale} (M-star-01, M-shr-01, M-shr-02, I6)`, async ({
    page,
    world,
    visit,
    look,
  }) => {
    // Nobody's server but the test's: Weibo is played here.
    const asked: { url: string; referer: string | undefined }[] = [];
    await page.context().route('https://service.weibo.com/**', async (route) => {
      asked.push({ url: route.request().url(), referer: (await route.request().allHeaders())['referer'] });
      await route.fulfill({ contentType: 'text/html', body: weiboPage });
    });

    await visit(`${path}?utm_source=mail&username=mei`);
    const rights = mount(page, 'gold-level-redeem-rights');
    await expect(rights).toHaveAttribute('data-mount-state', 'ready');
    await rights.getByRole('tab', { name: say.tabs[0] }).focus();
    for (const name of say.tabs.slice(1)) {
      await page.keyboard.press('ArrowRight');
      await expect(rights.getByRole('tab', { name })).toBeFocused();
    }
    await expect(rights.getByRole('heading', { name: say.voucher })).toBeVisible();
    await expect(rights.getByRole('link', { name: say.rules })).toHaveAttribute(
      'href',
      `${world.origin}${say.prefix}/help/legal/star-gift-exchange-terms/`,
    );
    // Nothing sticks out of the smallest phone.
    const wide = page.viewportSize();
    await page.setViewportSize({ width: 320, height: 640 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
    if (wide) await page.setViewportSize(wide);
    await look(`star-redemption-${locale}`);

    const share = mount(page, 'share-buttons');
    const address = `${world.origin}${path}`;
    await share.getByRole('button', { name: say.wechat }).click();
    const dialog = page.getByRole('dialog', { name: say.wechat });
    await expect(dialog.getByRole('img', { name: say.qr }).locator('svg')).toBeVisible();
    await expect(dialog.getByText(address, { exact: true })).toBeVisible();
    await look(`share-${locale}-wechat`);
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(share.getByRole('button', { name: say.wechat })).toBeFocused();

    const popup = page.waitForEvent('popup');
    await share.getByRole('button', { name: say.weibo }).click();
    const weibo = await popup;
    await expect(weibo).toHaveTitle('Weibo');
    expect(await weibo.evaluate(() => [window.opener, window.innerWidth, window.innerHeight])).toEqual([
      null,
      615,
      505,
    ]);
    await weibo.close();
    const sent = new URL(asked[0]?.url ?? '').searchParams;
    expect([sent.get('url'), sent.get('title')]).toEqual([address, say.title]);
    expect(asked[0]?.referer ?? '').not.toContain('mei');

    await page.evaluate(() => {
      window.open = () => null;
    });
    await share.getByRole('button', { name: say.weibo }).click();
    const link = share.getByRole('link', { name: say.openWeibo });
    await expect(link).toHaveAttribute('href', asked[0]?.url ?? '');
    await expect(link).toHaveAttribute('rel', 'noopener noreferrer');
    await look(`share-${locale}-blocked`);
  });

  test(`a promotion that was closed stays closed, without moving the page, in ${locale} (M-prm-01 to M-prm-03)`, async ({
    page,
    world,
    visit,
  }) => {
    await visit(`${say.prefix}/apps/`);
    const banner = page.getByRole('region', { name: say.promotion });
    await expect(banner.getByRole('link')).toHaveAttribute('href', `${world.origin}${path}`);
    const top = await breadcrumbTop(page);
    await banner.getByRole('button', { name: say.dismiss }).click();
    await expect(banner).toBeHidden();
    expect(await breadcrumbTop(page)).toBe(top);

    await page.reload();
    const promotion = mount(page, 'promotion');
    await expect(promotion).toHaveAttribute('data-mount-state', 'ready');
    await expect(promotion).toBeEmpty();
    expect(await breadcrumbTop(page)).toBe(top);

    // Another view of the site: its title and its breadcrumb are those that the product names (M-ttl-01).
    await visit(`${say.prefix}/account/#/profile/svc`);
    await expect(page).toHaveTitle(`${say.cards} | Rewards`);
    await expect(page.locator('#here')).toHaveText(say.cards);
    await expect(promotion).toBeEmpty();
  });
}

test('a page without a promotion of its own takes the file of its site, or nothing (A-35, I3)', async ({
  page,
  world,
  host,
}) => {
  const body = `${configuration(world)}<div data-mount="promotion"></div><p>below</p>${script(world)}`;
  await host(body);
  await expect(page.getByRole('region', { name: '推广信息' }).getByRole('link')).toHaveAttribute(
    'href',
    `${world.origin}/account/starbucks-rewards`,
  );
  for (const answer of [
    { status: 404, contentType: 'text/html', body: '<h1>Not found</h1>' },
    { contentType: 'text/html', body: '<h1>Sign in</h1>' },
    { contentType: 'application/json', body: JSON.stringify({ content: 'x'.repeat(2_000_000), url: '/' }) },
  ]) {
    await page.route('**/promotion.json', (route) => route.fulfill(answer));
    const answered = page.waitForResponse('**/promotion.json');
    await host(body);
    await answered;
    // What the widget makes of it, it has made by the time that the page has nothing else to do.
    await page.evaluate(() => new Promise<unknown>((resolve) => requestIdleCallback(resolve)));
    await expect(mount(page, 'promotion')).toHaveAttribute('data-mount-state', 'ready');
    await expect(mount(page, 'promotion')).toBeEmpty();
    await expect(page.getByRole('alert')).toHaveCount(0);
  }
});
