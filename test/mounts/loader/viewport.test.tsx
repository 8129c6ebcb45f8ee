import { settlePromises, stopClock } from '../../support/clock';
import { closePage, mountPointAt, mountPoints, openPage, retryButtonIn, searchWholePage, states } from './openPage';

/** The top of each mount point in pixels, by its name; null: it has no box. */
let tops: Record<string, number | null> = {};
let boxReads = 0;
let idleCallbacks: (() => void)[] = [];
const page = { readyState: 'complete' };

class FakeObserver {
  static last: FakeObserver;
  readonly observed = new Set<Element>();
  constructor(
    private readonly callback: (entries: { isIntersecting: boolean; target: Element }[]) => void,
    readonly options: { rootMargin?: string },
  ) {
    FakeObserver.last = this;
  }
  observe(element: Element) {
    this.observed.add(element);
  }
  disconnect() {
    this.observed.clear();
  }
  /** Reports that an element is near the viewport, or not any more. */
  async report(target: Element, isIntersecting: boolean) {
    if (this.observed.has(target)) this.callback([{ isIntersecting, target }]);
    await settlePromises();
  }
}

const mountPoint = (name: string, text = '') => `<div data-mount="${name}">${text}</div>`;
const becomeIdle = async () => {
  for (const call of idleCallbacks.splice(0)) call();
  await settlePromises();
};
const finishLoading = async () => {
  page.readyState = 'complete';
  window.dispatchEvent(new Event('load'));
  await settlePromises();
};

beforeEach(() => {
  tops = {};
  boxReads = 0;
  idleCallbacks = [];
  page.readyState = 'complete';
  Object.assign(window, {
    IntersectionObserver: FakeObserver,
    requestIdleCallback: (call: () => void) => idleCallbacks.push(call),
  });
  jest.spyOn(Document.prototype, 'readyState', 'get').mockImplementation(() => page.readyState as DocumentReadyState);
  jest.spyOn(Element.prototype, 'getClientRects').mockImplementation(function (this: Element) {
    boxReads += 1;
    const top =
      tops[this.getAttribute('data-mount') ?? ''] ?? (this.getAttribute('data-mount') === 'logout' ? 0 : null);
    return (top === null ? [] : [{ top, bottom: top + 40 }]) as unknown as DOMRectList;
  });
});
afterEach(() => {
  closePage();
  Reflect.deleteProperty(window, 'IntersectionObserver');
  Reflect.deleteProperty(window, 'requestIdleCallback');
});

const namesOf = (fetches: readonly { name: string }[]) => fetches.map(({ name }) => name);

describe('a mount point near the viewport is fetched at once', () => {
  test.each([
    ['at the top of the page', 0, true],
    ['just below the viewport', innerHeight + 1, true],
    ['less than a screen below the viewport', 2 * innerHeight - 1, true],
    ['a screen below the viewport', 2 * innerHeight, false],
    ['less than a screen above the viewport', -innerHeight - 39, true],
    ['a screen above the viewport', -innerHeight - 40, false],
    ['without a box', null, false],
  ])('%s', async (_where, top, isNear) => {
    tops = { auth: top };
    const { fetches } = await openPage(mountPoint('auth'));
    expect(namesOf(fetches)).toEqual(isNear ? ['auth'] : []);
    expect(states()).toEqual(['loading']);
  });

  test('the loader reads all boxes before it starts a widget, so that the browser computes the layout once', async () => {
    tops = { auth: 0, entry: 0 };
    // Each widget that starts sets a timer.
    const timers = jest.spyOn(window, 'setTimeout');
    const timersPerRead: number[] = [];
    jest.mocked(Element.prototype.getClientRects).mockImplementation(() => {
      timersPerRead.push(timers.mock.calls.length);
      return [{ top: 0, bottom: 40 }] as unknown as DOMRectList;
    });
    const before = timers.mock.calls.length;
    const { fetches } = await openPage(mountPoint('logout') + mountPoint('auth') + mountPoint('entry'));
    expect([timersPerRead, namesOf(fetches)]).toEqual([Array(3).fill(before), ['logout', 'auth', 'entry']]);
    expect(timers.mock.calls.length).toBe(before + 3);
  });

  test('a singleton is fetched at once, wherever it is', async () => {
    tops = { loading: 9999, notification: null, promotion: 9999 };
    const { fetches } = await openPage(mountPoint('promotion') + mountPoint('notification') + mountPoint('loading'));
    expect(namesOf(fetches)).toEqual(['promotion', 'notification', 'loading']);
  });
});

