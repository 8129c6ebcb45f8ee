import '../../support/http';
import { pendingRequests } from '../../../src/api/http/activity';
import { type Captcha, type CaptchaSource, openCaptcha } from '../../../src/api/services/captcha';
import { passTimeWithoutPage, settlePromises, stopClock } from '../../support/clock';
import { captchaOrigin, jsonResponse, origins, respondWith, sentRequests, services } from '../../support/http';
import type { Language } from '../../support/texts';

jest.unmock('../../../src/api/browser/captchaScript');

type ProviderCallback = (result: unknown) => void;

/** A captcha on the page, and the states that it has reported. */
interface OpenCaptcha {
  readonly element: HTMLElement;
  readonly captcha: Captcha;
  readonly states: [state: string, ticket: string][];
}

let openCaptchas: OpenCaptcha[] = [];
/** The calls of the provider's `capInit`. */
let inits: { element: Element; options: Record<string, unknown>; callback: ProviderCallback }[] = [];
let refreshCount = 0;
let destroyCount = 0;
const minute = 60_000;
const startTime = '2026-03-02T10:00:00+08:00';

const scripts = () => [...document.head.querySelectorAll<HTMLScriptElement>('script[src]')];
const sentCalls = () => sentRequests.map(({ call }) => call);
const stateOf = ({ states }: OpenCaptcha) => states.at(-1)?.[0];

function open(source: CaptchaSource = 'svc', locale: Language = 'zh'): OpenCaptcha {
  const element = document.createElement('div');
  document.body.append(element);
  const states: OpenCaptcha['states'] = [];
  const captcha = openCaptcha(element, {
    source,
    locale,
    onChange: (state, ticket) => void states.push([state, ticket]),
  });
  const opened = { element, captcha, states };
  openCaptchas.push(opened);
  return opened;
}

/** Defines the provider's functions. Some versions of its script lack `capRefresh` or `capDestroy`. */
function defineProvider(
  names: readonly ('capInit' | 'capRefresh' | 'capDestroy')[] = ['capInit', 'capRefresh', 'capDestroy'],
) {
  const provider = {
    capInit(element: Element, options: Record<string, unknown>) {
      inits.push({ element, options, callback: options['callback'] as ProviderCallback });
      element.append('drag the piece');
    },
    capRefresh: () => {
      refreshCount += 1;
    },
    capDestroy: () => {
      destroyCount += 1;
    },
  };
  Object.assign(window, Object.fromEntries(names.map((name) => [name, provider[name]])));
}

/** Fires the load event of the inserted script. */
async function loadScript(): Promise<void> {
  await settlePromises();
  for (const script of scripts()) script.dispatchEvent(new Event('load'));
  await settlePromises();
}

async function openAndLoad(source?: CaptchaSource, locale?: Language): Promise<OpenCaptcha> {
  const opened = open(source, locale);
  await loadScript();
  return opened;
}
/** Passes a challenge, by default the newest. */
const pass = (ticket: unknown = 'a ticket', index = inits.length - 1) => inits[index]?.callback({ ret: 0, ticket });

beforeEach(() => {
  stopClock(startTime);
  inits = [];
  refreshCount = 0;
  destroyCount = 0;
  defineProvider();
});
afterEach(() => {
  for (const { captcha } of openCaptchas) captcha.close();
  openCaptchas = [];
  document.body.replaceChildren();
  for (const script of scripts()) script.remove();
  for (const name of ['capInit', 'capRefresh', 'capDestroy']) Reflect.deleteProperty(window, name);
});

