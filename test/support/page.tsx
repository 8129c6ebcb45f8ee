import { act } from '@testing-library/react';
import userEvent, { PointerEventsCheckLevel, type UserEvent } from '@testing-library/user-event';
import Cookies from 'js-cookie';
import { HttpResponse, http } from 'msw';
import { setupServer } from 'msw/node';
import type { ComponentType } from 'react';
import type { MountName } from '../../src/mounts/registry';
import { createServices, type ReceivedCall } from '../services/services';
import './build';
import { newGround } from './ground';
import { letTimeoutsHappen } from './xhrTimeout';

/** What the host page says of its surroundings (contract 2). */
interface PageConfig {
  readonly services: Readonly<Record<string, string>>;
  readonly captchaOrigins: readonly string[];
  readonly redirectOrigins: readonly string[];
  readonly promotion: unknown;
}

interface PageOptions {
  /** The address below the site's origin; the path tells the language. */
  readonly path: string;
  readonly mounts?: readonly MountName[];
  /** The user name of the member whose browser this is. */
  readonly signedInAs?: string;
  readonly config?: Partial<PageConfig>;
  /** A widget made for a test, rendered as those of the guest list are; imported late, it sees the page's own modules. */
  readonly widget?: () => Promise<ComponentType>;
}

export interface Page {
  readonly visitor: UserEvent;
  /** The addresses that the visitor was sent to, since jsdom goes nowhere. */
  readonly sentTo: readonly string[];
  /** What the host page was told by `widgets:analytics`. */
  readonly analytics: readonly unknown[];
  /** The element of a mount point, also of one that the bundle made. */
  mount(name: MountName | 'sample'): HTMLElement;
  /** What a mount point said of itself by now. */
  isReady(name: MountName | 'sample'): boolean;
  /** Takes a mount point's widget away, as when a page removes the element. */
  remove(name: MountName | 'sample'): Promise<void>;
  /** Puts a mount point onto the page later, as when a page inserts an element. */
  place(name: MountName): Promise<void>;
}

/** The origin of the page. */
export const site = 'http://localhost';
const origins = {
  account: 'http://account.test',
  gateway: 'http://gateway.test',
  public: 'http://public.test',
  content: 'http://content.test',
};
const captchaOrigin = 'http://captcha.test';

/** The services that the page talks to, all their state included. */
export const services = createServices({ origin: captchaOrigin, cookies: 'msw', now: () => Date.now() });
const server = setupServer(...services.handlers);

/** Where each request went, such as `POST http://public.test/public/svc/detail`, in the order of sending. */
export const requests: string[] = [];
let underWay = 0;
/** True for a request that a fault keeps from ever being answered: nobody needs to wait for it. */
function isLost(call: string): boolean {
  return services.faults.list().some((fault) => fault.fault === 'timeout' && [call, '*'].includes(fault.call));
}
server.events.on('request:start', ({ request }) => {
  const { origin, pathname } = new URL(request.url);
  if (!isLost(`${request.method} ${pathname}`)) underWay += 1;
  requests.push(`${request.method} ${origin}${pathname}`);
  // The cookie of a session is one of all services, as those of one domain have it; no test needs two sessions.
  for (const sid of services.model.sessions.keys()) Cookies.set('sid', sid);
});
server.events.on('request:end', () => {
  underWay -= 1;
});

/** What was written to the console: a page that works writes nothing. A test that expects something empties it. */
export const complaints: string[] = [];

const sentTo: string[] = [];
const analytics: unknown[] = [];
let leave: (() => Promise<void>) | undefined;

// Each page has modules of its own, as their state is that of one page. Packages keep none, and React must be one.
const packages = [
  'react',
  'react/jsx-runtime',
  'react-dom',
  'react-dom/client',
  'react-intl',
  'react-hook-form',
  'react-error-boundary',
  'react-tabs',
  'axios',
  'valibot',
  'dayjs',
  'dayjs/plugin/utc',
  'js-cookie',
];
for (const name of packages) {
  const kept = jest.requireActual<object>(name);
  jest.doMock(name, () => kept);
}

type Navigate = typeof import('../../src/api/navigate');
jest.doMock('../../src/api/navigate', (): Navigate => {
  const actual = jest.requireActual<Navigate>('../../src/api/navigate');
  return {
    ...actual,
    goTo: (path) => void sentTo.push(actual.siteUrl(path)),
    goToRedirectOr: (fallback) => void sentTo.push(actual.redirectOr(fallback)),
  };
});

