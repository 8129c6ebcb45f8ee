import { serveServices } from '../../../demo/services/http';
import { createServices, type Services } from '../../../demo/services/services';
import { checkResponse } from '../../support/checkServices';

/** The origin of the site that the test requests come from. */
export const site = 'http://localhost:3000';

export interface ClientResponse {
  readonly status: number;
  readonly headers: Headers;
  readonly body: unknown;
}

/** A client like a browser: it stores cookies and sends them back. */
export interface Client {
  get(path: string): Promise<ClientResponse>;
  post(path: string, body?: unknown, headers?: Record<string, string>): Promise<ClientResponse>;
  send(path: string, init: RequestInit): Promise<ClientResponse>;
  readonly cookies: Map<string, string>;
}

export interface RunningServices {
  readonly services: Services;
  readonly origin: string;
  client(): Client;
  /** Advances the clock of the services. */
  advanceClock(milliseconds: number): void;
  stop(): Promise<void>;
}

function parseBody(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

function createClient(origin: string): Client {
  const cookies = new Map<string, string>();
  const send = async (path: string, init: RequestInit): Promise<ClientResponse> => {
    const headers = new Headers(init.headers);
    headers.set('origin', site);
    if (cookies.size > 0) headers.set('cookie', [...cookies].map(([name, value]) => `${name}=${value}`).join('; '));
    const response = await fetch(origin + path, { ...init, headers });
    for (const line of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      if (/Max-Age=0/i.test(line)) cookies.delete(name);
      else cookies.set(name, value);
    }
    return { status: response.status, headers: response.headers, body: parseBody(await response.text()) };
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

/** Starts services over HTTP on a free port, with a clock that only `advanceClock` moves. */
export async function runServices(): Promise<RunningServices> {
  let time = Date.parse('2026-03-02T10:00:00+08:00');
  const services = createServices({
    origin: 'http://localhost:3001',
    siteOrigins: [site],
    now: () => time,
    onResponse: checkResponse,
  });
  const { origin, close } = await serveServices(services, { port: 0, siteOrigins: [site] });
  return {
    services,
    origin,
    client: () => createClient(origin),
    advanceClock: (milliseconds) => {
      time += milliseconds;
    },
    stop: close,
  };
}

/** Returns the authorization header for a user name and password. */
export function basicHeader(name: string, password: string): Record<string, string> {
  return { authorization: `Basic ${Buffer.from(`${name}:${password}`).toString('base64')}` };
}

/**
 * Signs in by user name and password. Returns the response of the login if it failed, else that of the code exchange.
 */
export async function signIn(
  client: Client,
  name: string,
  password = 'Passw0rd!',
  captcha = '',
): Promise<ClientResponse> {
  const login = await client.post(
    '/web/login',
    { grant_type: 'client_credentials', remember_me: false, captcha, device: 'web' },
    basicHeader(name, password),
  );
  const { data } = login.body as { data?: { code?: string } };
  if (!data?.code) return login;
  return exchangeCode(client, data.code);
}

/** Exchanges an authorization code. */
export function exchangeCode(client: Client, code: string): Promise<ClientResponse> {
  return client.post('/web/login/oauth/access_token', { code, remember_me: true, grant_type: 'authorization_code' });
}

/** Returns the error code of a response; undefined for a response without one. */
export function errorCodeOf({ body }: ClientResponse): unknown {
  return (body as { error?: { code?: unknown } }).error?.code;
}
