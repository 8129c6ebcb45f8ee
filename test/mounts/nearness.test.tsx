import { settle, stopClock } from '../support/clock';
import { leaveStage, mountAt, mounts, openStage, retryIn, states } from './stage';

/** What stands where: the top of each element in pixels, by its name; null is without a box. */
let tops: Record<string, number | null> = {};
let looks = 0;
let idle: (() => void)[] = [];
const reading = { state: 'complete' };

class FakeObserver {
  static last: FakeObserver;
  readonly watched = new Set<Element>();
  constructor(
    private readonly tell: (entries: { isIntersecting: boolean; target: Element }[]) => void,
    readonly options: { rootMargin?: string },
  ) {
    FakeObserver.last = this;
  }
  observe(element: Element) {
    this.watched.add(element);
  }
  disconnect() {
    this.watched.clear();
  }
  /** The browser says that an element has come near, or has gone. */
  async say(target: Element, isIntersecting: boolean) {
    if (this.watched.has(target)) this.tell([{ isIntersecting, target }]);
    await settle();
  }
}

const point = (name: string, text = '') => `<div data-mount="${name}">${text}</div>`;
const fall = async () => {
  for (const call of idle.splice(0)) call();
  await settle();
};
const load = async () => {
  reading.state = 'complete';
  window.dispatchEvent(new Event('load'));
  await settle();
};

beforeEach(() => {
  tops = {};
  looks = 0;
  idle = [];
  reading.state = 'complete';
  Object.assign(window, {
    IntersectionObserver: FakeObserver,
    requestIdleCallback: (call: () => void) => idle.push(call),
  });
  jest.spyOn(document, 'readyState', 'get').mockImplementation(() => reading.state as DocumentReadyState);
  jest.spyOn(Element.prototype, 'getClientRects').mockImplementation(function (this: Element) {
    looks += 1;
    const top =
      tops[this.getAttribute('data-mount') ?? ''] ?? (this.getAttribute('data-mount') === 'logout' ? 0 : null);
    return (top === null ? [] : [{ top, bottom: top + 40 }]) as unknown as DOMRectList;
  });
});
afterEach(() => {
  leaveStage();
  Reflect.deleteProperty(window, 'IntersectionObserver');
  Reflect.deleteProperty(window, 'requestIdleCallback');
});

const namesOf = (fetches: readonly { name: string }[]) => fetches.map(({ name }) => name);

describe('what is near is fetched at once, in the order of the page', () => {
  test.each([
    ['at the top', 0, true],
    ['just below what is to be seen', innerHeight + 1, true],
    ['a screen below', 2 * innerHeight - 1, true],
    ['further down', 2 * innerHeight, false],
    ['scrolled out by less than a screen', -innerHeight - 39, true],
    ['scrolled far out', -innerHeight - 40, false],
    ['without a box', null, false],
  ])('%s', async (_where, top, isNear) => {
    tops = { auth: top };
    const { fetches } = await openStage(point('auth'));
    expect(namesOf(fetches)).toEqual(isNear ? ['auth'] : []);
    expect(states()).toEqual(['loading']);
  });

  test('all boxes are read before anything begins: the page is laid out once', async () => {
    tops = { auth: 0, entry: 0 };
    // Whoever begins starts a clock.
    const clocks = jest.spyOn(window, 'setTimeout');
    const begun: number[] = [];
    jest.mocked(Element.prototype.getClientRects).mockImplementation(() => {
      begun.push(clocks.mock.calls.length);
      return [{ top: 0, bottom: 40 }] as unknown as DOMRectList;
    });
    const before = clocks.mock.calls.length;
    const { fetches } = await openStage(point('logout') + point('auth') + point('entry'));
    expect([begun, namesOf(fetches)]).toEqual([Array(3).fill(before), ['logout', 'auth', 'entry']]);
    expect(clocks.mock.calls.length).toBe(before + 3);
  });

  test('an outlet of the page, wherever it is', async () => {
    tops = { loading: 9999, notification: null, promotion: 9999 };
    const { fetches } = await openStage(point('promotion') + point('notification') + point('loading'));
    expect(namesOf(fetches)).toEqual(['promotion', 'notification', 'loading']);
  });
});