type CaptchaScript = typeof import('../../src/api/captchaScript');
// jsdom loads no script by its address: it is fetched here and put in as text, so that the services' own script runs.
jest.doMock('../../src/api/captchaScript', (): CaptchaScript => {
  const actual = jest.requireActual<CaptchaScript>('../../src/api/captchaScript');
  return {
    ...actual,
    async loadCaptchaScript(raw, allowed) {
      const url = actual.allowedScriptUrl(raw, allowed);
      if (url === null) throw new Error('not allowed');
      const response = await fetch(url);
      if (!response.ok) throw new Error('refused');
      const script = document.createElement('script');
      script.textContent = await response.text();
      document.head.append(script);
      script.remove();
    },
  };
});

// The first page of a file brings all its modules in, which on a busy machine takes longer than any test.
jest.setTimeout(30_000);

beforeAll(() => {
  server.listen({ onUnhandledRequest: 'error' });
  letTimeoutsHappen();
});
beforeEach(() => {
  const note = (...args: unknown[]) => {
    // An outlet that the page makes by itself is rendered when no test asked for it.
    const isOutlet = args.includes('Root') && String(args[0]).includes('not wrapped in act');
    if (!isOutlet) complaints.push(args.map(String).join(' '));
  };
  jest.spyOn(console, 'error').mockImplementation(note);
  jest.spyOn(console, 'warn').mockImplementation(note);
});
afterEach(async () => {
  await leave?.();
  leave = undefined;
  for (const name of Object.keys(Cookies.get())) Cookies.remove(name);
  localStorage.clear();
  sessionStorage.clear();
  for (const name of ['capInit', 'capRefresh', 'capDestroy']) Reflect.deleteProperty(window, name);
  jest.useRealTimers();
  jest.restoreAllMocks();
  services.reset();
  server.resetHandlers();
  requests.length = 0;
  underWay = 0;
  sentTo.length = 0;
  analytics.length = 0;
  expect(complaints.splice(0)).toEqual([]);
});
afterAll(() => server.close());

const { setTimeout: realTimeout } = jest.requireActual<typeof import('node:timers')>('node:timers');
/** Long enough for what React put off: in jsdom it has nothing better than a timer either. */
const turn = () => new Promise<void>((resolve) => realTimeout(resolve, 0));

/** A visitor who looks up after each thing done: what comes of it comes a moment later. */
function patient(visitor: UserEvent): UserEvent {
  const look = (): Promise<void> => act(turn);
  return {
    ...visitor,
    click: (...args) => visitor.click(...args).then(look),
    type: (...args) => visitor.type(...args).then(look),
    keyboard: (...args) => visitor.keyboard(...args).then(look),
    clear: (...args) => visitor.clear(...args).then(look),
    tab: (...args) => visitor.tab(...args).then(look),
  };
}

/** Lets requests and answers arrive and the page take them in, without any time passing on a clock that is faked. */
export async function settle(): Promise<void> {
  await act(async () => {
    let quiet = 0;
    for (let turns = 0; turns < 60 && quiet < 6; turns += 1) {
      await turn();
      quiet = underWay === 0 ? quiet + 1 : 0;
    }
  });
}

/** Moves a clock that `stopClock` stopped, and lets what then happens happen. */
export async function passTime(milliseconds: number): Promise<void> {
  await settle();
  await act(() => jest.advanceTimersByTimeAsync(milliseconds));
  await settle();
}

/** The requests of one call, such as `POST /public/svc/detail`. */
export function callsOf(call: string): ReceivedCall[] {
  return services.calls.filter(({ method, path }) => `${method} ${path}` === call);
}

/** Has the next request of a call answered with what the services would not send of themselves; a text goes as it is. */
export function answerOnce(call: string, body: object | string, status = 200): void {
  const [method, path] = call.split(' ') as ['GET' | 'POST', string];
  const handler = method === 'GET' ? http.get : http.post;
  const reply = () =>
    typeof body === 'string' ? new HttpResponse(body, { status }) : HttpResponse.json(body, { status });
  server.use(handler(`*${path}`, reply, { once: true }));
}

/** What was sent with one call, request by request. */
export function bodiesOf(call: string): unknown[] {
  return callsOf(call).map(({ body }) => body);
}

