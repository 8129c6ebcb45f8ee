import { version } from '../support/build';
import { passTime, settle, stopClock } from '../support/clock';
import { leaveStage, mountAt, mounts, openStage, retryIn, stateOf } from './stage';

const html = '<div data-mount="logout">Call <b>400-820-6998</b></div>';
const given = 'Call <b>400-820-6998</b>';
const words = {
  zh: { slow: '网络较慢，仍在加载…', failed: '此部分暂时无法加载。', retry: '重试', path: '/' },
  en: {
    slow: 'Still loading, the network is slow…',
    failed: 'This part could not be loaded.',
    retry: 'Try again',
    path: '/en/',
  },
};
const locales = ['zh', 'en'] as const;
const note = () => mountAt(0).querySelector('p')?.textContent ?? null;
const pressRetry = async () => {
  retryIn(mountAt(0))?.click();
  await settle();
};

afterEach(leaveStage);

describe('loading, then ready (contract 2)', () => {
  test("the page's own content stays to be seen until the first commit", async () => {
    const { fetches, renderings } = await openStage(html);
    expect([stateOf(mountAt(0)), mountAt(0).innerHTML]).toEqual(['loading', given]);
    await fetches[0]?.arrive();
    expect([stateOf(mountAt(0)), mountAt(0).innerHTML]).toEqual(['loading', given]);
    renderings[0]?.commit();
    expect([stateOf(mountAt(0)), mountAt(0).innerHTML]).toEqual(['ready', 'logout is here']);
  });

  test('the runtime is begun once, and told what it needs', async () => {
    const { fetches, renderings, begun } = await openStage(html + html, '/en/');
    for (const { arrive } of fetches) await arrive();
    expect(begun).toEqual([{ nonce: 'n0nce', trusted: expect.any(Function) }]);
    expect(renderings.map(({ options }) => [options.name, options.locale, options.files])).toEqual([
      ['logout', 'en', ['logout.en.js']],
      ['logout', 'en', ['logout.en.js']],
    ]);
  });

  test('one mount point does not wait for another', async () => {
    const { fetches, renderings } = await openStage(`<div data-mount="auth"></div>${html}`);
    await fetches[1]?.arrive();
    renderings[0]?.commit();
    expect([stateOf(mountAt(0)), stateOf(mountAt(1))]).toEqual(['loading', 'ready']);
  });

  test('while the page is still being read, its content may not be all there: the widget waits', async () => {
    const reading = jest.spyOn(document, 'readyState', 'get').mockReturnValue('loading');
    const { fetches, renderings } = await openStage(html);
    await fetches[0]?.arrive();
    expect(renderings).toEqual([]);
    mountAt(0).append(' any time');
    reading.mockReturnValue('interactive');
    document.dispatchEvent(new Event('readystatechange'));
    await settle();
    renderings[0]?.commit();
    await renderings[0]?.crash();
    expect(mountAt(0).innerHTML.startsWith(`${given} any time`)).toBe(true);
  });
});

describe.each(locales)('in %s', (locale) => {
  const { slow, failed, retry, path } = words[locale];

  test('after 6 s a line says that it is still on its way', async () => {
    stopClock();
    const { fetches, renderings } = await openStage(html, path);
    await passTime(5999);
    expect(mountAt(0).innerHTML).toBe(given);
    await passTime(1);
    expect(mountAt(0).innerHTML.startsWith(given)).toBe(true);
    expect([note(), stateOf(mountAt(0)), retryIn(mountAt(0))]).toEqual([slow, 'loading', null]);
    expect(mountAt(0).querySelector('p')).toHaveAttribute('aria-live', 'polite');
    await passTime(60_000);
    expect(mountAt(0).querySelectorAll('p')).toHaveLength(1);
    await fetches[0]?.arrive();
    expect([note(), mountAt(0).innerHTML]).toEqual([null, given]);
    renderings[0]?.commit();
    expect(mountAt(0).innerHTML).toBe('logout is here');
  });

  test('what fails keeps the content of the page, and offers another try (A8)', async () => {
    const { fetches } = await openStage(html, path);
    await fetches[0]?.fail();
    expect([stateOf(mountAt(0)), note(), retryIn(mountAt(0))?.textContent]).toEqual(['failed', failed, retry]);
    expect(mountAt(0).innerHTML.startsWith(given)).toBe(true);
    expect(retryIn(mountAt(0))).toHaveAttribute('type', 'button');
  });

  test('and leaves that content as it is, also where it says that it is busy', async () => {
    const { fetches } = await openStage('<div data-mount="auth"><p aria-busy="true">by the page</p></div>', path);
    await fetches[0]?.fail();
    expect(mountAt(0).innerHTML).toContain('<p aria-busy="true">by the page</p>');
  });
});

