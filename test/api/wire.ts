import '../support/build';
import Cookies from 'js-cookie';
import { HttpResponse, http } from 'msw';
import { setupServer } from 'msw/node';
import { forgetConfig } from '../../src/api/config';
import { createServices } from '../services/services';
import { letTimeoutsHappen } from '../support/xhrTimeout';

/** The configured services of the page under test, each on an origin of its own. */
export const origins = {
  account: 'https://account.test',
  gateway: 'https://gateway.test',
  public: 'https://public.test',
  content: 'https://content.test',
};
export const captchaOrigin = 'https://captcha.test';

/** A request as it went out. */
export interface Sent {
  readonly call: string;
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly credentials: string;
  readonly text: string;
}

export const services = createServices({ origin: captchaOrigin, cookies: 'msw', now: () => Date.now() });
const server = setupServer(...services.handlers);

/** Every request, in the order of sending. */
export const sent: Sent[] = [];
server.events.on('request:start', async ({ request }) => {
  const { origin, pathname } = new URL(request.url);
  const index = sent.length;
  const row = {
    call: `${request.method} ${origin}${pathname}`,
    url: request.url,
    headers: Object.fromEntries(request.headers),
    credentials: request.credentials,
  };
  sent.push({ ...row, text: '' });
  sent[index] = { ...row, text: await request.clone().text() };
});

/** Puts the configuration block into the page; what is left out takes its default. */
export function configure(block: unknown = { services: origins, captchaOrigins: [captchaOrigin] }): void {
  document.getElementById('widgets-config')?.remove();
  const script = document.createElement('script');
  script.id = 'widgets-config';
  script.type = 'application/json';
  script.textContent = JSON.stringify(block);
  document.head.append(script);
  forgetConfig();
}

/** Has a call answer what a test says instead of what the service would. */
export function answer(call: `${'GET' | 'POST'} /${string}`, reply: () => Response | Promise<Response>): void {
  const [method, path] = call.split(' ');
  server.use((method === 'GET' ? http.get : http.post)(`*${path}`, reply));
}

/** An answer of the service, as it stands on the wire. */
export function says(text: string | null, status = 200, headers: Record<string, string> = {}): Response {
  return new HttpResponse(text, { status, headers: { 'content-type': 'application/json', ...headers } });
}

/** Signs a member in at the services, and lets this browser have the cookie of the session. */
export function openSession(userName: string): void {
  services.model.sessions.set('the-browsers', { userName, until: Date.now() + 86_400_000 });
  Cookies.set('sid', 'the-browsers');
}

export function forgetCookies(): void {
  for (const name of Object.keys(Cookies.get())) Cookies.remove(name);
}

beforeAll(() => {
  server.listen({ onUnhandledRequest: 'error' });
  letTimeoutsHappen();
});
beforeEach(() => configure());
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
  server.resetHandlers();
  services.reset();
  sent.length = 0;
  forgetCookies();
});
afterAll(() => server.close());