describe('a challenge (M-cap-01, M-cap-04)', () => {
  test('reports loading, waiting and passed', async () => {
    const opened = open();
    expect(opened.states).toEqual([['loading', '']]);
    await loadScript();
    expect(opened.states.slice(1)).toEqual([['waiting', '']]);
    pass('t03');
    expect(opened.states.slice(2)).toEqual([['passed', 't03']]);
  });

  test('passes its options to capInit (contract 5, M-cap-03)', async () => {
    await openAndLoad('svc', 'en');
    await openAndLoad('svc', 'zh');
    const callback = expect.any(Function);
    expect(inits.map(({ options }) => options)).toEqual([
      { callback, themeColor: '00A862', type: 'embed', lang: '1033' },
      { callback, themeColor: '00A862', type: 'embed', lang: '2052' },
    ]);
    expect(openCaptchas.map(({ element }) => element.contains(inits.at(-1)?.element ?? null))).toEqual([false, true]);
  });

  test.each([
    ['svc', `GET ${origins.public}/public/svc/captcha`],
    ['login', `GET ${origins.gateway}/web/login/captcha`],
  ] as const)('%s: sends %s (A-53, M-api-06, M-api-07)', async (source, call) => {
    open(source);
    expect(pendingRequests.get() > 0).toBe(false);
    await settlePromises();
    expect(sentCalls()).toEqual([call]);
    expect(scripts().map(({ src }) => new URL(src).origin)).toEqual([captchaOrigin]);
  });

  test.each([
    ['no ret', { ticket: 'a' }],
    ['another ret', { ret: 2, ticket: 'a' }],
    ['ret as a string', { ret: '0', ticket: 'a' }],
    ['no ticket', { ret: 0 }],
    ['an empty ticket', { ret: 0, ticket: '' }],
    ['a ticket that is a number', { ret: 0, ticket: 7 }],
    ['undefined', undefined],
    ['null', null],
    ['a string', 'passed'],
  ])('only ret 0 with a ticket passes the challenge, not %s (G3)', async (_case, result) => {
    const opened = await openAndLoad();
    inits[0]?.callback(result);
    expect(stateOf(opened)).toBe('waiting');
    pass();
    expect(stateOf(opened)).toBe('passed');
  });

  test('accepts a provider that calls back synchronously', async () => {
    Object.assign(window, {
      capInit: (_element: Element, { callback }: { callback: ProviderCallback }) =>
        callback({ ret: 0, ticket: 'at once' }),
    });
    expect((await openAndLoad()).states.at(-1)).toEqual(['passed', 'at once']);
  });
});

describe('late and repeated callbacks are ignored (G2, G4)', () => {
  test('a second callback', async () => {
    const opened = await openAndLoad();
    pass('first');
    pass('first');
    pass('second');
    expect(opened.states.filter(([state]) => state === 'passed')).toEqual([['passed', 'first']]);
  });

  test('a callback of the previous challenge after a refresh', async () => {
    defineProvider();
    Reflect.deleteProperty(window, 'capRefresh');
    const opened = await openAndLoad();
    opened.captcha.refresh();
    await loadScript();
    pass('old', 0);
    expect(stateOf(opened)).toBe('waiting');
    pass('new', 1);
    expect(opened.states.at(-1)).toEqual(['passed', 'new']);
  });

  test('the old ticket after a refresh', async () => {
    const opened = await openAndLoad();
    pass('old');
    opened.captcha.refresh();
    for (const ticket of ['old', '']) pass(ticket);
    expect(stateOf(opened)).toBe('waiting');
    pass('new');
    expect(stateOf(opened)).toBe('passed');
  });

  test('but not the same ticket for a new challenge: the provider may count its tickets', async () => {
    Reflect.deleteProperty(window, 'capRefresh');
    const opened = await openAndLoad();
    pass('first', 0);
    opened.captcha.refresh();
    await loadScript();
    pass('first', 1);
    expect(opened.states.at(-1)).toEqual(['passed', 'first']);
  });

  test('a callback after close', async () => {
    const opened = await openAndLoad();
    opened.captcha.close();
    const before = opened.states.length;
    pass();
    await passTimeWithoutPage(10 * minute);
    expect(opened.states).toHaveLength(before);
  });

  test('a script that loads after close renders nothing', async () => {
    const opened = open();
    await settlePromises();
    opened.captcha.close();
    await loadScript();
    expect([inits, opened.element.childNodes.length]).toEqual([[], 0]);
  });

  test('close cancels the pending request', async () => {
    respondWith('GET /public/svc/captcha', () => new Promise(() => {}));
    const abort = jest.spyOn(XMLHttpRequest.prototype, 'abort');
    const opened = open();
    await settlePromises();
    expect([sentRequests.length, abort.mock.calls.length]).toEqual([1, 0]);
    opened.captcha.close();
    await settlePromises();
    expect([abort.mock.calls.length, opened.states.map(([state]) => state)]).toEqual([1, ['loading']]);
  });

  test('a response after close loads no script', async () => {
    const opened = open();
    opened.captcha.close();
    await settlePromises();
    expect(scripts()).toEqual([]);
  });
});

