import Cookies from 'js-cookie';
import '../support/build';
import type { StatusRow } from '../../src/contract/widgets';
import { resetPageState } from '../../src/lib/pageState';
import { passTimeWithoutPage, settlePromises, stopClock } from '../support/clock';

const hostName = 'rewards-widgets-inspector';
const rows: StatusRow[] = [
  { name: 'svc-query', state: 'ready', ms: 321, error: null },
  { name: 'loading', state: 'ready', ms: 12, error: null },
  { name: 'auth', state: 'failed', ms: null, error: 'ChunkLoadError: https://cdn.test/w/assets/auth.zh.1a.js' },
];
const markup = `
  <div data-mount="svc-query" data-mount-state="ready"><div class="rw"></div><p data-mount="logout"></p></div>
  <div data-mount="loading" data-mount-state="ready"></div><div data-mount="loading"></div>
  <div data-mount="auth" data-mount-state="failed"></div><div data-mount="svcquery"></div><div data-mount="AUTH"></div>`;
const requests: { readonly url: string; readonly options: RequestInit }[] = [];
/** Decides for each request whether the service responds. */
let isReachable: (url: string, options: RequestInit) => boolean = () => true;

/** The status and the body with which the services respond. */
let status = 200;
let body = '';

const layer = () => document.querySelector(hostName)?.shadowRoot;
const text = () => layer()?.querySelector('[role=dialog]')?.textContent ?? '';
const button = (name: string) =>
  [...(layer()?.querySelectorAll('button') ?? [])].find(({ textContent }) => textContent === name)!;

async function open(path: string, config?: unknown): Promise<void> {
  history.replaceState(null, '', path);
  resetPageState();
  const block = `<script type="application/json" id="widgets-config">${JSON.stringify(config)}</script>`;
  document.body.innerHTML = `<button id="before"></button>${config ? block : ''}${markup}`;
  document.querySelector<HTMLElement>('#before')?.focus();
  window.widgets = { version: '0', scan() {}, unmount() {}, status: () => rows, inspect: () => Promise.resolve() };
  jest.resetModules();
  await import('../../src/inspector/main');
  await settlePromises();
}

/** The rectangles of each element, as jsdom has no layout. */
let rectangles: readonly object[] = [];

beforeEach(() => {
  rectangles = [{}];
  jest.spyOn(Element.prototype, 'getClientRects').mockImplementation(() => rectangles as unknown as DOMRectList);
  requests.length = 0;
  isReachable = () => true;
  status = 200;
  body = '';
  Object.assign(window, {
    fetch: async (url: string, options: RequestInit) => {
      requests.push({ url, options });
      if (!isReachable(url, options)) throw new TypeError('Failed to fetch');
      return {
        status,
        text: async () => {
          if (body === 'broken') throw new TypeError('network error');
          return body;
        },
        headers: new Headers({ 'Content-Type': url.includes('page.test') ? 'text/html' : 'application/json' }),
      };
    },
  });
});
afterEach(() => {
  [...(layer()?.querySelectorAll('button') ?? [])]
    .find(({ textContent }) => /^(Close|关闭)$/.test(textContent))
    ?.click();
  jest.useRealTimers();
  jest.restoreAllMocks();
});

test('shows each mount point with state, milliseconds and error, and why others are ignored', async () => {
  await open('/en/page');
  expect(text()).toContain('svc-query: ready, 321 ms');
  expect(text()).toContain('auth: failed, ChunkLoadError: https://cdn.test/w/assets/auth.zh.1a.js');
  expect(text()).toContain('logout: ignored, as it is inside the mount point svc-query');
  expect(text()).toContain('loading: ignored, as a page can have only one and has it already');
  expect(text()).toContain('svcquery: no widget has this name. Did you mean "svc-query"?');
  expect(text()).toContain('AUTH: no widget has this name. Did you mean "auth"?');
  expect(text()).toContain('English, as the path is /en or below it: /en/page');
});

test('names an attribute that an editor wrote for data-mount (P-08)', async () => {
  await open('/en/page');
  const mistakes = '<p data-mounts="share-buttons"></p><p data_mount="rewards-tier"></p><p mount="auth"></p>';
  document.body.insertAdjacentHTML('beforeend', `${mistakes}<p mount="table"></p>`);
  button('Check again').click();
  await settlePromises();
  expect(text()).toContain('share-buttons: ignored, as the attribute is called data-mount, not data-mounts');
  expect(text()).toContain('rewards-tier: ignored, as the attribute is called data-mount, not data_mount');
  expect(text()).toContain('auth: ignored, as the attribute is called data-mount, not mount');
  expect(text()).not.toContain('table');
});