describe('what is further away waits', () => {
  test('until it comes near; the page’s own content stays', async () => {
    tops = { auth: 5000, entry: 6000 };
    const { fetches } = await openStage(point('auth', 'by the page') + point('entry'));
    expect(FakeObserver.last.options).toEqual({ rootMargin: '100%' });
    await FakeObserver.last.say(mountAt(0), false);
    expect(fetches).toEqual([]);
    await FakeObserver.last.say(mountAt(0), true);
    expect([namesOf(fetches), states(), mountAt(0).innerHTML]).toEqual([
      ['auth'],
      ['loading', 'loading'],
      'by the page',
    ]);
    await FakeObserver.last.say(mountAt(0), true);
    expect(fetches).toHaveLength(1);
  });

  test('or until the page has loaded and the browser is idle', async () => {
    reading.state = 'interactive';
    tops = { auth: 5000 };
    const { fetches } = await openStage(point('auth') + point('logout'));
    expect([idle.length, namesOf(fetches)]).toEqual([0, ['logout']]);
    await load();
    expect([idle.length, fetches.length]).toEqual([1, 1]);
    await fall();
    expect(namesOf(fetches)).toEqual(['logout', 'auth']);
    expect(FakeObserver.last.watched.size).toBe(0);
  });

  test('where the browser does not say that it is idle, a timer does', async () => {
    Reflect.deleteProperty(window, 'requestIdleCallback');
    stopClock();
    tops = { auth: 5000 };
    const { fetches } = await openStage(point('auth'));
    expect(fetches).toEqual([]);
    await jest.advanceTimersByTimeAsync(1);
    expect(namesOf(fetches)).toEqual(['auth']);
  });

  test('also when it is inserted later', async () => {
    tops = { auth: 5000, entry: 10 };
    const { fetches } = await openStage('');
    document.body.innerHTML = point('auth') + point('entry');
    await settle();
    expect(namesOf(fetches)).toEqual(['entry']);
    await fall();
    expect(namesOf(fetches)).toEqual(['entry', 'auth']);
  });

  test('without a word about slowness: nothing is on its way yet', async () => {
    stopClock();
    tops = { auth: 5000 };
    const { fetches } = await openStage(point('auth'));
    await jest.advanceTimersByTimeAsync(60_000);
    expect([fetches.length, mountAt(0).textContent]).toEqual([0, '']);
    await FakeObserver.last.say(mountAt(0), true);
    await jest.advanceTimersByTimeAsync(6000);
    expect(mountAt(0).querySelector('p')).not.toBeNull();
  });
});

describe('what has gone while it waited is not fetched', () => {
  test('removed, then near and idle', async () => {
    tops = { auth: 5000 };
    const { fetches, widgets } = await openStage(point('auth', 'by the page'));
    const element = mountAt(0);
    element.remove();
    await settle();
    await FakeObserver.last.say(element, true);
    await fall();
    expect([fetches.length, widgets.status(), element.outerHTML]).toEqual([0, [], point('auth', 'by the page')]);
  });

  test('unmounted on request, then scanned again: it waits anew', async () => {
    tops = { auth: 5000 };
    const { fetches, widgets } = await openStage(point('auth'));
    widgets.unmount();
    await fall();
    expect([fetches.length, states()]).toEqual([0, [null]]);
    widgets.scan();
    expect([fetches.length, states()]).toEqual([0, ['loading']]);
    await fall();
    expect(namesOf(fetches)).toEqual(['auth']);
  });

  test('moved: it goes on waiting, and begins once', async () => {
    tops = { auth: 5000 };
    const { fetches } = await openStage(`<main></main>${point('auth')}`);
    document.querySelector('main')?.append(mountAt(0));
    await settle();
    await FakeObserver.last.say(mountAt(0), true);
    await fall();
    expect(fetches).toHaveLength(1);
  });

  test('renamed: what it is now, waits', async () => {
    tops = { auth: 5000, entry: 5000 };
    const { fetches } = await openStage(point('auth'));
    mountAt(0).setAttribute('data-mount', 'entry');
    await settle();
    await FakeObserver.last.say(mountAt(0), true);
    expect(namesOf(fetches)).toEqual(['entry']);
  });
});

test('another try does not wait for anything', async () => {
  tops = { auth: 5000 };
  const { fetches } = await openStage(point('auth'));
  await fall();
  await fetches[0]?.fail();
  retryIn(mountAt(0))?.click();
  await settle();
  expect(fetches).toHaveLength(2);
});

test('a secret leaves the address also for a widget that waits (F2)', async () => {
  tops = { auth: 5000 };
  const { fetches } = await openStage(point('auth') + point('logout'), '/?code=s3cret');
  expect([location.search, namesOf(fetches)]).toEqual(['', ['logout']]);
});

test('a page that brings a thousand one by one has each looked at once', async () => {
  const { widgets } = await openStage('');
  const queries = jest.spyOn(document, 'querySelectorAll');
  for (let index = 0; index < 1000; index += 1) {
    const element = document.createElement('div');
    element.setAttribute('data-mount', 'logout');
    document.body.append(element);
    await Promise.resolve();
  }
  expect([widgets.status().length, looks, queries.mock.calls.length]).toEqual([1000, 1000, 0]);
  expect(mounts()).toHaveLength(1000);
});