describe('after a failure the visitor can refresh (M-cap-06, A-13)', () => {
  const refreshAndPass = async (opened: OpenCaptcha) => {
    expect(opened.states.at(-1)).toEqual(['failed', '']);
    expect(opened.element.childNodes).toHaveLength(0);
    defineProvider();
    services.faults.clear();
    opened.captcha.refresh();
    expect(stateOf(opened)).toBe('loading');
    await loadScript();
    expect(stateOf(opened)).toBe('waiting');
    pass();
    expect(stateOf(opened)).toBe('passed');
  };

  test.each(['500', 'html', '204', 'shape', '429', 'hostile'] as const)(
    'the service returns an error: %s',
    async (fault) => {
      services.faults.set({ call: 'GET /public/svc/captcha', fault });
      const opened = open();
      await settlePromises();
      expect(scripts()).toEqual([]);
      // The service wants the call to wait so long after a 429 (contract 5).
      if (fault === '429') await passTimeWithoutPage(30_000);
      await refreshAndPass(opened);
    },
  );

  test('the service does not respond', async () => {
    services.faults.set({ call: 'GET /public/svc/captcha', fault: 'timeout' });
    const opened = open();
    await passTimeWithoutPage(10_000);
    await refreshAndPass(opened);
  });

  test.each(['https://evil.test/a.js', 'javascript:alert(1)', 'https://captcha.test@evil.test/', '/a.js', ''])(
    'the script URL is not allowed: %s (G1)',
    async (url) => {
      const warn = jest.spyOn(console, 'warn').mockImplementation();
      respondWith('GET /public/svc/captcha', () => jsonResponse(JSON.stringify({ data: { url } })));
      const opened = open();
      await settlePromises();
      warn.mockRestore();
      expect([stateOf(opened), scripts()]).toEqual(['failed', []]);
    },
  );

  test('the script fails to load', async () => {
    const opened = open();
    await settlePromises();
    scripts()[0]?.dispatchEvent(new Event('error'));
    await settlePromises();
    await refreshAndPass(opened);
  });

  test('the script does not load in time', async () => {
    const opened = open();
    await settlePromises();
    await passTimeWithoutPage(10_000);
    await refreshAndPass(opened);
  });

  test('the script defines no capInit', async () => {
    Reflect.deleteProperty(window, 'capInit');
    const opened = await openAndLoad();
    expect(opened.states.map(([state]) => state)).toEqual(['loading', 'failed']);
    await refreshAndPass(opened);
  });

  test('something else than the script arrives once from an URL that stays the same (G2)', async () => {
    const url = `${captchaOrigin}/same.js`;
    respondWith('GET /public/svc/captcha', () => jsonResponse(JSON.stringify({ data: { url } })));
    Reflect.deleteProperty(window, 'capInit');
    const opened = await openAndLoad();
    opened.captcha.refresh();
    await settlePromises();
    expect(scripts().map(({ src }) => src)).toEqual([url]);
    defineProvider();
    await loadScript();
    expect(stateOf(opened)).toBe('waiting');
  });

  test('capInit throws: its markup is removed, and capRefresh is not called', async () => {
    Object.assign(window, {
      capInit: (element: Element) => {
        element.append('half');
        throw new Error('provider');
      },
    });
    const opened = await openAndLoad();
    await refreshAndPass(opened);
    expect(refreshCount).toBe(0);
  });
});

describe('refresh (G4)', () => {
  test('calls capRefresh and sends no request', async () => {
    const opened = await openAndLoad();
    pass('first');
    opened.captcha.refresh();
    expect([opened.states.at(-1), refreshCount, inits.length, sentCalls().length]).toEqual([['waiting', ''], 1, 1, 1]);
    pass('second');
    expect(opened.states.at(-1)).toEqual(['passed', 'second']);
  });

  test('calls capRefresh also before the first pass', async () => {
    const opened = await openAndLoad();
    opened.captcha.refresh();
    expect([stateOf(opened), refreshCount]).toEqual(['waiting', 1]);
  });

  test('loads a new script when a refreshed challenge is refreshed again before it is passed (A-12)', async () => {
    const opened = await openAndLoad();
    pass('first');
    opened.captcha.refresh();
    opened.captcha.refresh();
    expect(stateOf(opened)).toBe('loading');
    await loadScript();
    expect([refreshCount, inits.length, sentCalls().length]).toEqual([1, 2, 2]);
    pass('second', 1);
    expect(opened.states.at(-1)).toEqual(['passed', 'second']);
    opened.captcha.refresh();
    expect(refreshCount).toBe(2);
  });

  test.each([
    ['missing', () => Reflect.deleteProperty(window, 'capRefresh')],
    [
      'broken',
      () =>
        Object.assign(window, {
          capRefresh: () => {
            throw new Error('provider');
          },
        }),
    ],
  ])('loads a new script when capRefresh is %s (A-12)', async (_case, breakProvider) => {
    breakProvider();
    const opened = await openAndLoad();
    const first = inits[0]?.element;
    opened.captcha.refresh();
    expect(stateOf(opened)).toBe('loading');
    await loadScript();
    expect(opened.states.map(([state]) => state)).toEqual(['loading', 'waiting', 'loading', 'waiting']);
    expect([sentCalls().length, inits.length]).toEqual([2, 2]);
    expect([first?.isConnected, opened.element.children.length]).toEqual([false, 1]);
  });

  test('happens by itself four and a half minutes after the challenge was passed', async () => {
    const opened = await openAndLoad();
    await passTimeWithoutPage(3 * minute);
    pass();
    await passTimeWithoutPage(4.5 * minute - 1);
    expect(stateOf(opened)).toBe('passed');
    await passTimeWithoutPage(1);
    expect([opened.states.at(-1), refreshCount]).toEqual([['waiting', ''], 1]);
    await passTimeWithoutPage(10 * minute);
    expect([stateOf(opened), refreshCount]).toEqual(['waiting', 1]);
  });

  test.each([
    ['while the device slept, which stops the timers', 1000, 5 * minute],
    ['although the clock was set back', 4.5 * minute, -60 * minute],
  ])('happens by itself after four and a half minutes %s (J2)', async (_what, time, change) => {
    const opened = await openAndLoad();
    pass();
    jest.setSystemTime(Date.now() + change);
    await passTimeWithoutPage(time);
    expect([opened.states.at(-1), refreshCount]).toEqual([['waiting', ''], 1]);
  });

  test('happens by itself after the bfcache has restored the page', async () => {
    const opened = await openAndLoad();
    pass();
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: false }));
    expect(stateOf(opened)).toBe('passed');
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
    expect(stateOf(opened)).toBe('waiting');
  });
});