describe('no line about slowness', () => {
  test.each([
    ['when it is ready in time', (stage: Awaited<ReturnType<typeof openStage>>) => stage.fetches[0]?.arrive()],
    ['when it has failed', (stage: Awaited<ReturnType<typeof openStage>>) => stage.fetches[0]?.fail()],
    [
      'when it is gone',
      async () => {
        mountAt(0).remove();
        await settle();
      },
    ],
  ])('%s', async (_when, act) => {
    stopClock();
    const stage = await openStage(html);
    const element = mountAt(0);
    await act(stage);
    await passTime(60_000);
    expect(element.textContent).not.toContain(words.zh.slow);
    expect(jest.getTimerCount()).toBe(0);
  });
});

describe('failed, then tried again (A8)', () => {
  test.each([
    ['a file did not come', {}, 'ChunkLoadError: https://cdn.test/assets/a.js'],
    ['the runtime did not say so', { isMute: true }, 'TypeError'],
    [
      'the widget could not be made ready',
      { prepare: () => Promise.reject(new RangeError('13800000003')) },
      'RangeError',
    ],
    [
      'the runtime itself throws',
      {
        render: () => {
          throw new SyntaxError('13800000003');
        },
      },
      'SyntaxError',
    ],
    ['what was thrown is no error', { prepare: () => Promise.reject('13800000003') }, 'Error'],
  ] as const)('%s: the error says what an engineer may know, and no more (J1)', async (_case, faults, error) => {
    const { widgets, fetches, lines } = await openStage(html, '/', faults as object);
    await (error.startsWith('Chunk') ? fetches[0]?.fail() : fetches[0]?.arrive());
    expect(widgets.status()).toEqual([{ name: 'logout', state: 'failed', ms: null, error }]);
    expect(lines).toEqual([`[rewards-widgets ${version}] logout failed: ${error}`]);
    expect(mountAt(0).innerHTML.startsWith(given)).toBe(true);
    expect(retryIn(mountAt(0))).not.toBeNull();
  });

  test('a try that works leaves no trace of the one before', async () => {
    const { widgets, fetches, renderings } = await openStage(html);
    await fetches[0]?.fail();
    await pressRetry();
    expect([stateOf(mountAt(0)), mountAt(0).innerHTML, fetches.length]).toEqual(['loading', given, 2]);
    await fetches[1]?.arrive();
    renderings[0]?.commit();
    expect(widgets.status()).toEqual([{ name: 'logout', state: 'ready', ms: expect.any(Number), error: null }]);
  });

  test('also on a page that has patched how nodes are removed (A4, M5)', async () => {
    jest.spyOn(Element.prototype, 'remove').mockImplementation(() => {
      throw new Error('patched');
    });
    const { widgets, fetches, renderings } = await openStage(html);
    await fetches[0]?.fail();
    await pressRetry();
    await fetches[1]?.arrive();
    renderings[0]?.commit();
    expect(widgets.status()).toEqual([{ name: 'logout', state: 'ready', ms: expect.any(Number), error: null }]);
  });

  test('a file may fail as often as it likes: there always is another try', async () => {
    const { fetches } = await openStage(html);
    for (let index = 0; index < 10; index += 1) {
      await fetches[index]?.fail();
      expect(retryIn(mountAt(0))).not.toBeNull();
      await pressRetry();
    }
    expect(fetches).toHaveLength(11);
  });

  test('an impatient visitor is rendered one widget, not ten', async () => {
    const { fetches, renderings } = await openStage(html);
    await fetches[0]?.fail();
    const button = retryIn(mountAt(0));
    for (let index = 0; index < 10; index += 1) button?.click();
    await settle();
    for (const { arrive } of fetches.slice(1)) await arrive();
    expect(renderings).toHaveLength(1);
  });

  test('the line about slowness comes again, six seconds into each try', async () => {
    stopClock();
    const { fetches } = await openStage(html);
    await passTime(5000);
    await fetches[0]?.fail();
    await pressRetry();
    await passTime(5999);
    expect(note()).toBeNull();
    await passTime(1);
    expect(note()).toBe(words.zh.slow);
  });
});