test('speaks Chinese on Chinese pages', async () => {
  await open('/page');
  expect(text()).toContain('svc-query: 就绪，321 毫秒');
  expect(text()).toContain('中文，因为路径既不是 /en，也不在 /en/ 之下：/page');
  expect(text()).not.toMatch(/ready|ignored|Version/);
});

test('shows the mistakes of the configuration', async () => {
  await open('/en/page', { services: { gateway: 'gateway.test' }, captchaOrigins: 'x' });
  expect(text()).toContain('services.gateway is not an origin: write https://host without a path. It is left out.');
  expect(text()).toContain('captchaOrigins is not a list: it is left out.');
});

test('shows which service does not allow this page or cannot be reached, and at its widgets', async () => {
  isReachable = (url, { mode }) =>
    !url.includes('gateway.test') && (!url.includes('public.test') || mode === 'no-cors');
  await open('/en/page', { services: { public: 'https://public.test', gateway: 'https://gateway.test' } });
  expect(text()).toContain('public (https://public.test): does not allow this page (CORS)');
  expect(text()).toContain('gateway (https://gateway.test): cannot be reached from this page');
  expect(text()).toContain('svc-query: ready, 321 ms, cannot reach its service: public');
  expect(text()).toContain('content (http://localhost): can be reached');
  const sent = requests.find(({ url }) => url === 'https://public.test/public/svc/captcha');
  expect(sent?.options).toMatchObject({ credentials: 'include', headers: { 'X-Client-Name': 'rewards-widgets' } });
});

test('shows which address is probably not that of the service, and at its widgets', async () => {
  await open('/en/page', { services: { public: 'https://page.test' } });
  expect(text()).toContain('public (https://page.test): answers with a web page or a 404');
  expect(text()).toContain('svc-query: ready, 321 ms, cannot reach its service: public');
});

test('shows that the security check of a widget cannot be loaded, as captchaOrigins is empty', async () => {
  await open('/en/page', { captchaOrigins: [] });
  expect(text()).toContain('captchaOrigins is empty: the security check of svc-query, auth cannot be loaded.');
  await open('/en/page', { captchaOrigins: ['https://captcha.test'] });
  expect(text()).not.toContain('captchaOrigins');
});

test('shows the keys of the configuration that the widgets do not know', async () => {
  const config = {
    $schema: 'x',
    service: {},
    services: { acount: 'x' },
    appLinks: ['ios'],
    promotion: { content: 'a' },
  };
  await open('/en/page', config);
  expect(text()).toContain(
    'service is ignored. The keys here are services, captchaOrigins, redirectOrigins, promotion, appLinks.',
  );
  expect(text()).toContain('services.acount is ignored. The keys here are account, gateway, public, content.');
  expect(text().match(/is ignored\. The keys/g)).toHaveLength(2);
});

test('shows in the words of the browser where a configuration block has a mistake', async () => {
  await open('/en/page', {});
  document.querySelector('#widgets-config')!.textContent = '{ "captchaOrigins": [], }';
  button('Check again').click();
  expect(text()).toMatch(/The block is not a JSON object: the defaults apply\.SyntaxError: .*JSON at position 24/);
});

test('says why a visitor does not see a widget that is ready', async () => {
  await open('/en/page');
  expect(text()).toContain('loading: ready, 12 ms, has nothing to show now');
  expect(text()).not.toMatch(/svc-query: ready, 321 ms, (?:has|is)/);
  rectangles = [];
  button('Check again').click();
  expect(text()).toContain('svc-query: ready, 321 ms, is hidden by the page');
});

