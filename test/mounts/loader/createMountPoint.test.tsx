import { mountMessages } from '../../../src/i18n/mountMessages';
import { version } from '../../support/build';
import { passTimeWithoutPage, settlePromises, stopClock } from '../../support/clock';
import { allLanguages } from '../../support/texts';
import {
  closePage,
  insertedFiles,
  mountPointAt,
  mountPoints,
  openPage,
  retryButtonIn,
  stateOf,
  type TestPage,
} from './openPage';

const html = '<div data-mount="logout">Call <b>400-820-6998</b></div>';
const pageContent = 'Call <b>400-820-6998</b>';
const texts = {
  zh: { ...mountMessages('zh'), path: '/' },
  en: { ...mountMessages('en'), path: '/en/' },
};
const note = () => mountPointAt(0).querySelector('p')?.textContent ?? null;
const clickRetry = async () => {
  retryButtonIn(mountPointAt(0))?.click();
  await settlePromises();
};

afterEach(closePage);

describe('loading, then ready (contract 2)', () => {
  test("shows the page's own content until the first commit", async () => {
    const { fetches, renderings } = await openPage(html);
    expect([stateOf(mountPointAt(0)), mountPointAt(0).innerHTML]).toEqual(['loading', pageContent]);
    await fetches[0]?.succeed();
    expect([stateOf(mountPointAt(0)), mountPointAt(0).innerHTML]).toEqual(['loading', pageContent]);
    renderings[0]?.commit();
    expect([stateOf(mountPointAt(0)), mountPointAt(0).innerHTML]).toEqual(['ready', 'logout widget']);
  });

  test('starts the runtime once, and renders each widget with its files', async () => {
    const { fetches, renderings, starts } = await openPage(html + html, '/en/');
    for (const { succeed } of fetches) await succeed();
    expect(starts).toEqual([[expect.any(Function), expect.any(Function)]]);
    expect(renderings.map(({ options }) => [options.name, options.locale, options.files])).toEqual([
      ['logout', 'en', ['base.1a.js', 'logout.en.2b.js']],
      ['logout', 'en', ['base.1a.js', 'logout.en.2b.js']],
    ]);
  });

  test('one mount point does not wait for another', async () => {
    const { fetches, renderings } = await openPage(`<div data-mount="auth"></div>${html}`);
    await fetches[1]?.succeed();
    renderings[0]?.commit();
    expect([stateOf(mountPointAt(0)), stateOf(mountPointAt(1))]).toEqual(['loading', 'ready']);
  });

  test('renders the widget only after the page is parsed, as its content may be incomplete', async () => {
    const readyState = jest.spyOn(Document.prototype, 'readyState', 'get').mockReturnValue('loading');
    const { fetches, renderings } = await openPage(html);
    await fetches[0]?.succeed();
    expect(renderings).toEqual([]);
    mountPointAt(0).append(' (24 h)');
    readyState.mockReturnValue('interactive');
    document.dispatchEvent(new Event('readystatechange'));
    await settlePromises();
    expect(renderings).toHaveLength(1);
    renderings[0]?.commit();
    await renderings[0]?.crash();
    expect(mountPointAt(0).innerHTML.startsWith(`${pageContent} (24 h)`)).toBe(true);
  });
});