describe('a widget that throws (A1)', () => {
  test('is taken away, the content of the page comes back, and it may be tried again', async () => {
    const { widgets, fetches, renderings, lines } = await openStage(html);
    const bold = mountAt(0).querySelector('b');
    await fetches[0]?.arrive();
    renderings[0]?.commit();
    await renderings[0]?.crash(new TypeError('mei@example.test'));
    expect([stateOf(mountAt(0)), renderings[0]?.isGone, note()]).toEqual(['failed', true, words.zh.failed]);
    expect(mountAt(0).querySelector('b')).toBe(bold);
    expect(mountAt(0).textContent).not.toContain('logout is here');
    expect(widgets.status()[0]?.error).toBe('TypeError');
    expect(lines.join()).not.toContain('mei@');
    await pressRetry();
    await fetches[1]?.arrive();
    renderings[1]?.commit();
    expect([stateOf(mountAt(0)), mountAt(0).innerHTML]).toEqual(['ready', 'logout is here']);
  });

  test('before it was ready', async () => {
    const { fetches, renderings } = await openStage(html);
    await fetches[0]?.arrive();
    await renderings[0]?.crash();
    renderings[0]?.options.onReady();
    expect([stateOf(mountAt(0)), mountAt(0).innerHTML.startsWith(given)]).toEqual(['failed', true]);
  });

  test('leaves its neighbours alone', async () => {
    const { fetches, renderings } = await openStage(`${html}<div data-mount="auth"></div>`);
    for (const { arrive } of fetches) await arrive();
    for (const { commit } of renderings) commit();
    await renderings[0]?.crash();
    expect([stateOf(mountAt(0)), stateOf(mountAt(1)), mountAt(1).innerHTML]).toEqual([
      'failed',
      'ready',
      'auth is here',
    ]);
  });

  test('and throws again while it is taken away', async () => {
    const unmount = () => {
      throw new RangeError('again');
    };
    const { widgets, fetches, renderings } = await openStage(html, '/', { unmount });
    await fetches[0]?.arrive();
    renderings[0]?.commit();
    await renderings[0]?.crash();
    expect([widgets.status()[0]?.state, mountAt(0).innerHTML.startsWith(given)]).toEqual(['failed', true]);
    mountAt(0).remove();
    await settle();
    expect(widgets.status()).toEqual([]);
  });

  test('is one crash, however often React tells of it', async () => {
    const { fetches, renderings, lines } = await openStage(html);
    await fetches[0]?.arrive();
    renderings[0]?.options.onCrash(new Error('a'), true);
    renderings[0]?.options.onCrash(new Error('a'), true);
    await settle();
    expect([lines.length, stateOf(mountAt(0))]).toEqual([1, 'failed']);
  });

  test('after it has left is not heard', async () => {
    const { fetches, renderings, lines } = await openStage(html);
    const element = mountAt(0);
    await fetches[0]?.arrive();
    element.remove();
    await settle();
    await renderings[0]?.crash();
    renderings[0]?.options.onReady();
    expect([lines, stateOf(element), element.innerHTML]).toEqual([[], null, given]);
  });

  test('too often is not offered another try', async () => {
    const { fetches, renderings } = await openStage(html);
    await fetches[0]?.arrive();
    await renderings[0]?.crash(new TypeError('ours'), false);
    expect([note(), retryIn(mountAt(0)), stateOf(mountAt(0))]).toEqual([words.zh.failed, null, 'failed']);
    expect(mountAt(0).innerHTML.startsWith(given)).toBe(true);
  });
});

