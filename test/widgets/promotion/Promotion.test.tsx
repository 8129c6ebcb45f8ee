import { act, fireEvent, screen, within } from '@testing-library/react';
import { expectAccessible } from '../../support/axe';
import { answerOnce, callsOf, openPage, requests, services, settle } from '../../support/page';

const fileCall = 'GET /promotion.json';
const promotion = { content: 'One more star with your own cup', url: '/en/account/starbucks-rewards' };
const keys = ['read', 'content', 'url'].map((name) => `rewards-widgets.promotion.${name}`);

const open = (config?: unknown, path = '/en/') =>
  openPage({ path, mounts: ['promotion'], ...(config === undefined ? {} : { config: { promotion: config } }) });
const banner = (name = 'Promotion') => screen.queryByRole('region', { name });
const dismiss = () => screen.getByRole('button', { name: 'Dismiss promotion' });

describe('what is shown', () => {
  it.each([
    ['/en/', 'Promotion', 'Dismiss promotion'],
    ['/', '推广信息', '关闭推广信息'],
  ])('on %s the configuration comes first: the file is not asked for (M-prm-02, A-35)', async (path, name, button) => {
    const page = await open(promotion, path);
    const region = within(screen.getByRole('region', { name }));
    const link = region.getByRole('link', { name: promotion.content });
    expect(link).toHaveAttribute('href', 'http://localhost/en/account/starbucks-rewards');
    expect(link).not.toHaveAttribute('rel');
    expect(link).not.toHaveAttribute('target');
    expect(region.getByRole('button', { name: button })).toBeVisible();
    expect(requests).toEqual([]);
    await expectAccessible(page.mount('promotion'));
  });

  it('else the file of the page’s own site, asked for once and quietly', async () => {
    const page = await openPage({ path: '/en/', mounts: ['promotion', 'loading'] });
    expect(screen.getByRole('link')).toHaveTextContent('周三会员日：任意饮品买一赠一');
    expect(requests).toEqual(['GET http://localhost/promotion.json']);
    expect(callsOf(fileCall)[0]?.headers['x-client-name']).toBe('rewards-widgets');
    await page.remove('promotion');
    await openPage({ path: '/en/', mounts: ['promotion'] });
    expect(callsOf(fileCall)).toHaveLength(2);
  });

  it.each([
    ['markup', '<img src=x onerror=alert(1)><b>bold</b> &amp;'],
    ['a template', '{name} {{x}}'],
  ])('content is text: %s', async (_what, content) => {
    const page = await open({ content, url: '' });
    expect(banner()?.textContent).toBe(content);
    expect(page.mount('promotion').querySelector('img, b')).toBeNull();
    expect(screen.queryByRole('link')).toBeNull();
  });

  it.each([
    ['https://stars.example.test/a?b#c', 'https://stars.example.test/a?b#c', 'noopener noreferrer'],
    ['http://stars.example.test/', 'http://stars.example.test/', 'noopener noreferrer'],
    ['http://localhost/en/apps/', 'http://localhost/en/apps/', null],
    ['?from=banner', 'http://localhost/en/account/?from=banner', null],
    ['starbucks-rewards', 'http://localhost/en/account/starbucks-rewards', null],
  ])('%s leads there', async (url, href, rel) => {
    await open({ content: 'Stars', url }, '/en/account/');
    const link = screen.getByRole('link', { name: 'Stars' });
    expect([link.getAttribute('href'), link.getAttribute('rel')]).toEqual([href, rel]);
  });

  it.each(['javascript:alert(1)', 'data:text/html,x', '//evil.test/', '/\\evil.test', 'https://a:b@evil.test/', ''])(
    '%j is no link, and the text is still there (I3)',
    async (url) => {
      await open({ content: 'Stars', url });
      expect(screen.queryByRole('link')).toBeNull();
      expect(banner()).toHaveTextContent('Stars');
    },
  );
});