test.each([
  ['invoice', 'data-units', 'data-mount, data-unit'],
  ['invoice', 'unit', 'data-mount, data-unit'],
  ['svc-query', 'data-unit', 'data-mount'],
  ['account-mobile', 'data_notification', 'data-mount, data-notification'],
  ['invoice', 'data-unit', null],
  ['invoice', 'data-id', null],
])('shows of the widget %s that it does not read %s (P-08)', async (name, attribute, readAttributes) => {
  await open('/en/page');
  const element = document.querySelector('[data-mount="svc-query"]')!;
  element.setAttribute('data-mount', name);
  element.setAttribute(attribute, 'cents');
  jest.spyOn(window.widgets!, 'status').mockReturnValue([{ name, state: 'ready', ms: 321, error: null } as StatusRow]);
  button('Check again').click();
  if (readAttributes) expect(text()).toContain(`${attribute} is ignored: this widget reads ${readAttributes}`);
  else expect(text()).not.toContain('this widget reads');
});

test('says when no widget of the page needs a service that cannot be reached', async () => {
  isReachable = (url) => !/gateway.test|content.test/.test(url);
  await open('/en/page', { services: { gateway: 'https://gateway.test', content: 'https://content.test' } });
  expect(text()).toContain(
    'content (https://content.test): cannot be reached from this page, but no widget here needs it',
  );
  expect(text()).toMatch(/gateway \(https:\/\/gateway\.test\): cannot be reached from this page(?!, but)/);
});

test('shows an attribute whose value is ignored', async () => {
  rows.push({ name: 'invoice', state: 'ready', ms: 1, error: null });
  for (const [value, isWrong] of [
    ['cent', true],
    ['cents', false],
  ] as const) {
    await open('/en/page');
    const invoice = document.createElement('div');
    for (const [name, text] of [
      ['mount', 'invoice'],
      ['mount-state', 'ready'],
      ['unit', value],
    ] as const)
      invoice.setAttribute(`data-${name}`, text);
    document.body.append(invoice);
    button('Check again').click();
    await settlePromises();
    expect(text().includes(`data-unit="${value}" is ignored: the values are cents, yuan`)).toBe(isWrong);
  }
  rows.pop();
});

test('shows a Trusted Types policy of the bundle that the page does not allow, but none that is only reported', async () => {
  await open('/en/page');
  for (const [sample, disposition] of [
    ['rewards-widgets-captcha', 'enforce'],
    ['rewards-widgets', 'report'],
    ['other', 'enforce'],
  ]) {
    const violation = { effectiveDirective: 'trusted-types', blockedURI: 'trusted-types-policy', disposition, sample };
    document.dispatchEvent(Object.assign(new Event('securitypolicyviolation'), violation));
  }
  button('Check again').click();
  await settlePromises();
  expect(text()).toContain(
    'rewards-widgets-captcha was blocked. Add to the policy: trusted-types rewards-widgets-captcha',
  );
  expect(text().match(/was blocked/g)).toHaveLength(1);
});

test('shows what the content security policy blocks, with the directive to add', async () => {
  isReachable = (url) => !url.includes('public.test');
  await open('/en/page', { services: { public: 'https://public.test' } });
  const violation = { effectiveDirective: 'connect-src', blockedURI: 'https://public.test/public/svc/captcha?id=1' };
  document.dispatchEvent(Object.assign(new Event('securitypolicyviolation'), violation));
  button('Check again').click();
  await settlePromises();
  expect(text()).toContain(
    'https://public.test/public/svc/captcha was blocked. Add to the policy: connect-src https://public.test',
  );
  expect(text()).toContain('public (https://public.test): is blocked by the content security policy of this page');
});

test('does not advise to allow what the policy keeps others from loading', async () => {
  await open('/en/page', { captchaOrigins: ['https://captcha.test'] });
  // The page of the test has its bundle from nowhere: its own scripts are not those of the widgets.
  for (const origin of ['https://evil.test', location.origin, 'https://captcha.test']) {
    const violation = { effectiveDirective: 'script-src-elem', blockedURI: `${origin}/a.js` };
    document.dispatchEvent(Object.assign(new Event('securitypolicyviolation'), violation));
  }
  button('Check again').click();
  await settlePromises();
  expect(text()).toContain('Add to the policy: script-src https://captcha.test');
  expect(text()).not.toContain('evil.test');
  expect(text()).not.toContain("script-src 'self'");
});