describe('markup that was rendered ahead', () => {
  const shell =
    '<!--rewards-widgets 0.1.0 zh 1 2--><div class="rw"><form><input type="password">' +
    '<button type="submit" class="rw-button" aria-busy="false"><b>Sign in</b></button><a href="#help">Help</a></form></div>';
  const html = `<div data-mount="auth">${shell}</div>`;
  const inShell = (selector: string) => mountAt(0).querySelector<HTMLElement>(selector) as HTMLElement;
  /** Whether the browser goes on to do what a press does by itself. */
  const press = (element: Element) =>
    element.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));

  test('stays as it is while the widget is on its way, and goes to the runtime as it is', async () => {
    const { fetches, renderings } = await openStage(html);
    expect(mountAt(0).innerHTML).toBe(shell);
    await fetches[0]?.arrive();
    expect([renderings[0]?.options.files, mountAt(0).innerHTML]).toEqual([['auth.zh.js'], shell]);
  });

  test('a button pressed meanwhile is marked as busy, and does nothing by itself', async () => {
    const { fetches } = await openStage(html);
    const heard: Event[] = [];
    mountAt(0).addEventListener('click', (event) => void heard.push(event));
    expect(press(inShell('b'))).toBe(false);
    expect([inShell('button').getAttribute('aria-busy'), heard, fetches.length]).toEqual(['true', [], 1]);
  });

  test('the last press counts', async () => {
    await openStage(html.replace('</form>', '<button type="button">Scan</button></form>'));
    const [submit, scan] = [...document.querySelectorAll('button')];
    press(submit!);
    press(scan!);
    expect([submit, scan].map((button) => button?.getAttribute('aria-busy'))).toEqual(['false', 'true']);
  });

  test('who types on after a press has not meant it yet, whether a script has heard it or not', async () => {
    await openStage(html.replace('<form>', '<form><textarea hidden></textarea>'));
    const witness = inShell('textarea');
    press(inShell('b'));
    inShell('input').dispatchEvent(new Event('input', { bubbles: true }));
    expect(inShell('button').getAttribute('aria-busy')).toBe('false');
    // The browser holds what it knows against the element: a copy is without it.
    expect([witness.isConnected, inShell('textarea').hidden]).toEqual([false, true]);
  });

  test('its links lead to the site, whatever the base of the page (M4)', async () => {
    await openStage(`<base href="https://cdn.test/">${html.replace('#help', '/en/account/')}`);
    expect(inShell('a').getAttribute('href')).toBe('http://localhost/en/account/');
  });

  test('links and fields are left to the browser', async () => {
    await openStage(html);
    expect([press(inShell('a')), press(inShell('input'))]).toEqual([true, true]);
    expect(inShell('button').getAttribute('aria-busy')).toBe('false');
  });

  test('once the widget is ready, a press is its own; elsewhere on the page, the page’s', async () => {
    const { fetches, renderings } = await openStage(
      `${html}<div data-mount="logout"><button>page</button></div><div class="rw"><button>page</button></div>`.replace(
        '"submit"',
        '"button"',
      ),
    );
    await fetches[0]?.arrive();
    renderings[0]?.options.onReady();
    const buttons = [...document.querySelectorAll('button')];
    expect(buttons.map(press)).toEqual([true, true, true]);
    expect(buttons.map((button) => button.getAttribute('aria-busy'))).toEqual(['false', null, null]);
  });

  test('when its files do not come it stays, with what was typed; its button is another try', async () => {
    const { fetches } = await openStage(html);
    (inShell('input') as HTMLInputElement).value = 'typed';
    press(inShell('b'));
    await fetches[0]?.fail();
    expect(stateOf(mountAt(0))).toBe('failed');
    expect(inShell('button').getAttribute('aria-busy')).toBe('false');
    expect(press(inShell('b'))).toBe(false);
    expect([stateOf(mountAt(0)), fetches.length, retryIn(mountAt(0))?.textContent]).toEqual(['loading', 2, 'Sign in']);
    expect((inShell('input') as HTMLInputElement).value).toBe('typed');
  });

  test('what waited in it waits no more when its files do not come', async () => {
    const { fetches } = await openStage(html.replace('<form>', '<form aria-busy="true">'));
    await fetches[0]?.fail();
    expect(inShell('form').getAttribute('aria-busy')).toBe('false');
  });

  test('what was typed into it does not come back after a crash, nor when it is taken away', async () => {
    const { fetches, renderings, widgets } = await openStage(html + html);
    await fetches[0]?.arrive();
    await renderings[0]?.crash();
    expect([mountAt(0).textContent, stateOf(mountAt(0))]).toEqual(['此部分暂时无法加载。重试', 'failed']);
    await fetches[1]?.arrive();
    renderings[1]?.commit();
    widgets.unmount();
    expect(mounts().map((element) => element.outerHTML)).toEqual(Array(2).fill('<div data-mount="auth"></div>'));
  });
});
