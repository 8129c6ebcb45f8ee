import './wire';
import { isBusy } from '../../src/api/activity';
import { type Captcha, type CaptchaSource, openCaptcha } from '../../src/api/captcha';
import { passTime, settle, stopClock } from '../support/clock';
import { answer, captchaOrigin, origins, says, sent, services } from './wire';

type Say = (result: unknown) => void;

/** A box in the page with a check in it, and what its owner was told. */
interface Box {
  readonly element: HTMLElement;
  readonly captcha: Captcha;
  readonly told: [state: string, ticket: string][];
}

let boxes: Box[] = [];
/** What the provider's script was asked for. */
let inits: { element: Element; options: Record<string, unknown>; say: Say }[] = [];
let refreshes = 0;
let destroyed = 0;
const minute = 60_000;
const anHour = '2026-03-02T10:00:00+08:00';

const scripts = () => [...document.head.querySelectorAll<HTMLScriptElement>('script[src]')];
const asked = () => sent.map(({ call }) => call);
const now = (box: Box) => box.told.at(-1)?.[0];

function open(source: CaptchaSource = 'svc', locale: 'zh' | 'en' = 'zh'): Box {
  const element = document.createElement('div');
  document.body.append(element);
  const told: Box['told'] = [];
  const captcha = openCaptcha(element, {
    source,
    locale,
    onChange: (state, ticket) => void told.push([state, ticket]),
  });
  const box = { element, captcha, told };
  boxes.push(box);
  return box;
}

/** The provider's script, which has no `capRefresh` or `capDestroy` in every version. */
function provide(
  names: readonly ('capInit' | 'capRefresh' | 'capDestroy')[] = ['capInit', 'capRefresh', 'capDestroy'],
) {
  const provider = {
    capInit(element: Element, options: Record<string, unknown>) {
      inits.push({ element, options, say: options['callback'] as Say });
      element.append('drag the piece');
    },
    capRefresh: () => {
      refreshes += 1;
    },
    capDestroy: () => {
      destroyed += 1;
    },
  };
  Object.assign(window, Object.fromEntries(names.map((name) => [name, provider[name]])));
}

/** Lets the script that is waited for arrive. */
async function arrive(): Promise<void> {
  await settle();
  for (const script of scripts()) script.dispatchEvent(new Event('load'));
  await settle();
}

async function openAndArrive(source?: CaptchaSource, locale?: 'zh' | 'en'): Promise<Box> {
  const box = open(source, locale);
  await arrive();
  return box;
}
const pass = (ticket: unknown = 'a ticket', index = inits.length - 1) => inits[index]?.say({ ret: 0, ticket });

beforeEach(() => {
  stopClock(anHour);
  inits = [];
  refreshes = 0;
  destroyed = 0;
  provide();
});
afterEach(() => {
  for (const { captcha } of boxes) captcha.close();
  boxes = [];
  document.body.replaceChildren();
  for (const script of scripts()) script.remove();
  for (const name of ['capInit', 'capRefresh', 'capDestroy']) Reflect.deleteProperty(window, name);
});

describe('a check, as it goes (M-cap-01, M-cap-04)', () => {
  test('loading, waiting, passed', async () => {
    const box = open();
    expect(box.told).toEqual([['loading', '']]);
    await arrive();
    expect(box.told.slice(1)).toEqual([['waiting', '']]);
    pass('t03');
    expect(box.told.slice(2)).toEqual([['passed', 't03']]);
  });

  test('what the provider is asked for (contract 5, M-cap-03)', async () => {
    await openAndArrive('svc', 'en');
    await openAndArrive('svc', 'zh');
    const callback = expect.any(Function);
    expect(inits.map(({ options }) => options)).toEqual([
      { callback, themeColor: '00A862', type: 'embed', lang: '1033' },
      { callback, themeColor: '00A862', type: 'embed', lang: '2052' },
    ]);
    expect(boxes.map(({ element }) => element.contains(inits.at(-1)?.element ?? null))).toEqual([false, true]);
  });

  test.each([
    ['svc', `GET ${origins.public}/public/svc/captcha`],
    ['login', `GET ${origins.gateway}/web/login/captcha`],
  ] as const)('for %s it is asked for where it belongs (A-53, M-api-06, M-api-07)', async (source, call) => {
    open(source);
    expect(isBusy()).toBe(false);
    await settle();
    expect(asked()).toEqual([call]);
    expect(scripts().map(({ src }) => new URL(src).origin)).toEqual([captchaOrigin]);
  });

  test.each([
    ['no ret', { ticket: 'a' }],
    ['another ret', { ret: 2, ticket: 'a' }],
    ['ret as text', { ret: '0', ticket: 'a' }],
    ['no ticket', { ret: 0 }],
    ['an empty ticket', { ret: 0, ticket: '' }],
    ['a ticket that is none', { ret: 0, ticket: 7 }],
    ['nothing', undefined],
    ['null', null],
    ['a text', 'passed'],
  ])('passed is ret 0 and a ticket: not %s (G3)', async (_case, result) => {
    const box = await openAndArrive();
    inits[0]?.say(result);
    expect(now(box)).toBe('waiting');
    pass();
    expect(now(box)).toBe('passed');
  });

  test('a provider that answers at once is heard', async () => {
    Object.assign(window, {
      capInit: (_element: Element, { callback }: { callback: Say }) => callback({ ret: 0, ticket: 'at once' }),
    });
    expect((await openAndArrive()).told.at(-1)).toEqual(['passed', 'at once']);
  });
});

