import { act, fireEvent, screen, within } from '@testing-library/react';
import { expectAccessible } from '../../support/axe';
import { consoleMessages } from '../../support/page/console';
import { openPage } from '../../support/page/openPage';
import { settle } from '../../support/page/settle';
import { requests, requestsTo, respondOnce, services } from '../../support/page/stubServices';
import { texts } from '../../support/texts';

const fileCall = 'GET /promotion.json';
const promotion = { content: 'One more star with your own cup', url: '/en/account/starbucks-rewards' };
const storageKeys = ['read', 'content', 'url'].map((name) => `rewards-widgets.promotion.${name}`);

const openPromotion = (config?: unknown, path = '/en/') =>
  openPage({ path, mounts: ['promotion'], ...(config === undefined ? {} : { config: { promotion: config } }) });
const banner = (name = 'Promotion') => screen.queryByRole('region', { name });
const dismissButton = () => screen.getByRole('button', { name: 'Dismiss promotion' });

describe('content', () => {
  it.each([
    ['/en/', texts.en],
    ['/', texts.zh],
  ])('on %s comes from the configuration, without a request for the file (M-prm-02, A-35)', async (path, messages) => {
    const page = await openPromotion(promotion, path);
    const region = within(screen.getByRole('region', { name: messages['promotion.title']! }));
    const link = region.getByRole('link', { name: promotion.content });
    expect(link).toHaveAttribute('href', 'http://localhost/en/account/starbucks-rewards');
    expect(link).not.toHaveAttribute('rel');
    expect(link).not.toHaveAttribute('target');
    expect(region.getByRole('button', { name: messages['promotion.dismiss']! })).toBeVisible();
    expect(requests).toEqual([]);
    await expectAccessible(page.mountPoint('promotion'));
  });

  it('else comes from the file of the site, fetched once per page (M-api-27)', async () => {
    const page = await openPage({ path: '/en/', mounts: ['promotion', 'loading'] });
    expect(screen.getByRole('link')).toHaveTextContent('Members’ Wednesday: buy one drink, get one free');
    expect(requests).toEqual(['GET http://localhost/promotion.json']);
    expect(requestsTo(fileCall)[0]?.headers).not.toHaveProperty('x-client-name');
    await page.removeMountPoint('promotion');
    await page.insertMountPoint('promotion');
    await settle();
    expect(screen.getByRole('link')).toBeVisible();
    expect(requestsTo(fileCall)).toHaveLength(1);
    await openPage({ path: '/en/', mounts: ['promotion'] });
    expect(requestsTo(fileCall)).toHaveLength(2);
  });

  it.each([
    ['/', {}, '周三会员日', '/a'],
    ['/en/', {}, '周三会员日', '/a'],
    ['/', { contentEn: 'Wednesday', urlEn: '/en/b' }, '周三会员日', '/a'],
    ['/en/', { contentEn: 'Wednesday', urlEn: '/en/b' }, 'Wednesday', '/en/b'],
    ['/en/', { contentEn: 'Wednesday' }, 'Wednesday', '/a'],
  ])('on %s with %j in the file is %s (A-35)', async (path, english, content, url) => {
    respondOnce(fileCall, { content: '周三会员日', url: '/a', ...english });
    await openPromotion(undefined, path);
    expect(screen.getByRole('link', { name: content })).toHaveAttribute('href', `http://localhost${url}`);
  });

  it.each([
    ['markup', '<img src=x onerror=alert(1)><b>bold</b> &amp;'],
    ['a template', '{name} {{x}}'],
  ])('is text, not %s (J4)', async (_name, content) => {
    const page = await openPromotion({ content, url: '' });
    expect(banner()?.textContent).toBe(content);
    expect(page.mountPoint('promotion').querySelector('img, b')).toBeNull();
    expect(screen.queryByRole('link')).toBeNull();
  });

  it.each([
    ['https://stars.example.test/a?b#c', 'https://stars.example.test/a?b#c', 'noopener noreferrer'],
    ['http://stars.example.test/', 'http://stars.example.test/', 'noopener noreferrer'],
    ['http://localhost/en/apps/', 'http://localhost/en/apps/', null],
    ['?from=banner', 'http://localhost/en/account/?from=banner', null],
    ['starbucks-rewards', 'http://localhost/en/account/starbucks-rewards', null],
  ])('with the address %s links to %s', async (url, href, rel) => {
    await openPromotion({ content: 'Stars', url }, '/en/account/');
    const link = screen.getByRole('link', { name: 'Stars' });
    expect([link.getAttribute('href'), link.getAttribute('rel')]).toEqual([href, rel]);
  });

  it.each(['javascript:alert(1)', 'data:text/html,x', '//evil.test/', '/\\evil.test', 'https://a:b@evil.test/', ''])(
    'with the address %j is a text without a link (I3)',
    async (url) => {
      await openPromotion({ content: 'Stars', url });
      expect(screen.queryByRole('link')).toBeNull();
      expect(banner()).toHaveTextContent('Stars');
    },
  );
});

