import type { Locale } from '../../contract/widgets';
import { pageState } from '../../lib/pageState';
import { removeNode } from '../../lib/removeNode';
import { startWait } from '../../lib/startWait';
import { loadCaptchaScript } from '../browser/captchaScript';
import { retryTimeOf } from '../http/ApiError';
import { request } from '../http/request';
import { objectSchema, requiredText } from '../http/schema';

/** The captcha's service: `login` for the sign-in, `svc` for the gift card query and all forms that send codes. */
export type CaptchaSource = 'svc' | 'login';

/** The state of a captcha. After `failed` the visitor sees a refresh button, and no error notice (M-cap-06, G2). */
export type CaptchaState = 'loading' | 'waiting' | 'passed' | 'failed';

/** Functions that the provider's script defines on `window`. Some versions lack `capRefresh` and `capDestroy`. */
interface Provider {
  capInit?: (element: Element, options: Record<string, unknown>) => void;
  capRefresh?: () => void;
  capDestroy?: () => void;
}

export interface CaptchaOptions {
  readonly source: CaptchaSource;
  readonly locale: Locale;
  /**
   * Called for each new state. The ticket is empty unless the state is `passed`, and valid for one request. `retryAt` is
   * the time at which the service accepts another request after `failed`, in milliseconds since the epoch, else 0 (B5).
   */
  readonly onChange: (state: CaptchaState, ticket: string, retryAt: number) => void;
}

/** A captcha on the page. */
export interface Captcha {
  /** Starts a new challenge. The previous ticket becomes invalid. */
  refresh(): void;
  /** Removes the challenge. */
  close(): void;
}

const endpoints = {
  svc: { service: 'public', path: '/public/svc/captcha' },
  login: { service: 'gateway', path: '/web/login/captcha' },
} as const;
/** The provider's language codes. */
const languages = { zh: '2052', en: '1033' } as const;
/** Milliseconds after which a passed challenge is refreshed. The provider's tickets expire after five minutes (G4). */
const ticketLifetime = 4.5 * 60 * 1000;

/** The captcha that uses the provider's functions. They are global, so a page has one at a time (contract 5). */
const active = pageState(() => ({ captcha: null as { deactivate(): void } | null }));

/** Calls a function of the provider. Returns false when it is missing or throws. */
function callProvider(provider: Provider, name: 'capRefresh' | 'capDestroy'): boolean {
  try {
    provider[name]!();
  } catch {
    return false;
  }
  return true;
}

/** Renders a captcha inside an element and reports each state to `onChange`. */
export function openCaptcha(element: Element, { source, locale, onChange }: CaptchaOptions): Captcha {
  const provider = window as Window & Provider;
  let box: HTMLElement | null = null;
  let expiryTimer: ReturnType<typeof setInterval> | undefined;
  /** Aborts the current challenge. Its request is cancelled, and its callbacks are ignored. */
  let controller: AbortController | undefined;
  let state: CaptchaState;
  /** A ticket that the provider passes a second time for a challenge is not a new one (G2, G4). */
  let lastTicket: string | undefined;
  /** True after the provider has refreshed the challenge, until it is passed. */
  let isRefreshed = false;

  /** Refreshes a passed challenge in time. A timeout would not count while the device sleeps (J2). */
  const startExpiry = () => {
    const timeLeft = startWait(ticketLifetime);
    expiryTimer = setInterval(() => {
      if (timeLeft() <= 0) refresh();
    }, 1000);
  };

  const updateState = (next: CaptchaState, ticket = '', retryAt = 0) => {
    state = next;
    clearInterval(expiryTimer);
    if (state === 'passed') startExpiry();
    onChange(state, ticket, retryAt);
  };

  const clear = () => {
    controller?.abort();
    clearInterval(expiryTimer);
    if (box) {
      callProvider(provider, 'capDestroy');
      removeNode(box);
      box = null;
    }
  };

  const fail = (error?: unknown) => {
    clear();
    updateState('failed', '', retryTimeOf(error));
  };
  const self = { deactivate: fail };

  function show(signal: AbortSignal): void {
    box = document.createElement('div');
    element.appendChild(box);
    updateState('waiting');
    // Throws if the page has deleted the function since the script was loaded: the captcha fails then.
    provider.capInit!(box, {
      callback(result: unknown) {
        if (signal.aborted || state !== 'waiting') return;
        const { ret, ticket } = (result ?? {}) as { ret?: unknown; ticket?: unknown };
        // Only a new ticket passes the challenge (G3).
        if (ret !== 0 || typeof ticket !== 'string' || ticket === '' || ticket === lastTicket) return;
        lastTicket = ticket;
        isRefreshed = false;
        updateState('passed', ticket);
      },
      themeColor: '00A862',
      type: 'embed',
      lang: languages[locale],
    });
  }

  async function start(): Promise<void> {
    const { captcha } = active();
    if (captcha && captcha !== self) captcha.deactivate();
    active().captcha = self;
    clear();
    lastTicket = undefined;
    controller = new AbortController();
    const { signal } = controller;
    updateState('loading');
    try {
      const { url } = await request({
        ...endpoints[source],
        method: 'GET',
        response: objectSchema({ url: requiredText }),
        isBackground: true,
        signal,
      });
      await loadCaptchaScript(url);
      if (!signal.aborted) show(signal);
    } catch (error) {
      if (!signal.aborted) fail(error);
    }
  }

  function refresh(): void {
    // A captcha that is not active has no box. A second refresh before a pass loads a new script: this one may be used up.
    isRefreshed = box !== null && !isRefreshed && callProvider(provider, 'capRefresh');
    if (isRefreshed) updateState('waiting');
    else void start();
  }

  /** Refreshes after the bfcache has restored the page, as the ticket may be old. */
  const onPageShow = (event: PageTransitionEvent) => {
    if (event.persisted && active().captcha === self) refresh();
  };

  function close(): void {
    window.removeEventListener('pageshow', onPageShow);
    clear();
    if (active().captcha === self) active().captcha = null;
  }

  window.addEventListener('pageshow', onPageShow);
  void start();
  return { refresh, close };
}
