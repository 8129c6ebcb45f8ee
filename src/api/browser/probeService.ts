import type { Service } from './config';
import { clientHeaders } from './version';

/** Whether this page can call a service: the status of its response, 204 if it is empty, or why it cannot. */
export type Reach =
  | number
  /** A web page or a 404 came back: most likely the address is not that of the service. */
  | 'notService'
  | 'noCors'
  | 'unreachable';

/** A call of each service that changes nothing. */
const paths: Readonly<Record<Service, string>> = {
  account: '/api/Customers/detail',
  gateway: '/web/login/captcha',
  public: '/public/svc/captcha',
  content: '/api/hello',
};
/** Milliseconds after which a service counts as unreachable. */
const deadline = 10_000;

/** Returns a response and its body; null when there is none. */
async function fetchResponse(url: string, options: RequestInit) {
  const controller = new AbortController();
  const timer = setTimeout(() => controller.abort(), deadline);
  try {
    const response = await fetch(url, { cache: 'no-store', signal: controller.signal, ...options });
    const type = response.headers.get('Content-Type') ?? '';
    return { status: response.status, isPage: /html/.test(type), body: await response.text() };
  } catch {
    return null;
  } finally {
    clearTimeout(timer);
  }
}

/** A body without content. As the response to a call for an account it means that there is no session. */
const empty = /^\s*(null|\{\s*\})?\s*$/;

/**
 * Requests a service like a widget does, with credentials and the same headers. A service that responds only to a
 * request without CORS does not allow this page.
 */
export async function probeService(service: Service, origin: string): Promise<Reach> {
  const headers = {
    Accept: 'application/json',
    ...clientHeaders,
    ...(service === 'account' ? { 'Cache-Control': 'no-cache' } : {}),
  };
  const response = await fetchResponse(origin + paths[service], { credentials: 'include', headers });
  if (response) {
    const { status, isPage, body } = response;
    if (isPage || status === 404) return 'notService';
    return status === 200 && empty.test(body) ? 204 : status;
  }
  const hasResponse = (await fetchResponse(origin, { mode: 'no-cors', credentials: 'omit' })) !== null;
  return hasResponse ? 'noCors' : 'unreachable';
}