describe('without a promotion the widget is ready and empty, without a notice (I3)', () => {
  const tooLong = 'promotion: the text has more than 1000 characters, and is not shown';
  const noObject = 'promotion: promotion.json is not a JSON object with content, and is not used';

  /** Expects an empty widget, and this line for the editor on the console (P-08); by default none. */
  const expectEmpty = async (page: Awaited<ReturnType<typeof openPromotion>>, line?: string) => {
    await settle();
    expect(page.isReady('promotion')).toBe(true);
    expect(page.mountPoint('promotion')).toBeEmptyDOMElement();
    expect(screen.queryByRole('alert')).toBeNull();
    expect(consoleMessages.splice(0).map((message) => message.replace(/^\[.*?\] /, ''))).toEqual(line ? [line] : []);
  };

  it.each([
    ['500', undefined],
    ['502', undefined],
    ['reset', undefined],
    ['empty', undefined],
    ['html', noObject],
    ['malformed', noObject],
    ['shape', noObject],
  ] as const)('request for the file with the fault %s', async (fault, line) => {
    services.faults.set({ call: fileCall, fault });
    await expectEmpty(await openPromotion(), line);
    expect(requestsTo(fileCall)).toHaveLength(1);
  });

  it.each([
    ['no key', {}, undefined],
    ['null', 'null', undefined],
    ['other keys', { text: 'Stars', link: '/' }, noObject],
    ['no content', { url: '/' }, noObject],
    ['content that is not a text', { content: { a: 1 }, url: '/' }, noObject],
    ['empty content', { content: '', url: '/' }, undefined],
    ['blank content', { content: ' \n ', url: '/' }, undefined],
    ['a service error', { error: { code: 40002 } }, undefined],
    ['content over 1,000 characters', { content: 'long '.repeat(300), url: '/' }, tooLong],
  ])('file with %s', async (_name, body, line) => {
    respondOnce(fileCall, body);
    await expectEmpty(await openPromotion(), line);
  });

  it.each([
    ['no content', { content: '', url: '/' }, undefined],
    ['blank content', { content: ' ', url: '/' }, undefined],
    ['content over 1,000 characters', { content: 'x'.repeat(1001), url: '/' }, tooLong],
  ])('configuration with %s, without a request for the file', async (_name, config, line) => {
    await expectEmpty(await openPromotion(config), line);
    expect(requests).toEqual([]);
  });

  it('but a file with an invalid address still shows its text', async () => {
    respondOnce(fileCall, { content: 'Stars', url: { a: 1 } });
    await openPromotion();
    await settle();
    expect(banner()).toHaveTextContent('Stars');
    expect(screen.queryByRole('link')).toBeNull();
  });
});

describe('dismissing', () => {
  // Runs before the page is cleared, which needs a working storage.
  afterEach(() => jest.restoreAllMocks());

  it('is stored under three keys, for the same content and address (M-prm-01, M-prm-03)', async () => {
    const page = await openPromotion(promotion);
    await page.visitor.click(dismissButton());
    expect(page.mountPoint('promotion')).toBeEmptyDOMElement();
    expect(page.analytics).toEqual([{ event: 'promotion_dismiss' }]);
    expect(storageKeys.map((key) => localStorage.getItem(key))).toEqual(['true', promotion.content, promotion.url]);

    const nextPage = await openPromotion(promotion);
    expect(nextPage.isReady('promotion')).toBe(true);
    expect(nextPage.mountPoint('promotion')).toBeEmptyDOMElement();
    for (const other of [
      { ...promotion, content: 'Two more' },
      { ...promotion, url: '/en/apps/' },
    ]) {
      await openPromotion(other);
      expect(banner()).toHaveTextContent(other.content);
    }
    await openPromotion(promotion);
    expect(banner()).toBeNull();
  });

  it('returns the focus to the previous element', async () => {
    const page = await openPromotion(promotion);
    const previous = document.createElement('button');
    document.body.prepend(previous);
    previous.focus();
    await page.visitor.tab();
    await page.visitor.tab();
    expect(dismissButton()).toHaveFocus();
    await page.visitor.keyboard('{Enter}');
    expect(previous).toHaveFocus();
  });

  const throwSecurityError = () => {
    throw new DOMException('refused', 'SecurityError');
  };
  it.each([
    ['refused', ['getItem', 'setItem']],
    ['full', ['setItem']],
  ] as const)('lasts for this page when storage is %s (I4, C7)', async (_name, failingMethods) => {
    for (const [index, key] of storageKeys.entries())
      localStorage.setItem(key, ['true', 'Older', '/older'][index] ?? '');
    for (const method of failingMethods) jest.spyOn(Storage.prototype, method).mockImplementation(throwSecurityError);
    const page = await openPromotion(promotion);
    await page.visitor.click(dismissButton());
    expect(banner()).toBeNull();
  });

  it.each(['[object Object]', '', '{', 'false'])('is not stored when the flag is %j (I4)', async (flag) => {
    for (const [index, key] of storageKeys.entries())
      localStorage.setItem(key, [flag, promotion.content, promotion.url][index] ?? '');
    await openPromotion(promotion);
    expect(banner()).not.toBeNull();
  });

  /** Stores a dismissed promotion as another tab does. */
  const dismissInOtherTab = ({ content, url }: typeof promotion) =>
    act(() => {
      for (const [index, key] of storageKeys.entries()) {
        const newValue = ['true', content, url][index] ?? '';
        localStorage.setItem(key, newValue);
        fireEvent(window, new StorageEvent('storage', { key, newValue }));
      }
    });

  it('in another tab hides the promotion here without an event, also after another one is dismissed there (I4)', async () => {
    const page = await openPromotion(promotion);
    dismissInOtherTab({ content: 'Another', url: '/' });
    expect(banner()).not.toBeNull();
    dismissInOtherTab(promotion);
    expect(banner()).toBeNull();
    expect(page.analytics).toEqual([]);
    dismissInOtherTab({ content: 'Another', url: '/' });
    expect(banner()).toBeNull();
  });

  it('in another tab is not observed after the widget was removed', async () => {
    const page = await openPromotion(promotion);
    const removeListener = jest.spyOn(window, 'removeEventListener');
    await page.removeMountPoint('promotion');
    const storageListeners = removeListener.mock.calls.filter(([type]) => type === 'storage');
    expect(storageListeners).toHaveLength(storageKeys.length);
  });
});
