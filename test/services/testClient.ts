import { serveServices } from './http';
import { createServices, type Services } from './services';

/** The site that the tests pretend to be. */
export const site = 'http://localhost:3000';

export interface Answered {
  readonly status: number;
  readonly headers: Headers;
  readonly body: unknown;
}

/** A browser of its own: it keeps the cookies that it is given, and no others. */
export interface Client {
  get(path: string): Promise<Answered>;
  post(path: string, body?: unknown, headers?: Record<string, string>): Promise<Answered>;
  send(path: string, init: RequestInit): Promise<Answered>;
  readonly cookies: Map<string, string>;
}

export interface Running {
  readonly services: Services;
  readonly origin: string;
  client(): Client;
  /** Lets time pass for the services. */
  pass(milliseconds: number): void;
  stop(): Promise<void>;
}

function asJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

function createClient(origin: string): Client {
  const cookies = new Map<string, string>();
  const send = async (path: string, init: RequestInit): Promise<Answered> => {
    const headers = new Headers(init.headers);
    headers.set('origin', site);
    if (cookies.size > 0) headers.set('cookie', [...cookies].map(([name, value]) => `${name}=${value}`).join('; '));
    const response = await fetch(origin + path, { ...init, headers });
    for (const line of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      if (/Max-Age=0/i.test(line)) cookies.delete(name);
      else cookies.set(name, value);
    }
    return { status: response.status, headers: response.headers, body: asJson(await response.text()) };
  };
  return {
    cookies,
    send,
    get: (path) => send(path, { method: 'GET' }),
    post: (path, body = {}, headers = {}) =>
      send(path, {
        method: 'POST',
        body: typeof body === 'string' ? body : JSON.stringify(body),
        headers: { 'content-type': 'application/json', ...headers },
      }),
  };
}

/** Services over real HTTP on a free port, with a clock that stands still until it is told otherwise. */
export async function runServices(): Promise<Running> {
  let time = Date.parse('2026-03-02T10:00:00+08:00');
  const services = createServices({ origin: 'http://localhost:3001', siteOrigins: [site], now: () => time });
  const { origin, close } = await serveServices(services, { port: 0, siteOrigins: [site] });
  return {
    services,
    origin,
    client: () => createClient(origin),
    pass: (milliseconds) => {
      time += milliseconds;
    },
    stop: close,
  };
}

/** The header of a sign-in by name and password. */
export function basic(name: string, password: string): Record<string, string> {
  return { authorization: `Basic ${Buffer.from(`${name}:${password}`).toString('base64')}` };
}

/** Tries to sign in by name and password; answers the first of the two calls that is refused, else the second. */
export async function signIn(client: Client, name: string, password = 'Passw0rd!', captcha = ''): Promise<Answered> {
  const login = await client.post(
    '/web/login',
    { grant_type: 'client_credentials', remember_me: false, captcha, device: 'web' },
    basic(name, password),
  );
  const { data } = login.body as { data?: { code?: string } };
  if (!data?.code) return login;
  return exchange(client, data.code);
}

/** Exchanges an authorization code. */
export function exchange(client: Client, code: string): Promise<Answered> {
  return client.post('/web/login/oauth/access_token', { code, remember_me: true, grant_type: 'authorization_code' });
}

/** The code of a refusal. */
export function codeOf({ body }: Answered): unknown {
  return (body as { error?: { code?: unknown } }).error?.code;
}
