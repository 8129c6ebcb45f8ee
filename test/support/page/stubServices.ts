import Cookies from 'js-cookie';
import { HttpResponse, http } from 'msw';
import type { ReceivedCall } from '../../../demo/services/services';
import { serveStubServices } from '../stubServer';

/** The origins of the services, as the configuration block of the page names them. */
export const serviceOrigins = {
  account: 'http://account.test',
  gateway: 'http://gateway.test',
  public: 'http://public.test',
  content: 'http://content.test',
};
export const captchaOrigin = 'http://captcha.test';

const { services, server } = serveStubServices(captchaOrigin);

/** The stub services of the page, with their state. */
export { services };

/** All requests of the test in order, such as `POST http://public.test/public/svc/detail`. */
export const requests: string[] = [];
let pendingRequests = 0;

/** Returns true for a request that never gets a response because of a fault. `settle` does not wait for it. */
function hasNoResponse(call: string): boolean {
  return services.faults.list().some((fault) => fault.fault === 'timeout' && [call, '*'].includes(fault.call));
}
server.events.on('request:start', ({ request }) => {
  const { origin, pathname } = new URL(request.url);
  if (!hasNoResponse(`${request.method} ${pathname}`)) pendingRequests += 1;
  requests.push(`${request.method} ${origin}${pathname}`);
  // All services of the tests share the session cookie. No test needs two sessions.
  for (const sid of services.model.sessions.keys()) Cookies.set('sid', sid);
});
server.events.on('request:end', () => {
  pendingRequests -= 1;
});

/** Returns true while a request waits for its response. */
export const isRequestPending = (): boolean => pendingRequests > 0;

/** Returns the requests of a call such as `POST /public/svc/detail`, in order. */
export function requestsTo(call: string): ReceivedCall[] {
  return services.calls.filter(({ method, path }) => `${method} ${path}` === call);
}

/** Replaces the next response to a call, after a delay in ms. An object is sent as JSON, and a string as it is. */
export function respondOnce(call: string, body: object | string, status = 200, delay = 0): void {
  const [method, path] = call.split(' ') as ['GET' | 'POST', string];
  const createHandler = method === 'GET' ? http.get : http.post;
  const createResponse = async () => {
    if (delay > 0) await new Promise((resolve) => setTimeout(resolve, delay));
    return typeof body === 'string' ? new HttpResponse(body, { status }) : HttpResponse.json(body, { status });
  };
  server.use(createHandler(`*${path}`, createResponse, { once: true }));
}

/** Returns the request bodies of a call, in order. */
export function bodiesSentTo(call: string): unknown[] {
  return requestsTo(call).map(({ body }) => body);
}

/** Removes the sessions, faults, responses and requests of a test. */
export function resetServices(): void {
  services.reset();
  server.resetHandlers();
  requests.length = 0;
  pendingRequests = 0;
}