test.each([
  ['connect-src', '/promotion.json', "connect-src 'self'"],
  ['frame-src', '/help/legal/terms', "frame-src 'self'"],
  ['connect-src', 'https://api.captcha.test/a', null],
  ['frame-src', 'https://captcha.test/a', 'frame-src https://captcha.test'],
])('says what %s must allow for %s: %s', async (effectiveDirective, blockedURI, advice) => {
  await open('/en/page', { captchaOrigins: ['https://captcha.test'] });
  const violation = { effectiveDirective, blockedURI: new URL(blockedURI, location.origin).href };
  document.dispatchEvent(Object.assign(new Event('securitypolicyviolation'), violation));
  button('Check again').click();
  await settlePromises();
  if (advice) expect(text()).toContain(`Add to the policy: ${advice}`);
  else expect(text()).not.toContain('Add to the policy');
});

test.each([
  [false, 200, '{"firstName":"Mei"}', 'signed out'],
  [true, 200, '{"firstName":"Mei"}', 'signed in'],
  [true, 200, '{ "data": { "loyaltyPoints": 1 } }', 'signed in'],
  [true, 200, '{}', 'signed out, as the session has expired'],
  [true, 200, '{ "data": {} }', 'signed out, as the session has expired'],
  [true, 200, '{"error":{"code":401}}', 'signed out, as the session has expired'],
  [true, 200, 'null', 'signed out, as the session has expired'],
  [true, 200, '[]', 'not known, as the account service did not say'],
  [true, 200, 'broken', 'not known, as the account service did not say'],
  [true, 204, '', 'signed out, as the session has expired'],
  [true, 401, '', 'signed out, as the session has expired'],
  [true, 503, '', 'not known, as the account service did not say'],
])(
  'shows the login status by the cookie (%s) and the response of the account service (%d, %s)',
  async (hasFlag, code, content, shown) => {
    if (hasFlag) Cookies.set('login-status', 'true');
    status = code;
    body = content;
    await open('/en/page');
    expect(text()).toContain(`Login status: ${shown}Mount points`);
    expect(text()).toContain('account (http://localhost): can be reached');
    Cookies.remove('login-status');
  },
);

test('copies a report without the query of the address', async () => {
  const writeText = jest.fn((_text: string) => Promise.resolve());
  Object.defineProperty(navigator, 'clipboard', { value: { writeText }, configurable: true });
  await open('/en/page?token=secret#hash');
  button('Copy report').click();
  await settlePromises();
  expect(writeText.mock.calls[0]?.[0]).toContain('- auth: failed, ChunkLoadError');
  expect(writeText.mock.calls[0]?.[0]).not.toMatch(/secret|hash/);
  expect(text()).toContain('The report is on the clipboard.');
  Reflect.deleteProperty(navigator, 'clipboard');
});

test('takes the focus, closes by Escape, gives the focus back and leaves the markup as it was', async () => {
  await open('/en/page');
  const page = document.documentElement.outerHTML.replace(
    /<rewards-widgets-inspector.*<\/rewards-widgets-inspector>/,
    '',
  );
  const dialog = layer()?.querySelector<HTMLElement>('[role=dialog]');
  expect(layer()?.activeElement).toBe(dialog);
  const escapeKey = new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true });
  dialog?.dispatchEvent(escapeKey);
  // A notice of the page stays.
  expect(escapeKey.defaultPrevented).toBe(true);
  expect(document.documentElement.outerHTML).toBe(page);
  expect(document.activeElement?.id).toBe('before');
});

test('no longer watches the page after it is closed', async () => {
  stopClock();
  const addListener = jest.spyOn(document, 'addEventListener');
  const removeListener = jest.spyOn(document, 'removeEventListener');
  await open('/en/page');
  const readStatus = jest.spyOn(window.widgets!, 'status');
  await passTimeWithoutPage(500);
  window.dispatchEvent(new Event('scroll'));
  window.dispatchEvent(new Event('resize'));
  expect(readStatus).toHaveBeenCalledTimes(3);
  button('Close').click();
  await passTimeWithoutPage(500);
  window.dispatchEvent(new Event('scroll'));
  window.dispatchEvent(new Event('resize'));
  expect(readStatus).toHaveBeenCalledTimes(3);
  const [type, listener] = addListener.mock.calls.find(([name]) => name === 'securitypolicyviolation')!;
  expect(removeListener).toHaveBeenCalledWith(type, listener);
});

test('opens once', async () => {
  await open('/en/page');
  jest.resetModules();
  await import('../../src/inspector/main');
  expect(document.querySelectorAll(hostName)).toHaveLength(1);
});
