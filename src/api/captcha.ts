import { loadCaptchaScript } from './captchaScript';
import { config } from './config';
import { request } from './request';

/** Which service asks for the check: the gift-card query, or the sign-in. */
export type CaptchaSource = 'svc' | 'login';

/** `failed` is no error to the visitor: the box offers another try (M-cap-06, G2). */
export type CaptchaState = 'loading' | 'waiting' | 'passed' | 'failed';

/** The provider's functions, as far as a page has them. */
interface Provider {
  capInit?: (element: Element, options: Record<string, unknown>) => void;
  capRefresh?: () => void;
  capDestroy?: () => void;
}

export interface CaptchaOptions {
  readonly source: CaptchaSource;
  readonly locale: 'zh' | 'en';
  /** Called with each change; the ticket is set with `passed` alone, and is good for one call. */
  readonly onChange: (state: CaptchaState, ticket: string) => void;
}

export interface Captcha {
  /** A new challenge; whatever ticket there was is void. */
  refresh(): void;
  /** Takes the challenge away. */
  close(): void;
}

const endpoints = {
  svc: { service: 'public', path: '/public/svc/captcha' },
  login: { service: 'gateway', path: '/web/login/captcha' },
} as const;
const languages = { zh: '2052', en: '1033' } as const;
/** Tickets live five minutes at the provider; ours is renewed before (G4). */
const ticketLife = 4.5 * 60 * 1000;

/** The provider's functions are global, so one check is live on a page at a time (contract 5). */
let live: { lose(): void } | null = null;

function call(provider: Provider, name: 'capRefresh' | 'capDestroy'): boolean {
  const action = provider[name];
  if (typeof action !== 'function') return false;
  try {
    action.call(provider);
    return true;
  } catch {
    return false;
  }
}

/** Shows a security check inside an element and tells how it goes. */
export function openCaptcha(element: Element, { source, locale, onChange }: CaptchaOptions): Captcha {
  const provider = window as Window & Provider;
  let box: HTMLElement | null = null;
  let expiry: ReturnType<typeof setTimeout> | undefined;
  /** Each challenge has a number: what an older one still says is not heard. */
  let challenge = 0;
  /** Ends the call for a challenge that nobody waits for any more. */
  let asking: AbortController | undefined;
  let state: CaptchaState = 'loading';
  /** A provider that says the same twice, or once too late, does not make an old ticket new (G2, G4). */
  let lastTicket = '';

  const tell = (next: CaptchaState, ticket = '') => {
    state = next;
    clearTimeout(expiry);
    if (state === 'passed') expiry = setTimeout(refresh, ticketLife);
    onChange(state, ticket);
  };

  const clear = () => {
    challenge += 1;
    asking?.abort();
    clearTimeout(expiry);
    if (box) {
      call(provider, 'capDestroy');
      box.parentNode?.removeChild(box);
      box = null;
    }
  };

  const fail = () => {
    clear();
    tell('failed');
  };
  const self = { lose: fail };

  function show(mine: number): void {
    if (typeof provider.capInit !== 'function') throw new TypeError('no capInit');
    box = document.createElement('div');
    element.appendChild(box);
    tell('waiting');
    provider.capInit(box, {
      callback(result: unknown) {
        if (mine !== challenge || state !== 'waiting') return;
        const { ret, ticket } = (result ?? {}) as { ret?: unknown; ticket?: unknown };
        // G3: passed is a ticket, not a promise of one.
        if (ret !== 0 || typeof ticket !== 'string' || ticket === '' || ticket === lastTicket) return;
        lastTicket = ticket;
        tell('passed', ticket);
      },
      themeColor: '00A862',
      type: 'embed',
      lang: languages[locale],
    });
  }

  async function start(): Promise<void> {
    if (live && live !== self) live.lose();
    live = self;
    clear();
    const mine = challenge;
    asking = new AbortController();
    const { signal } = asking;
    tell('loading');
    try {
      const { url } = await request({
        ...endpoints[source],
        method: 'GET',
        answer: ({ answer, requiredText }) => answer({ url: requiredText }),
        quiet: true,
        signal,
      });
      if (mine !== challenge) return;
      await loadCaptchaScript(url, config().captchaOrigins);
      if (mine === challenge) show(mine);
    } catch {
      if (mine === challenge) fail();
    }
  }

  function refresh(): void {
    if (live === self && box && call(provider, 'capRefresh')) tell('waiting');
    else void start();
  }

  /** A page that comes back from the past brings an old ticket with it. */
  const onPageShow = (event: PageTransitionEvent) => {
    if (event.persisted && live === self) refresh();
  };

  function close(): void {
    window.removeEventListener('pageshow', onPageShow);
    clear();
    if (live === self) live = null;
  }

  window.addEventListener('pageshow', onPageShow);
  void start();
  return { refresh, close };
}