describe.each(allLanguages)('in %s', (locale) => {
  const { slow, failed, retry, path } = texts[locale];

  test('shows a note after 6 s that the widget is still loading', async () => {
    stopClock();
    const { fetches, renderings } = await openPage(html, path);
    await passTimeWithoutPage(5999);
    expect(mountPointAt(0).innerHTML).toBe(pageContent);
    await passTimeWithoutPage(1);
    expect(mountPointAt(0).innerHTML.startsWith(pageContent)).toBe(true);
    expect([note(), stateOf(mountPointAt(0)), retryButtonIn(mountPointAt(0))]).toEqual([slow, 'loading', null]);
    expect(mountPointAt(0).querySelector('p')).toHaveAttribute('role', 'alert');
    await passTimeWithoutPage(60_000);
    expect(mountPointAt(0).querySelectorAll('p')).toHaveLength(1);
    await fetches[0]?.succeed();
    expect([note(), mountPointAt(0).innerHTML]).toEqual([null, pageContent]);
    renderings[0]?.commit();
    expect(mountPointAt(0).innerHTML).toBe('logout widget');
  });

  test('a failed widget keeps the content of the page, and offers a retry (A8)', async () => {
    const { fetches } = await openPage(html, path);
    await fetches[0]?.fail();
    expect([stateOf(mountPointAt(0)), note(), retryButtonIn(mountPointAt(0))?.textContent]).toEqual([
      'failed',
      failed,
      retry,
    ]);
    expect(mountPointAt(0).innerHTML.startsWith(pageContent)).toBe(true);
    expect(retryButtonIn(mountPointAt(0))).toHaveAttribute('type', 'button');
  });

  test('a failed widget does not change aria-busy in the content of the page', async () => {
    const { fetches } = await openPage('<div data-mount="auth"><p aria-busy="true">page content</p></div>', path);
    await fetches[0]?.fail();
    expect(mountPointAt(0).innerHTML).toContain('<p aria-busy="true">page content</p>');
  });
});

describe('shows no note about slow loading', () => {
  test.each([
    ['when the widget loads in time', (page: TestPage) => page.fetches[0]?.succeed()],
    ['when the widget fails in time', (page: TestPage) => page.fetches[0]?.fail()],
    [
      'when the element is removed in time',
      async () => {
        mountPointAt(0).remove();
        await settlePromises();
      },
    ],
  ])('%s', async (_when, act) => {
    stopClock();
    const page = await openPage(html);
    const element = mountPointAt(0);
    await act(page);
    await passTimeWithoutPage(60_000);
    expect(element.textContent).not.toContain(texts.zh.slow);
    expect(jest.getTimerCount()).toBe(0);
  });
});

