import { act, screen, within } from '@testing-library/react';
import { expectAccessible } from '../../support/axe';
import { openPage } from '../../support/page/openPage';
import { settle } from '../../support/page/settle';
import { requests } from '../../support/page/stubServices';
import { texts } from '../../support/texts';
import { expectQrCode } from '../kit/ui/expectQrCode';

type Language = keyof typeof texts;
const languages: readonly Language[] = ['en', 'zh'];
const paths = { en: '/en/starbucks-gift-card', zh: '/starbucks-gift-card' } as const;

const labelsIn = (language: Language) => ({
  wechat: texts[language]['shareButtons.wechat']!,
  weibo: texts[language]['shareButtons.weibo']!,
  image: texts[language]['shareButtons.qr']!,
  scan: texts[language]['shareButtons.scan']!,
  menu: texts[language]['shareButtons.inWeChat']!,
  close: texts[language]['shareButtons.close']!,
  blocked: texts[language]['shareButtons.blocked']!,
  openWeibo: texts[language]['shareButtons.openWeibo']!,
});

const openShareButtons = (path: string) => openPage({ path, mounts: ['share-buttons'] });
const button = (name: string) => screen.getByRole('button', { name });

/** Stands in for `window.open`. */
const openWindow = jest.fn<{ opener: unknown; closed: boolean } | null, [url: string, ...rest: string[]]>();
beforeEach(() => {
  openWindow.mockReset();
  jest.spyOn(window, 'open').mockImplementation(openWindow as unknown as typeof window.open);
  document.title = '';
});

/** Returns the address and the title in the query of the Weibo window. */
function shared(): { url: string | null; title: string | null } {
  const { origin, pathname, searchParams } = new URL(openWindow.mock.lastCall?.[0] ?? 'about:blank');
  expect(origin + pathname).toBe('https://service.weibo.com/share/share.php');
  return { url: searchParams.get('url'), title: searchParams.get('title') };
}

describe('WeChat', () => {
  it.each(languages)(
    'shows a QR code of the page and returns the focus on Close, in %s (M-shr-01)',
    async (language) => {
      const labels = labelsIn(language);
      const page = await openShareButtons(`${paths[language]}?utm_source=mail&page=2&token=s3cret`);
      await page.visitor.click(button(labels.wechat));
      const dialog = screen.getByRole('dialog', { name: labels.wechat });
      const address = `http://localhost${paths[language]}?page=2`;
      expectQrCode(within(dialog).getByRole('img', { name: labels.image }), address);
      expect(within(dialog).getByText(labels.scan)).toBeVisible();
      expect(within(dialog).getByText(address)).toBeVisible();
      await expectAccessible(page.mountPoint('share-buttons'));
      expect(page.analytics).toEqual([{ event: 'share', service: 'wechat' }]);

      await page.visitor.click(within(dialog).getByRole('button', { name: labels.close }));
      expect(screen.queryByRole('dialog')).toBeNull();
      expect(button(labels.wechat)).toHaveFocus();
      // The browser draws the code: no service learns the address.
      expect(requests).toEqual([]);
    },
  );

  it.each(languages)('points to the app’s own menu inside WeChat, in %s (domain 7)', async (language) => {
    const labels = labelsIn(language);
    jest.spyOn(navigator, 'userAgent', 'get').mockReturnValue('Mozilla/5.0 (iPhone) MicroMessenger/8.0.49(0x1800312c)');
    const page = await openShareButtons(paths[language]);
    await page.visitor.click(button(labels.wechat));
    expect(within(screen.getByRole('dialog')).getByText(labels.menu)).toBeVisible();
    expect(screen.queryByRole('img')).toBeNull();
    await expectAccessible(page.mountPoint('share-buttons'));
  });

  it('shares the hash route that is open at the click', async () => {
    const page = await openShareButtons('/en/account/#/rewards');
    await page.visitor.click(button('Share to WeChat'));
    expect(screen.getByText('http://localhost/en/account/#/rewards')).toBeVisible();
    await page.visitor.click(button('Close'));
    act(() => history.replaceState(null, '', '#/activity'));
    await page.visitor.click(button('Share to WeChat'));
    expect(screen.getByText('http://localhost/en/account/#/activity')).toBeVisible();
    expectQrCode(screen.getByRole('img'), 'http://localhost/en/account/#/activity');
  });

  it('shares the address of the site when that of the page is too long for a QR code', async () => {
    const page = await openShareButtons(`/en/${'a'.repeat(3000)}`);
    await page.visitor.click(button('Share to WeChat'));
    await settle();
    expect(screen.getByText('http://localhost/')).toBeVisible();
    expectQrCode(screen.getByRole('img'), 'http://localhost/');
  });
});

