import { act, screen, within } from '@testing-library/react';
import { sharePage } from '../../../src/api/device/sharePage';
import { definePhone } from '../../api/device/definePointer';
import { expectAccessible } from '../../support/axe';
import { languages } from '../../support/page/languages';
import { openPage } from '../../support/page/openPage';
import { settle } from '../../support/page/settle';
import { requests } from '../../support/page/stubServices';
import { type Language, texts } from '../../support/texts';
import { expectQrCode } from '../kit/ui/expectQrCode';

const paths = { en: '/en/starbucks-gift-card', zh: '/starbucks-gift-card' } as const;

const labelsIn = (language: Language) => ({
  wechat: texts[language]['shareButtons.wechat']!,
  weibo: texts[language]['shareButtons.weibo']!,
  image: texts[language]['shareButtons.qr']!,
  scan: texts[language]['shareButtons.scan']!,
  share: texts[language]['shareButtons.share']!,
  paste: texts[language]['shareButtons.paste']!,
  scanElsewhere: texts[language]['shareButtons.scanElsewhere']!,
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

describe('WeChat on a phone (domain 7)', () => {
  /** Stands in for the share sheet of the phone, which jsdom lacks. */
  const openShareSheet = jest.fn<Promise<void>, [data: ShareData]>();
  beforeEach(() => {
    definePhone();
    openShareSheet.mockReset().mockResolvedValue();
    Object.defineProperty(navigator, 'share', { value: openShareSheet, configurable: true });
  });
  afterEach(() => Reflect.deleteProperty(navigator, 'share'));

  it.each(languages)('opens the share sheet with the address and the title, in %s', async (language) => {
    const labels = labelsIn(language);
    const page = await openShareButtons(`${paths[language]}?page=2&token=s3cret`);
    document.title = '礼品卡 & "more"';
    await page.visitor.click(button(labels.wechat));
    await page.visitor.click(button(labels.share));
    const url = `http://localhost${paths[language]}?page=2`;
    expect(openShareSheet.mock.calls).toEqual([[{ url, title: '礼品卡 & "more"' }]]);
  });

  it.each(languages)('has the link to paste above the code for another phone, in %s', async (language) => {
    const labels = labelsIn(language);
    const page = await openShareButtons(paths[language]);
    await page.visitor.click(button(labels.wechat));
    const dialog = within(screen.getByRole('dialog'));
    const code = dialog.getByRole('img', { name: labels.image });
    const inOrder = [
      button(labels.share),
      dialog.getByText(labels.paste),
      dialog.getByText(`http://localhost${paths[language]}`),
      dialog.getByRole('button', { name: texts[language]['shareButtons.copy']! }),
      dialog.getByText(labels.scanElsewhere),
      code,
    ];
    for (const [index, element] of inOrder.slice(1).entries()) {
      expect(inOrder[index]?.compareDocumentPosition(element)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    }
    expectQrCode(code, `http://localhost${paths[language]}`);
    // A phone cannot scan its own screen.
    expect(dialog.queryByText(labels.scan)).toBeNull();
    await expectAccessible(page.mountPoint('share-buttons'));
  });

  it('keeps the other ways, and reports no error, when the visitor closes the share sheet', async () => {
    openShareSheet.mockRejectedValue(new DOMException('Share canceled', 'AbortError'));
    const page = await openShareButtons('/en/');
    await page.visitor.click(button('Share to WeChat'));
    await page.visitor.click(button('Share…'));
    expect(openShareSheet).toHaveBeenCalledTimes(1);
    expect(screen.getByText('http://localhost/en/')).toBeVisible();
    await expect(sharePage('http://localhost/en/', '')).resolves.toBeUndefined();
  });

  it('has no button for a share sheet that the browser does not have', async () => {
    Reflect.deleteProperty(navigator, 'share');
    const page = await openShareButtons('/en/');
    await page.visitor.click(button('Share to WeChat'));
    expect(screen.queryByRole('button', { name: 'Share…' })).toBeNull();
    expect(screen.getByText(texts.en['shareButtons.paste']!)).toBeVisible();
  });

  it('leads only to the app’s own menu inside WeChat', async () => {
    jest.spyOn(navigator, 'userAgent', 'get').mockReturnValue('Mozilla/5.0 (iPhone) MicroMessenger/8.0.49(0x1800312c)');
    const page = await openShareButtons('/en/');
    await page.visitor.click(button('Share to WeChat'));
    expect(screen.getByText(texts.en['shareButtons.inWeChat']!)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Share…' })).toBeNull();
  });
});

describe('a browser without the clipboard API', () => {
  /** The texts that `execCommand`, which jsdom lacks, has copied. */
  const copied: string[] = [];
  beforeEach(() => {
    copied.length = 0;
    const copySelection = () => {
      const { value, selectionStart, selectionEnd } = document.activeElement as HTMLTextAreaElement;
      copied.push(value.slice(selectionStart, selectionEnd));
      return true;
    };
    // As browsers do: jsdom does not focus the field whose text a script selects.
    jest.spyOn(HTMLTextAreaElement.prototype, 'select').mockImplementation(function (this: HTMLTextAreaElement) {
      this.focus();
      this.setSelectionRange(0, this.value.length);
    });
    Object.defineProperty(document, 'execCommand', { value: jest.fn(copySelection), configurable: true });
  });
  afterEach(() => Reflect.deleteProperty(document, 'execCommand'));

  it.each(languages)(
    'copies the address by a selection, and the focus returns to the button, in %s',
    async (language) => {
      const page = await openShareButtons(paths[language]);
      jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('not here'));
      const copyButton = button(texts[language]['shareButtons.copy']!);
      await page.visitor.click(copyButton);
      expect(await screen.findByText(texts[language]['copy.done']!)).toBeVisible();
      expect(document.execCommand).toHaveBeenCalledWith('copy');
      expect(copied).toEqual([`http://localhost${paths[language]}`]);
      expect(copyButton).toHaveFocus();
      expect(screen.queryByRole('textbox')).toBeNull();
    },
  );
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