describe('failure and retry (A8)', () => {
  test.each([
    ['a file cannot be fetched', {}, 'ChunkLoadError: https://cdn.test/assets/a.js'],
    ['the runtime does not dispatch its event', { isSilent: 'always' }, 'TypeError'],
    ['the widget cannot be loaded', { prepare: () => Promise.reject(new RangeError('13800000003')) }, 'RangeError'],
    [
      'the runtime throws',
      {
        render: () => {
          throw new SyntaxError('13800000003');
        },
      },
      'SyntaxError',
    ],
    ['the rejection is not an error object', { prepare: () => Promise.reject('13800000003') }, 'Error'],
  ] as const)('%s: the status and the console name the error without its data (J1)', async (_case, failures, error) => {
    const { widgets, fetches, warnings } = await openPage(html, '/', failures as object);
    await (error.startsWith('Chunk') ? fetches[0]?.fail() : fetches[0]?.succeed());
    expect(widgets.status()).toEqual([{ name: 'logout', state: 'failed', ms: null, error }]);
    expect(warnings).toEqual([`[rewards-widgets ${version}] logout failed: ${error}`]);
    expect(mountPointAt(0).innerHTML.startsWith(pageContent)).toBe(true);
    expect(retryButtonIn(mountPointAt(0))).not.toBeNull();
  });

  test('fetches the runtime again when its script arrives as something else, such as a page of a portal', async () => {
    const { fetches, renderings } = await openPage(html, '/', { isSilent: 'once' });
    await fetches[0]?.succeed();
    expect(insertedFiles).toEqual(['base.1a.js']);
    renderings[0]?.commit();
    expect(stateOf(mountPointAt(0))).toBe('ready');
  });

  test('the retry button is at least 44 px wide and high (WCAG 2.5.5)', async () => {
    const { fetches } = await openPage(html);
    await fetches[0]?.fail();
    expect(retryButtonIn(mountPointAt(0))?.style).toMatchObject({ minWidth: '44px', minHeight: '44px' });
  });

  test('a successful retry clears the note and the error', async () => {
    const { widgets, fetches, renderings } = await openPage(html);
    await fetches[0]?.fail();
    await clickRetry();
    expect([stateOf(mountPointAt(0)), mountPointAt(0).innerHTML, fetches.length]).toEqual(['loading', pageContent, 2]);
    await fetches[1]?.succeed();
    renderings[0]?.commit();
    expect(widgets.status()).toEqual([{ name: 'logout', state: 'ready', ms: expect.any(Number), error: null }]);
  });

  test('a retry works on a page that has patched Element.remove (A4, M5)', async () => {
    jest.spyOn(Element.prototype, 'remove').mockImplementation(() => {
      throw new Error('patched');
    });
    const { widgets, fetches, renderings } = await openPage(html);
    await fetches[0]?.fail();
    await clickRetry();
    await fetches[1]?.succeed();
    renderings[0]?.commit();
    expect(widgets.status()).toEqual([{ name: 'logout', state: 'ready', ms: expect.any(Number), error: null }]);
  });

  test('offers a retry after each failure to fetch a file', async () => {
    const { fetches } = await openPage(html);
    for (let index = 0; index < 10; index += 1) {
      await fetches[index]?.fail();
      expect(retryButtonIn(mountPointAt(0))).not.toBeNull();
      await clickRetry();
    }
    expect(fetches).toHaveLength(11);
  });

  test('a failed widget is not loaded again when the page gets another mount point', async () => {
    const { fetches } = await openPage(html);
    await fetches[0]?.fail();
    const other = document.createElement('div');
    other.dataset['mount'] = 'svc-query';
    document.body.append(other);
    await settlePromises();
    expect(fetches.map(({ name }) => name)).toEqual(['logout', 'svc-query']);
  });

  test('ten clicks on the retry button render one widget', async () => {
    const { fetches, renderings } = await openPage(html);
    await fetches[0]?.fail();
    const button = retryButtonIn(mountPointAt(0));
    for (let index = 0; index < 10; index += 1) button?.click();
    await settlePromises();
    for (const { succeed } of fetches.slice(1)) await succeed();
    expect(renderings).toHaveLength(1);
  });

  test('shows the note about slow loading 6 s after a retry', async () => {
    stopClock();
    const { fetches } = await openPage(html);
    await passTimeWithoutPage(5000);
    await fetches[0]?.fail();
    await clickRetry();
    await passTimeWithoutPage(5999);
    expect(note()).toBeNull();
    await passTimeWithoutPage(1);
    expect(note()).toBe(texts.zh.slow);
  });
});

