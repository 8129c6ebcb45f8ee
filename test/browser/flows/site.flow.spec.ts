import type { Page } from '@playwright/test';
import { locales } from '../../../demo/site/texts';
import { expect, test } from '../support/flowFixtures';
import { configBlock, loaderTag } from '../support/hostPage';
import { mountPoint } from '../support/page';

const texts = {
  zh: {
    prefix: '',
    tabs: ['1 颗星', '9 颗星', '12 颗星', '15 颗星', '25 颗星'],
    voucher: '78 元礼券',
    rules: '兑换规则',
    wechat: '分享到微信',
    qr: '本页二维码',
    saveQr: '保存二维码图片',
    weibo: '分享到微博',
    title: '会员权益 | Rewards',
    openWeibo: '打开微博分享页',
    promotion: '优惠活动',
    dismiss: '关闭优惠活动',
    cards: '我的礼品卡',
  },
  en: {
    prefix: '/en',
    tabs: ['1 star', '9 stars', '12 stars', '15 stars', '25 stars'],
    voucher: 'A 78 yuan gift voucher',
    rules: 'Redemption rules',
    wechat: 'Share to WeChat',
    qr: 'QR code of this page',
    saveQr: 'Save the QR code',
    weibo: 'Share to Weibo',
    title: 'Starbucks Rewards | Rewards',
    openWeibo: 'Open Weibo in a new tab',
    promotion: 'Promotion',
    dismiss: 'Dismiss promotion',
    cards: 'My Gift Cards',
  },
} as const;

const weiboPage = '<meta name="viewport" content="width=device-width"><title>Weibo</title>';

/** Returns the vertical position of the breadcrumb, which changes if the content above it changes its height. */
const breadcrumbTop = async (page: Page) => (await page.locator('.breadcrumb').boundingBox())?.y;