describe('one captcha is active on a page at a time (contract 5)', () => {
  test('a newer captcha deactivates the older one', async () => {
    const older = await openAndLoad();
    pass('older');
    const newer = await openAndLoad();
    expect([older.states.at(-1), stateOf(newer)]).toEqual([['failed', ''], 'waiting']);
    expect([older.element.childNodes.length, newer.element.children.length, destroyCount]).toEqual([0, 1, 1]);
    pass('newer');
    expect([stateOf(older), newer.states.at(-1)]).toEqual(['failed', ['passed', 'newer']]);
    await passTimeWithoutPage(5 * minute);
    expect(stateOf(older)).toBe('failed');
  });

  test('a refresh activates the older one again', async () => {
    const older = await openAndLoad();
    const newer = await openAndLoad();
    older.captcha.refresh();
    await loadScript();
    expect([stateOf(older), stateOf(newer)]).toEqual(['waiting', 'failed']);
    pass('again');
    expect(older.states.at(-1)).toEqual(['passed', 'again']);
  });

  test('after a bfcache restore only the active one refreshes', async () => {
    const older = await openAndLoad();
    const newer = await openAndLoad();
    older.captcha.refresh();
    await loadScript();
    pass();
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
    await loadScript();
    expect([stateOf(older), stateOf(newer)]).toEqual(['waiting', 'failed']);
  });

  test('a newer captcha deactivates an older one that is loading', async () => {
    const older = open();
    const newer = open();
    await loadScript();
    expect([stateOf(older), stateOf(newer), inits.length]).toEqual(['failed', 'waiting', 1]);
  });

  test('closing the older one does not affect the newer', async () => {
    const older = await openAndLoad();
    const newer = await openAndLoad();
    older.captcha.close();
    pass();
    expect([stateOf(newer), newer.element.children.length]).toEqual(['passed', 1]);
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
    expect(stateOf(newer)).toBe('waiting');
  });

  test('a closed one hears nothing of a newer one', async () => {
    const closed = await openAndLoad();
    closed.captcha.close();
    await openAndLoad();
    expect(closed.states.map(([state]) => state)).toEqual(['loading', 'waiting']);
  });
});

test.each([
  ['with capDestroy', ['capInit', 'capRefresh', 'capDestroy'], 1],
  ['without capDestroy', ['capInit'], 0],
] as const)('close removes markup, timers and the listener: %s', async (_case, names, times) => {
  for (const name of ['capRefresh', 'capDestroy']) Reflect.deleteProperty(window, name);
  defineProvider(names);
  const addListener = jest.spyOn(window, 'addEventListener');
  const opened = await openAndLoad();
  pass();
  const timers = jest.getTimerCount();
  const removeListener = jest.spyOn(window, 'removeEventListener');
  opened.captcha.close();
  expect(addListener.mock.calls).toEqual([['pageshow', expect.any(Function)]]);
  expect(removeListener.mock.calls).toEqual(addListener.mock.calls);
  expect([destroyCount, opened.element.childNodes.length, jest.getTimerCount()]).toEqual([times, 0, timers - 1]);
});