describe('a widget that throws (A1)', () => {
  test('is unmounted, the content of the page comes back, and the visitor can retry', async () => {
    const { widgets, fetches, renderings, warnings } = await openPage(html);
    const bold = mountPointAt(0).querySelector('b');
    await fetches[0]?.succeed();
    renderings[0]?.commit();
    await renderings[0]?.crash(new TypeError('mei@example.test'));
    expect([stateOf(mountPointAt(0)), renderings[0]?.isUnmounted, note()]).toEqual(['failed', true, texts.zh.failed]);
    expect(mountPointAt(0).querySelector('b')).toBe(bold);
    expect(mountPointAt(0).textContent).not.toContain('logout widget');
    expect(widgets.status()[0]?.error).toBe('TypeError');
    expect(warnings.join()).not.toContain('mei@');
    await clickRetry();
    await fetches[1]?.succeed();
    renderings[1]?.commit();
    expect([stateOf(mountPointAt(0)), mountPointAt(0).innerHTML]).toEqual(['ready', 'logout widget']);
  });

  test('before it is ready', async () => {
    const { fetches, renderings } = await openPage(html);
    await fetches[0]?.succeed();
    await renderings[0]?.crash();
    renderings[0]?.options.onReady();
    expect([stateOf(mountPointAt(0)), mountPointAt(0).innerHTML.startsWith(pageContent)]).toEqual(['failed', true]);
  });

  test('does not affect other mount points', async () => {
    const { fetches, renderings } = await openPage(`${html}<div data-mount="auth"></div>`);
    for (const { succeed } of fetches) await succeed();
    for (const { commit } of renderings) commit();
    await renderings[0]?.crash();
    expect([stateOf(mountPointAt(0)), stateOf(mountPointAt(1)), mountPointAt(1).innerHTML]).toEqual([
      'failed',
      'ready',
      'auth widget',
    ]);
  });

  test('and throws again when it is unmounted', async () => {
    const unmount = () => {
      throw new RangeError('again');
    };
    const { widgets, fetches, renderings } = await openPage(html, '/', { unmount });
    await fetches[0]?.succeed();
    renderings[0]?.commit();
    await renderings[0]?.crash();
    expect([widgets.status()[0]?.state, mountPointAt(0).innerHTML.startsWith(pageContent)]).toEqual(['failed', true]);
    mountPointAt(0).remove();
    await settlePromises();
    expect(widgets.status()).toEqual([]);
  });

  test('is reported once, even if React reports it twice', async () => {
    const { fetches, renderings, warnings } = await openPage(html);
    await fetches[0]?.succeed();
    renderings[0]?.options.onCrash(new Error('a'), true);
    renderings[0]?.options.onCrash(new Error('a'), true);
    await settlePromises();
    expect([warnings.length, stateOf(mountPointAt(0))]).toEqual([1, 'failed']);
  });

  test('after it was removed is not reported', async () => {
    const { fetches, renderings, warnings } = await openPage(html);
    const element = mountPointAt(0);
    await fetches[0]?.succeed();
    element.remove();
    await settlePromises();
    await renderings[0]?.crash();
    renderings[0]?.options.onReady();
    expect([warnings, stateOf(element), element.innerHTML]).toEqual([[], null, pageContent]);
  });

  test('and reports a second error after it was removed changes nothing', async () => {
    const { fetches, renderings, warnings } = await openPage(html);
    await fetches[0]?.succeed();
    renderings[0]?.commit();
    await renderings[0]?.crash();
    const element = mountPointAt(0);
    element.remove();
    await settlePromises();
    await renderings[0]?.crash();
    expect([stateOf(element), warnings.length]).toEqual([null, 1]);
  });

  test('too often gets no retry button', async () => {
    const { fetches, renderings } = await openPage(html);
    await fetches[0]?.succeed();
    await renderings[0]?.crash(new TypeError('broken widget'), false);
    expect([note(), retryButtonIn(mountPointAt(0)), stateOf(mountPointAt(0))]).toEqual([
      texts.zh.failed,
      null,
      'failed',
    ]);
    expect(mountPointAt(0).innerHTML.startsWith(pageContent)).toBe(true);
  });
});