it.each(languages)('shows the address when the browser cannot copy it, in %s', async (language) => {
  const page = await openShareButtons(paths[language]);
  jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('not here'));
  await page.visitor.click(button(texts[language]['shareButtons.copy']!));
  expect(await screen.findByText(texts[language]['copy.failed']!)).toBeVisible();
  expect(screen.getByText(`http://localhost${paths[language]}`)).toBeVisible();
  await expectAccessible(page.mountPoint('share-buttons'));
});

it('no longer says that the address is copied while it copies again', async () => {
  const page = await openShareButtons('/en/');
  const writeText = jest.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  await page.visitor.click(button('Copy link'));
  expect(await screen.findByText(texts.en['copy.done']!)).toBeVisible();
  let finish = () => {};
  writeText.mockReturnValue(new Promise((resolve) => (finish = resolve)));
  await page.visitor.click(button('Copy link'));
  expect(screen.queryByText(texts.en['copy.done']!)).toBeNull();
  await act(async () => finish());
  expect(screen.getByText(texts.en['copy.done']!)).toBeVisible();
});

describe('Weibo', () => {
  it('opens in a new window, which has no access to this page (M-shr-02, M-con-39, I6)', async () => {
    const newWindow = { opener: window as unknown, closed: false };
    openWindow.mockReturnValue(newWindow);
    const page = await openShareButtons('/en/starbucks-gift-card?code=1&phoneToken=2#gift');
    document.title = '礼品卡 & "more" <b>#1</b>';
    await page.visitor.click(button('Share to Weibo'));
    const [, target, features] = openWindow.mock.lastCall ?? [];
    expect([target, features]).toEqual(['_blank', expect.stringMatching(/^width=615,height=505,/)]);
    expect(newWindow.opener).toBeNull();
    expect(shared()).toEqual({
      url: 'http://localhost/en/starbucks-gift-card#gift',
      title: '礼品卡 & "more" <b>#1</b>',
    });
    expect(screen.queryByRole('link')).toBeNull();
    expect(page.analytics).toEqual([{ event: 'share', service: 'weibo' }]);
  });

  const blockers: [string, Language, () => void][] = [
    ['opens no window', 'en', () => openWindow.mockReturnValue(null)],
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
  it.each(blockers)(
    'a browser that %s gets a link until it opens a window, in %s (I6)',
    async (_name, language, block) => {
      const labels = labelsIn(language);
      const page = await openShareButtons(paths[language]);
      document.title = 'Gift cards';
      block();
      await page.visitor.click(button(labels.weibo));
      expect(screen.getByText(labels.blocked)).toBeVisible();
      const link = screen.getByRole('link', { name: labels.openWeibo });
      expect(link).toHaveAttribute('href', openWindow.mock.lastCall?.[0]);
      expect(link).toHaveAttribute('target', '_blank');
      expect(link).toHaveAttribute('rel', 'noopener noreferrer');
      expect(link.closest('[aria-live]')).toHaveAttribute('aria-live', 'polite');
      expect(button(labels.weibo)).toHaveFocus();
      await expectAccessible(page.mountPoint('share-buttons'));

      openWindow.mockReset().mockReturnValue({ opener: null, closed: false });
      await page.visitor.click(button(labels.weibo));
      expect(screen.queryByRole('link')).toBeNull();
    },
  );

  it.each([
    ['a lone surrogate', 'a\ud83d', 'a\ufffd'],
    ['3,000 characters', '星'.repeat(3000), '星'.repeat(100)],
    ['characters outside the basic plane', '𠮷'.repeat(101), '𠮷'.repeat(100)],
  ])('shares a title with %s', async (_name, title, sharedTitle) => {
    openWindow.mockReturnValue({ opener: null, closed: false });
    const page = await openShareButtons('/en/starbucks-gift-card');
    document.title = title;
    await page.visitor.click(button('Share to Weibo'));
    expect(shared().title).toBe(sharedTitle);
  });
});
