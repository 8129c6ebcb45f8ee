import type { Service } from './config';
import { clientHeaders } from './version';

/** Whether this page can call a service: the status of its response, or why it cannot. */
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

/** Returns a response; null when there is none. */
async function fetchResponse(url: string, options: RequestInit): Promise<Response | null> {
  const controller = new AbortController();
  const timer = setTimeout(() => controller.abort(), deadline);
  try {
    return await fetch(url, { cache: 'no-store', signal: controller.signal, ...options });
  } catch {
    return null;
  } finally {
    clearTimeout(timer);
  }
}

/**
 * Requests a service like a widget does, with credentials and the same headers, and reads only status and type. A
 * service that responds only to a request without CORS does not allow this page.
 */
export async function probeService(service: Service, origin: string): Promise<Reach> {
  const headers = {
    Accept: 'application/json',
    ...clientHeaders,
    ...(service === 'account' ? { 'Cache-Control': 'no-cache' } : {}),
  };
  const response = await fetchResponse(origin + paths[service], { credentials: 'include', headers });
  if (response) {
    const isPage = /html/.test(response.headers.get('Content-Type') ?? '');
    return isPage || response.status === 404 ? 'notService' : response.status;
  }
  const hasResponse = (await fetchResponse(origin, { mode: 'no-cors', credentials: 'omit' })) !== null;
  return hasResponse ? 'noCors' : 'unreachable';
}