describe('prerendered markup', () => {
  const markup =
    '<!--rewards-widgets 0.1.0 zh 1 2--><div class="rw"><form><input type="password">' +
    '<button type="submit" class="rw-button" aria-busy="false"><b>Sign in</b></button><a href="#help">Help</a></form></div>';
  const html = `<div data-mount="auth">${markup}</div>`;
  const inMarkup = (selector: string) => mountPointAt(0).querySelector<HTMLElement>(selector) as HTMLElement;
  /** Clicks an element. Returns false when the default action of the click is prevented. */
  const click = (element: Element) =>
    element.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));

  test('stays unchanged until the runtime renders the widget', async () => {
    const { fetches, renderings } = await openPage(html);
    expect(mountPointAt(0).innerHTML).toBe(markup);
    await fetches[0]?.succeed();
    expect([renderings[0]?.options.files, mountPointAt(0).innerHTML]).toEqual([
      ['base.1a.js', 'auth.zh.2b.js'],
      markup,
    ]);
  });

  test('an early click marks the button as busy, and its default action and listeners do not run', async () => {
    const { fetches } = await openPage(html);
    const clicks: Event[] = [];
    mountPointAt(0).addEventListener('click', (event) => void clicks.push(event));
    expect(click(inMarkup('b'))).toBe(false);
    expect([inMarkup('button').getAttribute('aria-busy'), clicks, fetches.length]).toEqual(['true', [], 1]);
  });

  test('only the last early click stays marked', async () => {
    await openPage(html.replace('</form>', '<button type="button">Scan</button></form>'));
    const [submit, scan] = [...document.querySelectorAll('button')];
    click(submit!);
    click(scan!);
    expect([submit, scan].map((button) => button?.getAttribute('aria-busy'))).toEqual(['false', 'true']);
  });

  test('typing after a click cancels the pending click, also on a page that stops the event', async () => {
    await openPage(html);
    mountPointAt(0).addEventListener('input', (event) => event.stopPropagation());
    click(inMarkup('b'));
    inMarkup('input').dispatchEvent(new Event('input', { bubbles: true }));
    expect(mountPointAt(0).querySelector('[aria-busy="true"]')).toBeNull();
  });

  test('a form that is busy with loading stays so after an early click', async () => {
    await openPage(html.replace('<form>', '<form aria-busy="true">'));
    click(inMarkup('b'));
    expect(inMarkup('form').getAttribute('aria-busy')).toBe('true');
  });

  test('its links are absolute, so that a base element of the page does not change them (M4)', async () => {
    await openPage(`<base href="https://cdn.test/">${html.replace('#help', '/en/account/')}`);
    expect(inMarkup('a').getAttribute('href')).toBe('http://localhost/en/account/');
  });

  test('clicks on links and fields keep their default action', async () => {
    await openPage(html);
    expect([click(inMarkup('a')), click(inMarkup('input'))]).toEqual([true, true]);
    expect(inMarkup('button').getAttribute('aria-busy')).toBe('false');
  });

  test('clicks in ready widgets, in other page content and outside mount points are not captured', async () => {
    const { fetches, renderings } = await openPage(
      `${html}<div data-mount="logout"><button>page</button></div><div class="rw"><button>page</button></div>`.replace(
        '"submit"',
        '"button"',
      ),
    );
    await fetches[0]?.succeed();
    renderings[0]?.options.onReady();
    const buttons = [...document.querySelectorAll('button')];
    expect(buttons.map(click)).toEqual([true, true, true]);
    expect(buttons.map((button) => button.getAttribute('aria-busy'))).toEqual(['false', null, null]);
  });

  test('stays with typed values when the widget fails to load; an early click then retries', async () => {
    const { fetches } = await openPage(html);
    (inMarkup('input') as HTMLInputElement).value = 'typed';
    click(inMarkup('b'));
    await fetches[0]?.fail();
    expect(stateOf(mountPointAt(0))).toBe('failed');
    expect(inMarkup('button').getAttribute('aria-busy')).toBe('false');
    expect(click(inMarkup('b'))).toBe(false);
    expect([stateOf(mountPointAt(0)), fetches.length, retryButtonIn(mountPointAt(0))?.textContent]).toEqual([
      'loading',
      2,
      'Sign in',
    ]);
    expect((inMarkup('input') as HTMLInputElement).value).toBe('typed');
  });

  test('is not busy any more when the widget fails to load', async () => {
    const { fetches } = await openPage(html.replace('<form>', '<form aria-busy="true">'));
    await fetches[0]?.fail();
    expect(inMarkup('form').getAttribute('aria-busy')).toBe('false');
  });

  test('does not come back after a crash or unmount, so that typed values are gone', async () => {
    const { fetches, renderings, widgets } = await openPage(html + html);
    await fetches[0]?.succeed();
    await renderings[0]?.crash();
    expect([mountPointAt(0).textContent, stateOf(mountPointAt(0))]).toEqual([
      texts.zh.failed + texts.zh.retry,
      'failed',
    ]);
    await fetches[1]?.succeed();
    renderings[1]?.commit();
    widgets.unmount();
    expect(mountPoints().map((element) => element.outerHTML)).toEqual(Array(2).fill('<div data-mount="auth"></div>'));
  });
});