describe('late and second callbacks are dropped (G2, G4)', () => {
  test('a second one', async () => {
    const box = await openAndArrive();
    pass('first');
    pass('first');
    pass('second');
    expect(box.told.filter(([state]) => state === 'passed')).toEqual([['passed', 'first']]);
  });

  test('one after a refresh, for the challenge before', async () => {
    provide();
    Reflect.deleteProperty(window, 'capRefresh');
    const box = await openAndArrive();
    box.captcha.refresh();
    await arrive();
    pass('old', 0);
    expect(now(box)).toBe('waiting');
    pass('new', 1);
    expect(box.told.at(-1)).toEqual(['passed', 'new']);
  });

  test('the old ticket is not new because it is said again', async () => {
    const box = await openAndArrive();
    pass('old');
    box.captcha.refresh();
    pass('old');
    expect(now(box)).toBe('waiting');
    pass('new');
    expect(now(box)).toBe('passed');
  });

  test('one after it was taken away', async () => {
    const box = await openAndArrive();
    box.captcha.close();
    const before = box.told.length;
    pass();
    await passTime(10 * minute);
    expect(box.told).toHaveLength(before);
  });

  test('a script that arrives after it was taken away shows nothing', async () => {
    const box = open();
    await settle();
    box.captcha.close();
    await arrive();
    expect([inits, box.element.childNodes.length]).toEqual([[], 0]);
  });

  test('a call that nobody waits for any more is ended: nothing is kept for its answer', async () => {
    answer('GET /public/svc/captcha', () => new Promise(() => {}));
    const abort = jest.spyOn(XMLHttpRequest.prototype, 'abort');
    const box = open();
    await settle();
    expect([sent.length, abort.mock.calls.length]).toEqual([1, 0]);
    box.captcha.close();
    await settle();
    expect([abort.mock.calls.length, box.told.map(([state]) => state)]).toEqual([1, ['loading']]);
  });

  test('an address that arrives after it was taken away is not loaded', async () => {
    const box = open();
    box.captcha.close();
    await settle();
    expect(scripts()).toEqual([]);
  });
});

describe('a check that cannot be had is no error: it can be tried again (M-cap-06, A-13)', () => {
  const tryAgain = async (box: Box) => {
    expect(box.told.at(-1)).toEqual(['failed', '']);
    expect(box.element.childNodes).toHaveLength(0);
    provide();
    services.faults.clear();
    box.captcha.refresh();
    expect(now(box)).toBe('loading');
    await arrive();
    expect(now(box)).toBe('waiting');
    pass();
    expect(now(box)).toBe('passed');
  };

  test.each(['500', 'html', '204', 'shape', '429', 'hostile'] as const)('the service fails: %s', async (fault) => {
    services.faults.set({ call: 'GET /public/svc/captcha', fault });
    const box = open();
    await settle();
    expect(scripts()).toEqual([]);
    await tryAgain(box);
  });

  test('the service does not answer', async () => {
    services.faults.set({ call: 'GET /public/svc/captcha', fault: 'timeout' });
    const box = open();
    await passTime(10_000);
    await tryAgain(box);
  });

  test.each(['https://evil.test/a.js', 'javascript:alert(1)', 'https://captcha.test@evil.test/', '/a.js', ''])(
    'its address is not allowed: %s (G1)',
    async (url) => {
      answer('GET /public/svc/captcha', () => says(JSON.stringify({ data: { url } })));
      const box = open();
      await settle();
      expect([now(box), scripts()]).toEqual(['failed', []]);
    },
  );

  test('the script fails', async () => {
    const box = open();
    await settle();
    scripts()[0]?.dispatchEvent(new Event('error'));
    await settle();
    await tryAgain(box);
  });

  test('the script does not come', async () => {
    const box = open();
    await settle();
    await passTime(10_000);
    await tryAgain(box);
  });

  test('the script brings no capInit', async () => {
    Reflect.deleteProperty(window, 'capInit');
    const box = await openAndArrive();
    await tryAgain(box);
  });

  test('the script throws: what it left is cleared away, and not refreshed', async () => {
    Object.assign(window, {
      capInit: (element: Element) => {
        element.append('half');
        throw new Error('theirs');
      },
    });
    const box = await openAndArrive();
    await tryAgain(box);
    expect(refreshes).toBe(0);
  });
});