describe('a mount point further away waits', () => {
  test('until it comes near, and keeps the content of the page', async () => {
    tops = { auth: 5000, entry: 6000 };
    const { fetches } = await openPage(mountPoint('auth', 'page content') + mountPoint('entry'));
    expect(FakeObserver.last.options).toEqual({ rootMargin: '100%' });
    await FakeObserver.last.report(mountPointAt(0), false);
    expect(fetches).toEqual([]);
    await FakeObserver.last.report(mountPointAt(0), true);
    expect([namesOf(fetches), states(), mountPointAt(0).innerHTML]).toEqual([
      ['auth'],
      ['loading', 'loading'],
      'page content',
    ]);
    await FakeObserver.last.report(mountPointAt(0), true);
    expect(fetches).toHaveLength(1);
  });

  test('until the page has loaded and the browser is idle', async () => {
    page.readyState = 'interactive';
    tops = { auth: 5000 };
    const { fetches } = await openPage(mountPoint('auth') + mountPoint('logout'));
    expect([idleCallbacks.length, namesOf(fetches)]).toEqual([0, ['logout']]);
    await finishLoading();
    expect([idleCallbacks.length, fetches.length]).toEqual([1, 1]);
    await becomeIdle();
    expect(namesOf(fetches)).toEqual(['logout', 'auth']);
    expect(FakeObserver.last.observed.size).toBe(0);
  });

  test('until a timer in a browser without requestIdleCallback', async () => {
    Reflect.deleteProperty(window, 'requestIdleCallback');
    stopClock();
    tops = { auth: 5000 };
    const { fetches } = await openPage(mountPoint('auth'));
    expect(fetches).toEqual([]);
    await jest.advanceTimersByTimeAsync(1);
    expect(namesOf(fetches)).toEqual(['auth']);
  });

  test('also if it is inserted later', async () => {
    tops = { auth: 5000, entry: 10 };
    const { fetches } = await openPage('');
    document.body.innerHTML = mountPoint('auth') + mountPoint('entry');
    await settlePromises();
    expect(namesOf(fetches)).toEqual(['entry']);
    await becomeIdle();
    expect(namesOf(fetches)).toEqual(['entry', 'auth']);
  });

  test('without a note about slow loading, as nothing is loading', async () => {
    stopClock();
    tops = { auth: 5000 };
    const { fetches } = await openPage(mountPoint('auth'));
    await jest.advanceTimersByTimeAsync(60_000);
    expect([fetches.length, mountPointAt(0).textContent]).toEqual([0, '']);
    await FakeObserver.last.report(mountPointAt(0), true);
    await jest.advanceTimersByTimeAsync(6000);
    expect(mountPointAt(0).querySelector('p')).not.toBeNull();
  });
});

describe('a waiting mount point that changes', () => {
  test('is not fetched when it is removed', async () => {
    tops = { auth: 5000 };
    const { fetches, widgets } = await openPage(mountPoint('auth', 'page content'));
    const element = mountPointAt(0);
    element.remove();
    await settlePromises();
    await FakeObserver.last.report(element, true);
    await becomeIdle();
    expect([fetches.length, widgets.status(), element.outerHTML]).toEqual([0, [], mountPoint('auth', 'page content')]);
  });

  test('waits again when it is unmounted and scanned', async () => {
    tops = { auth: 5000 };
    const { fetches, widgets } = await openPage(mountPoint('auth'));
    widgets.unmount();
    await becomeIdle();
    expect([fetches.length, states()]).toEqual([0, [null]]);
    widgets.scan();
    expect([fetches.length, states()]).toEqual([0, ['loading']]);
    await becomeIdle();
    expect(namesOf(fetches)).toEqual(['auth']);
  });

  test('keeps waiting when it is moved, and starts once', async () => {
    tops = { auth: 5000 };
    const { fetches } = await openPage(`<main></main>${mountPoint('auth')}`);
    document.querySelector('main')?.append(mountPointAt(0));
    await settlePromises();
    expect(fetches).toEqual([]);
    await FakeObserver.last.report(mountPointAt(0), true);
    await becomeIdle();
    expect(fetches).toHaveLength(1);
  });

  test('waits as the new widget when its name changes', async () => {
    tops = { auth: 5000, entry: 5000 };
    const { fetches } = await openPage(mountPoint('auth'));
    mountPointAt(0).setAttribute('data-mount', 'entry');
    await settlePromises();
    expect(fetches).toEqual([]);
    await FakeObserver.last.report(mountPointAt(0), true);
    expect(namesOf(fetches)).toEqual(['entry']);
  });
});

test('a retry starts at once', async () => {
  tops = { auth: 5000 };
  const { fetches } = await openPage(mountPoint('auth'));
  await becomeIdle();
  await fetches[0]?.fail();
  retryButtonIn(mountPointAt(0))?.click();
  await settlePromises();
  expect(fetches).toHaveLength(2);
});

test('removes the secret of a waiting widget from the address (F2)', async () => {
  tops = { auth: 5000 };
  const { fetches } = await openPage(mountPoint('auth') + mountPoint('logout'), '/?code=s3cret');
  expect([location.search, namesOf(fetches)]).toEqual(['', ['logout']]);
});

test('reads the box of each of a thousand inserted mount points once, without searching the page', async () => {
  const { widgets } = await openPage('');
  const queries = jest.spyOn(document, 'querySelectorAll');
  for (let index = 0; index < 1000; index += 1) {
    const element = document.createElement('div');
    element.setAttribute('data-mount', 'logout');
    document.body.append(element);
    await Promise.resolve();
  }
  expect([widgets.status().length, boxReads, queries.mock.calls.length]).toEqual([1000, 1000, 0]);
  expect(mountPoints()).toHaveLength(1000);
});

describe('a change of the page costs nothing for elements that do not wait', () => {
  test('without a new mount point, the loader requests no idle time', async () => {
    await openPage('');
    await searchWholePage();
    expect(idleCallbacks).toEqual([]);
  });

  test('the box of a mount point is read once', async () => {
    tops = { auth: 5000 };
    await openPage(mountPoint('auth'));
    await searchWholePage();
    expect(boxReads).toBe(1);
  });

  test('an element without a widget is not observed', async () => {
    tops = { auth: 5000 };
    await openPage(mountPoint('auth') + mountPoint('nope'));
    expect([...FakeObserver.last.observed]).toEqual([mountPointAt(0)]);
  });
});