for (const locale of locales) {
  const text = texts[locale];
  const path = `${text.prefix}/account/starbucks-rewards`;

  test(`a visitor reads the redemption rights and shares them, in ${locale} (M-star-01, M-shr-01, M-shr-02, I6)`, async ({
    page,
    demo,
    visit,
    checkScreen,
  }) => {
    // The test serves the page of Weibo.
    const weiboRequests: { url: string; referer: string | undefined }[] = [];
    await page.context().route('https://service.weibo.com/**', async (route) => {
      weiboRequests.push({ url: route.request().url(), referer: (await route.request().allHeaders())['referer'] });
      await route.fulfill({ contentType: 'text/html', body: weiboPage });
    });

    await visit(`${path}?utm_source=mail&username=mei`);
    const rights = mountPoint(page, 'gold-level-redeem-rights');
    await expect(rights).toHaveAttribute('data-mount-state', 'ready');
    await rights.getByRole('tab', { name: text.tabs[0] }).focus();
    for (const name of text.tabs.slice(1)) {
      await page.keyboard.press('ArrowRight');
      await expect(rights.getByRole('tab', { name })).toBeFocused();
    }
    await expect(rights.getByRole('heading', { name: text.voucher })).toBeVisible();
    await expect(rights.getByRole('link', { name: text.rules })).toHaveAttribute(
      'href',
      `${demo.origin}${text.prefix}/help/legal/star-gift-exchange-terms/`,
    );
    // The smallest phone needs no horizontal scrolling.
    const viewport = page.viewportSize();
    await page.setViewportSize({ width: 320, height: 640 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
    if (viewport) await page.setViewportSize(viewport);
    await checkScreen(`star-redemption-${locale}`);

    const share = mountPoint(page, 'share-buttons');
    const address = `${demo.origin}${path}`;
    await share.getByRole('button', { name: text.wechat }).click();
    const dialog = page.getByRole('dialog', { name: text.wechat });
    await expect(dialog.locator('img')).toHaveAttribute('alt', text.qr);
    await expect(dialog.getByText(address, { exact: true })).toBeVisible();
    const saved = page.waitForEvent('download');
    await dialog.getByRole('link', { name: text.saveQr }).click();
    expect((await saved).suggestedFilename()).toBe('qr-code.png');
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(share.getByRole('button', { name: text.wechat })).toBeFocused();

    const popup = page.waitForEvent('popup');
    await share.getByRole('button', { name: text.weibo }).click();
    const weibo = await popup;
    await expect(weibo).toHaveTitle('Weibo');
    expect(await weibo.evaluate(() => [window.opener, window.innerWidth, window.innerHeight])).toEqual([
      null,
      615,
      505,
    ]);
    await weibo.close();
    const parameters = new URL(weiboRequests[0]?.url ?? '').searchParams;
    expect([parameters.get('url'), parameters.get('title')]).toEqual([address, text.title]);
    expect(weiboRequests[0]?.referer ?? '').not.toContain('mei');

    await page.evaluate(() => {
      window.open = () => null;
    });
    await share.getByRole('button', { name: text.weibo }).click();
    const link = share.getByRole('link', { name: text.openWeibo });
    await expect(link).toHaveAttribute('href', weiboRequests[0]?.url ?? '');
    await expect(link).toHaveAttribute('rel', 'noopener noreferrer');
    await checkScreen(`share-${locale}-blocked`);
  });

  test(`a dismissed promotion stays dismissed, without layout shift, in ${locale} (M-prm-01, M-prm-02)`, async ({
    page,
    demo,
    visit,
  }) => {
    await visit(`${text.prefix}/apps/`);
    const banner = page.getByRole('region', { name: text.promotion });
    await expect(banner.getByRole('link')).toHaveAttribute('href', `${demo.origin}${path}`);
    const top = await breadcrumbTop(page);
    await banner.getByRole('button', { name: text.dismiss }).click();
    await expect(banner).toBeHidden();
    expect(await breadcrumbTop(page)).toBe(top);

    await page.reload();
    const promotion = mountPoint(page, 'promotion');
    await expect(promotion).toHaveAttribute('data-mount-state', 'ready');
    await expect(promotion).toBeEmpty();
    expect(await breadcrumbTop(page)).toBe(top);

    // On another page, whose title and breadcrumb are those of the view that the hash names (M-ttl-01).
    await visit(`${text.prefix}/account/#/profile/svc`);
    await expect(page).toHaveTitle(`${text.cards} | Rewards`);
    await expect(page.locator('#here')).toHaveText(text.cards);
    await expect(promotion).toBeEmpty();
  });
}

test('a page without a configured promotion shows promotion.json, or nothing if it is invalid (A-35, I3)', async ({
  page,
  demo,
  openHostPage,
}) => {
  const body = `${configBlock(demo)}<div data-mount="promotion"></div><p>below</p>${loaderTag(demo)}`;
  await openHostPage(body);
  await expect(page.getByRole('region', { name: '优惠活动' }).getByRole('link')).toHaveAttribute(
    'href',
    `${demo.origin}/account/starbucks-rewards`,
  );
  for (const response of [
    { status: 404, contentType: 'text/html', body: '<h1>Not found</h1>' },
    { contentType: 'text/html', body: '<h1>Sign in</h1>' },
    { contentType: 'application/json', body: JSON.stringify({ content: 'x'.repeat(2_000_000), url: '/' }) },
  ]) {
    await page.route('**/promotion.json', (route) => route.fulfill(response));
    const responded = page.waitForResponse('**/promotion.json');
    await openHostPage(body);
    await (await responded).finished();
    // When the page is idle, the widget has processed the response.
    await page.evaluate(() => new Promise<unknown>((resolve) => requestIdleCallback(resolve)));
    await expect(mountPoint(page, 'promotion')).toHaveAttribute('data-mount-state', 'ready');
    await expect(mountPoint(page, 'promotion')).toBeEmpty();
    await expect(page.getByRole('alert')).toHaveCount(0);
  }
});