describe('a new challenge (G4)', () => {
  test('with capRefresh the script is asked, and nobody else', async () => {
    const box = await openAndArrive();
    pass('first');
    box.captcha.refresh();
    expect([box.told.at(-1), refreshes, inits.length, asked().length]).toEqual([['waiting', ''], 1, 1, 1]);
    pass('second');
    expect(box.told.at(-1)).toEqual(['passed', 'second']);
  });

  test.each([
    ['missing', () => Reflect.deleteProperty(window, 'capRefresh')],
    [
      'broken',
      () =>
        Object.assign(window, {
          capRefresh: () => {
            throw new Error('theirs');
          },
        }),
    ],
  ])('where it is %s the service is asked for a new script (A-12)', async (_case, spoil) => {
    spoil();
    const box = await openAndArrive();
    const first = inits[0]?.element;
    box.captcha.refresh();
    expect(now(box)).toBe('loading');
    await arrive();
    expect([now(box), asked().length, inits.length]).toEqual(['waiting', 2, 2]);
    expect([first?.isConnected, box.element.children.length]).toEqual([false, 1]);
  });

  test('a ticket is renewed after four and a half minutes', async () => {
    const box = await openAndArrive();
    pass();
    await passTime(4.5 * minute - 1);
    expect(now(box)).toBe('passed');
    await passTime(1);
    expect([box.told.at(-1), refreshes]).toEqual([['waiting', ''], 1]);
    await passTime(10 * minute);
    expect(refreshes).toBe(1);
  });

  test('back from the back-forward cache there is a new one', async () => {
    const box = await openAndArrive();
    pass();
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: false }));
    expect(now(box)).toBe('passed');
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
    expect(now(box)).toBe('waiting');
  });
});

describe('one check is live on a page at a time (contract 5)', () => {
  test('the newer one takes the place of the older', async () => {
    const older = await openAndArrive();
    pass('older');
    const newer = await openAndArrive();
    expect([older.told.at(-1), now(newer)]).toEqual([['failed', ''], 'waiting']);
    expect([older.element.childNodes.length, newer.element.children.length, destroyed]).toEqual([0, 1, 1]);
    pass('newer');
    expect([now(older), newer.told.at(-1)]).toEqual(['failed', ['passed', 'newer']]);
    await passTime(5 * minute);
    expect(now(older)).toBe('failed');
  });

  test('the older one can take it back', async () => {
    const older = await openAndArrive();
    const newer = await openAndArrive();
    older.captcha.refresh();
    await arrive();
    expect([now(older), now(newer)]).toEqual(['waiting', 'failed']);
    pass('again');
    expect(older.told.at(-1)).toEqual(['passed', 'again']);
  });

  test('of two, only the live one comes back from the back-forward cache', async () => {
    const older = await openAndArrive();
    const newer = await openAndArrive();
    older.captcha.refresh();
    await arrive();
    pass();
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
    await arrive();
    expect([now(older), now(newer)]).toEqual(['waiting', 'failed']);
  });

  test('an older one that is still loading gives up', async () => {
    const older = open();
    const newer = open();
    await arrive();
    expect([now(older), now(newer), inits.length]).toEqual(['failed', 'waiting', 1]);
  });

  test('closing the older one leaves the newer alone', async () => {
    const older = await openAndArrive();
    const newer = await openAndArrive();
    older.captcha.close();
    pass();
    expect([now(newer), newer.element.children.length]).toEqual(['passed', 1]);
  });
});

test.each([
  ['with capDestroy', ['capInit', 'capRefresh', 'capDestroy'], 1],
  ['without', ['capInit'], 0],
] as const)('taken away, it leaves nothing behind: %s', async (_case, names, times) => {
  for (const name of ['capRefresh', 'capDestroy']) Reflect.deleteProperty(window, name);
  provide(names);
  const box = await openAndArrive();
  pass();
  const timers = jest.getTimerCount();
  box.captcha.close();
  expect([destroyed, box.element.childNodes.length, jest.getTimerCount()]).toEqual([times, 0, timers - 1]);
});
