import { act, screen, within } from '@testing-library/react';
import { expectAccessible } from '../../support/axe';
import { openPage, requests, settle } from '../../support/page';

const languages = {
  en: {
    path: '/en/starbucks-gift-card',
    wechat: 'Share to WeChat',
    weibo: 'Share to Weibo',
    image: 'QR code of this page',
    scan: 'Scan the code with WeChat to open this page there, then share it.',
    menu: 'Tap ··· in the top right corner, then send the page to a chat or share it on Moments.',
    close: 'Close',
    blocked: 'The browser has blocked the window.',
    openWeibo: 'Open Weibo in a new tab',
  },
  zh: {
    path: '/starbucks-gift-card',
    wechat: '分享到微信',
    weibo: '分享到微博',
    image: '本页二维码',
    scan: '打开微信，用“扫一扫”打开本页，再分享给朋友。',
    menu: '点击右上角的 ···，选择“发送给朋友”或“分享到朋友圈”。',
    close: '关闭',
    blocked: '窗口被浏览器拦截了。',
    openWeibo: '打开微博分享页',
  },
} as const;
type Language = keyof typeof languages;
const both = ['en', 'zh'] as const;

const open = (path: string) => openPage({ path, mounts: ['share-buttons'] });
const button = (name: string) => screen.getByRole('button', { name });

/** What the browser does when it is asked for a window. */
const openWindow = jest.fn<{ opener: unknown; closed: boolean } | null, [url: string, ...rest: string[]]>();
beforeEach(() => {
  openWindow.mockReset();
  jest.spyOn(window, 'open').mockImplementation(openWindow as unknown as typeof window.open);
  document.title = '';
});

/** The address and the title that Weibo was asked to share. */
function shared(): { url: string | null; title: string | null } {
  const { origin, pathname, searchParams } = new URL(openWindow.mock.lastCall?.[0] ?? 'about:blank');
  expect(origin + pathname).toBe('https://service.weibo.com/share/share.php');
  return { url: searchParams.get('url'), title: searchParams.get('title') };
}

describe('WeChat', () => {
  it.each(both)(
    'shows a QR code of the page, and goes back to where the visitor was (%s, M-shr-01)',
    async (language) => {
      const say = languages[language];
      const page = await open(`${say.path}?utm_source=mail&size=2&token=s3cret`);
      await page.visitor.click(button(say.wechat));
      const dialog = screen.getByRole('dialog', { name: say.wechat });
      expect(within(dialog).getByRole('img', { name: say.image }).querySelector('svg')).not.toBeNull();
      expect(within(dialog).getByText(say.scan)).toBeVisible();
      expect(within(dialog).getByText(`http://localhost${say.path}?size=2`)).toBeVisible();
      await expectAccessible(page.mount('share-buttons'));
      expect(page.analytics).toEqual([{ event: 'share', service: 'wechat' }]);

      await page.visitor.click(within(dialog).getByRole('button', { name: say.close }));
      expect(screen.queryByRole('dialog')).toBeNull();
      expect(button(say.wechat)).toHaveFocus();
      // Drawn here, and told to nobody.
      expect(requests).toEqual([]);
    },
  );

  it.each(both)('has a menu of its own, which is told instead of a code inside it (%s)', async (language) => {
    const say = languages[language];
    jest.spyOn(navigator, 'userAgent', 'get').mockReturnValue('Mozilla/5.0 (iPhone) MicroMessenger/8.0.49(0x1800312c)');
    const page = await open(say.path);
    await page.visitor.click(button(say.wechat));
    expect(within(screen.getByRole('dialog')).getByText(say.menu)).toBeVisible();
    expect(screen.queryByRole('img')).toBeNull();
    await expectAccessible(page.mount('share-buttons'));
  });

  it('shows the view that is open by then', async () => {
    const page = await open('/en/account/#/rewards');
    await page.visitor.click(button('Share to WeChat'));
    expect(screen.getByText('http://localhost/en/account/#/rewards')).toBeVisible();
    await page.visitor.click(button('Close'));
    act(() => history.replaceState(null, '', '#/activity'));
    await page.visitor.click(button('Share to WeChat'));
    expect(screen.getByText('http://localhost/en/account/#/activity')).toBeVisible();
  });

  it('survives a code that cannot be drawn: the address is there', async () => {
    const page = await open(`/en/${'a'.repeat(3000)}`);
    await page.visitor.click(button('Share to WeChat'));
    await settle();
    expect(screen.getByText('http://localhost/')).toBeVisible();
  });
});

describe('Weibo', () => {
  it('opens in a window of its own, which cannot reach this page (M-shr-02, M-con-39, I6)', async () => {
    const opened = { opener: window as unknown, closed: false };
    openWindow.mockReturnValue(opened);
    const page = await open('/en/starbucks-gift-card?code=1&phoneToken=2#gift');
    document.title = '礼品卡 & "more" <b>#1</b>';
    await page.visitor.click(button('Share to Weibo'));
    const [, target, features] = openWindow.mock.lastCall ?? [];
    expect([target, features]).toEqual(['_blank', expect.stringMatching(/^width=615,height=505,/)]);
    expect(opened.opener).toBeNull();
    expect(shared()).toEqual({
      url: 'http://localhost/en/starbucks-gift-card#gift',
      title: '礼品卡 & "more" <b>#1</b>',
    });
    expect(screen.queryByRole('link')).toBeNull();
    expect(page.analytics).toEqual([{ event: 'share', service: 'weibo' }]);
  });

  const blockers: [string, Language, () => void][] = [
    ['gives none', 'en', () => openWindow.mockReturnValue(null)],
    ['closes it at once', 'zh', () => openWindow.mockReturnValue({ opener: null, closed: true })],
    [
      'throws',
      'en',
      () =>
        openWindow.mockImplementation(() => {
          throw new Error('not here');
        }),
    ],
  ];
  it.each(blockers)('a browser that %s leaves a link, until one opens (%s, I6)', async (_what, language, block) => {
    const say = languages[language];
    const page = await open(say.path);
    document.title = 'Gift cards';
    block();
    await page.visitor.click(button(say.weibo));
    expect(screen.getByText(say.blocked)).toBeVisible();
    const link = screen.getByRole('link', { name: say.openWeibo });
    expect(link).toHaveAttribute('href', openWindow.mock.lastCall?.[0]);
    expect(link).toHaveAttribute('target', '_blank');
    expect(link).toHaveAttribute('rel', 'noopener noreferrer');
    expect(link.closest('[aria-live]')).toHaveAttribute('aria-live', 'polite');
    expect(button(say.weibo)).toHaveFocus();
    await expectAccessible(page.mount('share-buttons'));

    openWindow.mockReset().mockReturnValue({ opener: null, closed: false });
    await page.visitor.click(button(say.weibo));
    expect(screen.queryByRole('link')).toBeNull();
  });

  it.each([
    ['half a character', 'a\ud83d', 'a\ufffd'],
    ['a very long one', '星'.repeat(3000), '星'.repeat(100)],
    ['characters outside the basic plane', '𠮷'.repeat(101), '𠮷'.repeat(100)],
  ])('a title with %s is no trouble', async (_what, title, sent) => {
    openWindow.mockReturnValue({ opener: null, closed: false });
    const page = await open('/en/starbucks-gift-card');
    document.title = title;
    await page.visitor.click(button('Share to Weibo'));
    expect(shared().title).toBe(sent);
  });
});
