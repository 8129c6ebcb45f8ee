import { loadCaptchaScript, resolveScriptUrl } from '../../../src/api/browser/captchaScript';
import { resetPageState } from '../../../src/lib/pageState';
import { passTimeWithoutPage, settlePromises, stopClock } from '../../support/clock';

jest.unmock('../../../src/api/browser/captchaScript');

const origins = ['https://captcha.test', 'https://captcha2.test:8443'];
const configBlock = document.createElement('script');
Object.assign(configBlock, { id: 'widgets-config', type: 'application/json' });
configBlock.textContent = JSON.stringify({ captchaOrigins: origins });
const url = 'https://captcha.test/captcha/1.js?aid=rewards';
const scripts = () => [...document.head.querySelectorAll('script')].filter((script) => script !== configBlock);

beforeEach(() => {
  resetPageState();
  Object.assign(window, { capInit: () => {} });
  document.head.replaceChildren(configBlock);
});
afterEach(() => jest.useRealTimers());

/** Starts loading a script. `result` is `pending`, then `loaded` or the message of the error. */
function load(raw = url): { result: string } {
  const loading = { result: 'pending' };
  loadCaptchaScript(raw).then(
    () => {
      loading.result = 'loaded';
    },
    (error: Error) => {
      loading.result = error.message;
    },
  );
  return loading;
}

describe('resolveScriptUrl (G1)', () => {
  test.each([
    [url, url],
    ['https://captcha2.test:8443/a.js', 'https://captcha2.test:8443/a.js'],
    ['https://captcha.test', 'https://captcha.test/'],
    ['https://captcha.test:443/a.js', 'https://captcha.test/a.js'],
    ['https://CAPTCHA.test/a.js', 'https://captcha.test/a.js'],
    [`https://captcha.test/${'a'.repeat(2027)}`, `https://captcha.test/${'a'.repeat(2027)}`],
  ])('allows %s', (raw, expected) => {
    expect(resolveScriptUrl(raw, origins)).toBe(expected);
  });

  test.each([
    '',
    'https://evil.test/a.js',
    'https://captcha.test.evil.test/a.js',
    'https://evil.test/https://captcha.test/',
    'https://captcha.test@evil.test/a.js',
    'https://user@captcha.test/a.js',
    'https://user:pass@captcha.test/a.js',
    'https://:pass@captcha.test/a.js',
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
  ])('forbids %s', async (raw) => {
    const warn = jest.spyOn(console, 'warn').mockImplementation();
    expect(resolveScriptUrl(raw, origins)).toBeNull();
    await expect(loadCaptchaScript(raw)).rejects.toThrow('not allowed');
    expect(scripts()).toEqual([]);
    expect(warn.mock.calls.join()).toMatch(/on none of the captchaOrigins/);
    warn.mockRestore();
  });

  test('forbids every script when the page configures no origin', () => {
    expect(resolveScriptUrl(url, [])).toBeNull();
  });
});

describe('loadCaptchaScript (M-cap-02, G2)', () => {
  test('resolves when the script has run, and removes the element', async () => {
    const loading = load();
    expect(scripts().map(({ src, async }) => [src, async])).toEqual([[url, true]]);
    await settlePromises();
    expect(loading.result).toBe('pending');
    scripts()[0]?.dispatchEvent(new Event('load'));
    await settlePromises();
    expect([loading.result, scripts()]).toEqual(['loaded', []]);
  });

  test('loads each URL once', async () => {
    const both = [load(), load('https://captcha.test:443/captcha/1.js?aid=rewards')];
    expect(scripts()).toHaveLength(1);
    scripts()[0]?.dispatchEvent(new Event('load'));
    await settlePromises();
    const third = load();
    await settlePromises();
    expect([...both, third].map(({ result }) => result)).toEqual(['loaded', 'loaded', 'loaded']);
    expect(scripts()).toEqual([]);
  });

  test('loads a failed script again (A-12)', async () => {
    const first = load();
    scripts()[0]?.dispatchEvent(new Event('error'));
    await settlePromises();
    expect([first.result, scripts()]).toEqual(['failed', []]);
    const second = load();
    expect(scripts()).toHaveLength(1);
    scripts()[0]?.dispatchEvent(new Event('load'));
    await settlePromises();
    expect(second.result).toBe('loaded');
  });

  test('loads a script again that does not define `capInit` (G2)', async () => {
    Reflect.deleteProperty(window, 'capInit');
    const first = load();
    scripts()[0]?.dispatchEvent(new Event('load'));
    await settlePromises();
    expect([first.result, scripts()]).toEqual(['failed', []]);
    load();
    expect(scripts()).toHaveLength(1);
  });

  test('fails after 10 seconds and ignores a later load event (contract 5)', async () => {
    stopClock();
    const loading = load();
    const script = scripts()[0];
    await passTimeWithoutPage(9999);
    expect(loading.result).toBe('pending');
    await passTimeWithoutPage(1);
    expect([loading.result, scripts()]).toEqual(['timeout', []]);
    script?.dispatchEvent(new Event('load'));
    await settlePromises();
    expect(loading.result).toBe('timeout');
    load();
    expect(scripts()).toHaveLength(1);
  });
});

test('creates one Trusted Types policy, with the first script, for the configured origins (G1, contract 6, A6)', async () => {
  const createScriptURL = jest.fn((scriptUrl: string) => `${scriptUrl}#trusted`);
  const createPolicy = jest.fn((_name: string, rules: { createScriptURL(scriptUrl: string): string }) => ({
    createScriptURL: (scriptUrl: string) => createScriptURL(rules.createScriptURL(scriptUrl)),
  }));
  Object.assign(window, { trustedTypes: { createPolicy } });
  try {
    const warn = jest.spyOn(console, 'warn').mockImplementation();
    await loadCaptchaScript('https://evil.test/').catch(() => {});
    warn.mockRestore();
    expect(createPolicy).not.toHaveBeenCalled();
    load();
    load('https://captcha.test/2.js');
    expect(createPolicy.mock.calls.map(([name]) => name)).toEqual(['rewards-widgets-captcha']);
    const { createScriptURL: createByRules } = createPolicy.mock.calls[0]![1];
    for (const evil of ['https://evil.test/a.js', '/a.js', 'https://captcha.test@evil.test/', '']) {
      expect(() => createByRules(evil)).toThrow();
    }
    expect(scripts().map(({ src }) => src)).toEqual([`${url}#trusted`, 'https://captcha.test/2.js#trusted']);
  } finally {
    Reflect.deleteProperty(window, 'trustedTypes');
  }
});
