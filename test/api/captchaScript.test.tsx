import { passTime, settle, stopClock } from '../support/clock';

type CaptchaScript = typeof import('../../src/api/captchaScript');
let room: CaptchaScript;

const origins = ['https://captcha.test', 'https://captcha2.test:8443'];
const url = 'https://captcha.test/captcha/1.js?aid=rewards';
const scripts = () => [...document.head.querySelectorAll('script')];

beforeEach(() => {
  jest.resetModules();
  document.head.replaceChildren();
  room = jest.requireActual<CaptchaScript>('../../src/api/captchaScript');
});
afterEach(() => jest.useRealTimers());

/** How a load ended, `pending` while it has not. */
function load(raw = url): { end: string } {
  const watched = { end: 'pending' };
  room.loadCaptchaScript(raw, origins).then(
    () => {
      watched.end = 'loaded';
    },
    () => {
      watched.end = 'failed';
    },
  );
  return watched;
}

describe('which scripts may be loaded (G1)', () => {
  test.each([
    [url, url],
    ['https://captcha2.test:8443/a.js', 'https://captcha2.test:8443/a.js'],
    ['https://captcha.test', 'https://captcha.test/'],
    ['https://captcha.test:443/a.js', 'https://captcha.test/a.js'],
    ['https://CAPTCHA.test/a.js', 'https://captcha.test/a.js'],
    [`https://captcha.test/${'a'.repeat(2027)}`, `https://captcha.test/${'a'.repeat(2027)}`],
  ])('%s', (raw, expected) => {
    expect(room.allowedScriptUrl(raw, origins)).toBe(expected);
  });

  test.each([
    '',
    'https://evil.test/a.js',
    'https://captcha.test.evil.test/a.js',
    'https://evil.test/https://captcha.test/',
    'https://captcha.test@evil.test/a.js',
    'https://user@captcha.test/a.js',
    'https://user:pass@captcha.test/a.js',
    'https://captcha.test:444/a.js',
    'https://captcha2.test/a.js',
    'http://captcha.test/a.js',
    '//captcha.test/a.js',
    '/captcha/1.js',
    'captcha.test/a.js',
    'javascript:alert(1)',
    'data:text/javascript,alert(1)',
    'blob:https://captcha.test/0b1a',
    'filesystem:https://captcha.test/temporary/a.js',
    'https://sub.captcha.test/a.js',
    'https://captcha。test.evil.test/',
    `https://captcha.test/${'a'.repeat(2028)}`,
  ])('not %s', async (raw) => {
    expect(room.allowedScriptUrl(raw, origins)).toBeNull();
    await expect(room.loadCaptchaScript(raw, origins)).rejects.toThrow();
    expect(scripts()).toEqual([]);
  });

  test('none at all, when the page names no origin', () => {
    expect(room.allowedScriptUrl(url, [])).toBeNull();
  });
});

describe('loading (M-cap-02, G2)', () => {
  test('is done once the script has run, and leaves no element behind', async () => {
    const loading = load();
    expect(scripts().map(({ src, async }) => [src, async])).toEqual([[url, true]]);
    await settle();
    expect(loading.end).toBe('pending');
    scripts()[0]?.dispatchEvent(new Event('load'));
    await settle();
    expect([loading.end, scripts()]).toEqual(['loaded', []]);
  });

  test('each address is loaded once, however often it is asked for', async () => {
    const both = [load(), load('https://captcha.test:443/captcha/1.js?aid=rewards')];
    expect(scripts()).toHaveLength(1);
    scripts()[0]?.dispatchEvent(new Event('load'));
    await settle();
    const third = load();
    await settle();
    expect([...both, third].map(({ end }) => end)).toEqual(['loaded', 'loaded', 'loaded']);
    expect(scripts()).toEqual([]);
  });

  test('a failed one may be tried again (A-12)', async () => {
    const first = load();
    scripts()[0]?.dispatchEvent(new Event('error'));
    await settle();
    expect([first.end, scripts()]).toEqual(['failed', []]);
    const second = load();
    expect(scripts()).toHaveLength(1);
    scripts()[0]?.dispatchEvent(new Event('load'));
    await settle();
    expect(second.end).toBe('loaded');
  });

  test('after 10 seconds it is given up; what comes later is not waited for (contract 5)', async () => {
    stopClock();
    const loading = load();
    const script = scripts()[0];
    await passTime(9999);
    expect(loading.end).toBe('pending');
    await passTime(1);
    expect([loading.end, scripts()]).toEqual(['failed', []]);
    script?.dispatchEvent(new Event('load'));
    await settle();
    expect(loading.end).toBe('failed');
    load();
    expect(scripts()).toHaveLength(1);
  });
});

test('a page under Trusted Types is asked for one policy, when the first script is needed (G1, contract 6)', async () => {
  const createScriptURL = jest.fn((address: string) => `${address}#trusted`);
  const createPolicy = jest.fn((_name: string, rules: { createScriptURL(address: string): string }) => ({
    createScriptURL: (address: string) => createScriptURL(rules.createScriptURL(address)),
  }));
  Object.assign(window, { trustedTypes: { createPolicy } });
  try {
    await room.loadCaptchaScript('https://evil.test/', origins).catch(() => {});
    expect(createPolicy).not.toHaveBeenCalled();
    load();
    load('https://captcha.test/2.js');
    expect(createPolicy.mock.calls.map(([name]) => name)).toEqual(['rewards-widgets-captcha']);
    expect(scripts().map(({ src }) => src)).toEqual([`${url}#trusted`, 'https://captcha.test/2.js#trusted']);
  } finally {
    Reflect.deleteProperty(window, 'trustedTypes');
  }
});
