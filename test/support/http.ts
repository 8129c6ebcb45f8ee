import './build';
import Cookies from 'js-cookie';
import { HttpResponse, http } from 'msw';
import { resetPageState } from '../../src/lib/pageState';
import { serveStubServices } from './stubServer';

/** The origins of the services in the page's configuration. */
export const origins = {
  account: 'https://account.test',
  gateway: 'https://gateway.test',
  public: 'https://public.test',
  content: 'https://content.test',
};
export const captchaOrigin = 'https://captcha.test';

/** A request as the browser sent it. */
export interface SentRequest {
  readonly call: string;
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly credentials: string;
  readonly text: string;
}

const { services, server } = serveStubServices(captchaOrigin);

export { services };

/** All requests of the test, in order. */
export const sentRequests: SentRequest[] = [];
server.events.on('request:start', async ({ request }) => {
  const { origin, pathname } = new URL(request.url);
  const index = sentRequests.length;
  const row = {
    call: `${request.method} ${origin}${pathname}`,
    url: request.url,
    headers: Object.fromEntries(request.headers),
    credentials: request.credentials,
  };
  sentRequests.push({ ...row, text: '' });
  sentRequests[index] = { ...row, text: await request.clone().text() };
});

/** Puts a configuration block into the page and resets the page's state. */
export function configure(block: unknown = { services: origins, captchaOrigins: [captchaOrigin] }): void {
  document.getElementById('widgets-config')?.remove();
  const script = document.createElement('script');
  script.id = 'widgets-config';
  script.type = 'application/json';
  script.textContent = JSON.stringify(block);
  document.head.append(script);
  resetPageState();
}

/** Replaces the stub service's responses to a call for the rest of the test. */
export function respondWith(
  call: `${'GET' | 'POST'} /${string}`,
  createResponse: () => Response | Promise<Response>,
): void {
  const [method, path] = call.split(' ');
  server.use((method === 'GET' ? http.get : http.post)(`*${path}`, createResponse));
}

/** Creates a response with the JSON content type. The body is sent as it is, so it may also be malformed JSON. */
export function jsonResponse(body: string | null, status = 200, headers: Record<string, string> = {}): Response {
  return new HttpResponse(body, { status, headers: { 'content-type': 'application/json', ...headers } });
}

/** Creates a session at the services and sets its cookie in the browser. */
export function createSession(userName: string): void {
  services.model.sessions.set('session-1', { userName, until: Date.now() + 86_400_000 });
  Cookies.set('sid', 'session-1');
}

function clearCookies(): void {
  for (const name of Object.keys(Cookies.get())) Cookies.remove(name);
}

beforeEach(() => configure());
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
  server.resetHandlers();
  services.reset();
  sentRequests.length = 0;
  clearCookies();
  localStorage.clear();
  sessionStorage.clear();
});