describe('nothing to show: ready, empty, and not a word (I3)', () => {
  const expectNothing = async (page: Awaited<ReturnType<typeof open>>) => {
    await settle();
    expect(page.isReady('promotion')).toBe(true);
    expect(page.mount('promotion')).toBeEmptyDOMElement();
    expect(screen.queryByRole('alert')).toBeNull();
  };

  it.each(['500', '502', 'html', 'malformed', 'empty', 'shape', 'reset'] as const)('the file: %s', async (fault) => {
    services.faults.set({ call: fileCall, fault });
    await expectNothing(await open());
    expect(callsOf(fileCall)).toHaveLength(1);
  });

  it.each([
    ['no content', {}],
    ['no text', { content: { a: 1 }, url: '/' }],
    ['blank', { content: ' \n ', url: '/' }],
    ['an error', { error: { code: 40002 } }],
    ['a novel', { content: 'long '.repeat(300), url: '/' }],
  ])('the file: %s', async (_what, body) => {
    answerOnce(fileCall, body);
    await expectNothing(await open());
  });

  it.each([
    ['blank', { content: ' ', url: '/' }],
    ['a novel', { content: 'x'.repeat(1001), url: '/' }],
  ])('the configuration: %s, and the file is not asked in its stead', async (_what, config) => {
    await expectNothing(await open(config));
    expect(requests).toEqual([]);
  });

  it('the file with an address that is none still has its text', async () => {
    answerOnce(fileCall, { content: 'Stars', url: { a: 1 } });
    await open();
    await settle();
    expect(banner()).toHaveTextContent('Stars');
    expect(screen.queryByRole('link')).toBeNull();
  });
});

describe('closing it', () => {
  // Before the page's own clearing up, which needs a storage that works.
  afterEach(() => jest.restoreAllMocks());

  it('lasts, for the same content and address, under three keys (M-prm-01, M-prm-03)', async () => {
    const page = await open(promotion);
    await page.visitor.click(dismiss());
    expect(page.mount('promotion')).toBeEmptyDOMElement();
    expect(page.analytics).toEqual([{ event: 'promotion_dismiss' }]);
    expect(keys.map((key) => localStorage.getItem(key))).toEqual(['true', promotion.content, promotion.url]);

    const again = await open(promotion);
    expect(again.isReady('promotion')).toBe(true);
    expect(again.mount('promotion')).toBeEmptyDOMElement();
    for (const other of [
      { ...promotion, content: 'Two more' },
      { ...promotion, url: '/en/apps/' },
    ]) {
      await open(other);
      expect(banner()).toHaveTextContent(other.content);
    }
    await open(promotion);
    expect(banner()).toBeNull();
  });

  it('gives the focus back to where it was before', async () => {
    const page = await open(promotion);
    const before = document.createElement('button');
    document.body.prepend(before);
    before.focus();
    await page.visitor.tab();
    await page.visitor.tab();
    expect(dismiss()).toHaveFocus();
    await page.visitor.keyboard('{Enter}');
    expect(before).toHaveFocus();
  });

  const refuse = () => {
    throw new DOMException('refused', 'SecurityError');
  };
  it.each([
    ['refused', ['getItem', 'setItem']],
    ['full', ['setItem']],
  ] as const)('holds for this page where storage is %s (I4, C7)', async (_what, refused) => {
    for (const [index, key] of keys.entries()) localStorage.setItem(key, ['true', 'Older', '/older'][index] ?? '');
    for (const method of refused) jest.spyOn(Storage.prototype, method).mockImplementation(refuse);
    const page = await open(promotion);
    await page.visitor.click(dismiss());
    expect(banner()).toBeNull();
  });

  it.each(['[object Object]', '', '{', 'false'])('a read flag of %j is none (I4)', async (flag) => {
    for (const [index, key] of keys.entries())
      localStorage.setItem(key, [flag, promotion.content, promotion.url][index] ?? '');
    await open(promotion);
    expect(banner()).not.toBeNull();
  });

  /** What another tab writes. */
  const elsewhere = ({ content, url }: typeof promotion) =>
    act(() => {
      for (const [index, key] of keys.entries()) {
        const newValue = ['true', content, url][index] ?? '';
        localStorage.setItem(key, newValue);
        fireEvent(window, new StorageEvent('storage', { key, newValue }));
      }
    });

  it('in another tab closes it here too, unasked and untracked; what is closed there later brings nothing back', async () => {
    const page = await open(promotion);
    elsewhere({ content: 'Another', url: '/' });
    expect(banner()).not.toBeNull();
    elsewhere(promotion);
    expect(banner()).toBeNull();
    expect(page.analytics).toEqual([]);
    elsewhere({ content: 'Another', url: '/' });
    expect(banner()).toBeNull();
  });

  it('leaves nothing that listens behind', async () => {
    const page = await open(promotion);
    await page.remove('promotion');
    expect(() => elsewhere(promotion)).not.toThrow();
  });
});