function signIn(userName: string): void {
  services.model.sessions.set('the-browsers', { userName, until: Date.now() + 86_400_000 });
  Cookies.set('login-status', 'true');
}

/**
 * Opens a page that holds these mount points, and waits until each of them is ready. A page that was open is left; what
 * the browser keeps, stays for the test.
 */
export async function openPage(options: PageOptions): Promise<Page> {
  const { path, mounts = [], signedInAs, config = {}, widget } = options;
  await leave?.();
  jest.resetModules();
  history.replaceState(null, '', path);
  if (signedInAs) signIn(signedInAs);
  const isStopped = 'clock' in setTimeout;
  const visitor = patient(
    userEvent.setup({
      // There are no style sheets here that could keep a pointer away, and looking for them takes long.
      pointerEventsCheck: PointerEventsCheckLevel.Never,
      ...(isStopped ? { advanceTimers: (ms) => jest.advanceTimersByTime(ms) } : { delay: null }),
    }),
  );
  const leaveGround = newGround();
  document.addEventListener('widgets:analytics', (event) => {
    analytics.push((event as CustomEvent<unknown>).detail);
  });

  const block = document.createElement('script');
  block.id = 'widgets-config';
  block.type = 'application/json';
  block.textContent = JSON.stringify({ services: origins, captchaOrigins: [captchaOrigin], ...config });
  document.head.replaceChildren(block);

  const [{ render }, { widgets }, { loadWords }, { localeOf }, { takeFromAddress }, { rowOf }] = await Promise.all([
    import('../../src/mounts/runtime/render'),
    import('../../src/mounts/runtime/widgets'),
    import('../../src/i18n/words'),
    import('../../src/i18n/locale'),
    import('../../src/api/address'),
    import('../../src/mounts/registry'),
  ]);
  const locale = localeOf(location.pathname);
  const words = await loadWords(locale, 'all');
  const elements = new Map<string, HTMLElement>();
  const ready = new Set<string>();
  const unmounts = new Map<string, () => void>();

  const mount = async (element: HTMLElement, load: () => Promise<ComponentType>) => {
    const name = element.dataset.mount as MountName;
    elements.set(name, element);
    element.dataset['mountState'] = 'loading';
    // The entry and the runtime have a memory each; here they are one, which must not be emptied into itself.
    const secrets = { ...takeFromAddress(name in widgets ? (rowOf(name).secrets ?? []) : []) };
    const Widget = await load();
    const unmount = render([Widget, words], {
      element,
      name,
      locale,
      secrets,
      files: [],
      onReady: () => void ready.add(name),
      onCrash: (error) => void complaints.push(`${name} crashed: ${String(error)}`),
    });
    unmounts.set(name, unmount);
  };

  const place = (name: string) => {
    const element = document.createElement('div');
    element.dataset.mount = name;
    element.append('server-rendered');
    document.body.append(element);
    return element;
  };
  document.body.replaceChildren();
  document.documentElement.lang = locale === 'en' ? 'en' : 'zh-CN';
  const placed = mounts.map((name) => ({ element: place(name), load: widgets[name] }));
  if (widget) placed.push({ element: place('sample'), load: widget });
  await act(() => Promise.all(placed.map(({ element, load }) => mount(element, load))));

  // Outlets that the page lacks are mount points that come later; the page's own scan would find them.
  const watch = new MutationObserver(() => {
    for (const element of document.body.querySelectorAll<HTMLElement>(':scope > [data-mount]')) {
      const name = element.dataset.mount as MountName;
      if (!elements.has(name)) void mount(element, widgets[name]);
    }
  });
  watch.observe(document.body, { childList: true });

  const remove = async (name: string) => {
    await act(async () => unmounts.get(name)?.());
    unmounts.delete(name);
    elements.get(name)?.remove();
  };

  leave = async () => {
    watch.disconnect();
    for (const name of [...unmounts.keys()]) await remove(name);
    leaveGround();
    document.body.replaceChildren();
    document.head.replaceChildren();
  };

  await settle();
  return {
    visitor,
    sentTo,
    analytics,
    mount(name) {
      const element = elements.get(name);
      if (!element) throw new Error(`There is no ${name} on this page.`);
      return element;
    },
    isReady: (name) => ready.has(name),
    remove,
    place: (name) => act(() => mount(place(name), widgets[name])),
  };
}
