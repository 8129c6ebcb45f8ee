import type { Service } from './config';
import { version } from './version';

/** Whether this page can call a service: the status of its response, or why there is none. */
export type Reach = number | 'noCors' | 'unreachable';

/** A call of each service that changes nothing. */
const paths: Readonly<Record<Service, string>> = {
  account: '/api/Customers/detail',
  gateway: '/web/login/captcha',
  public: '/public/svc/captcha',
  content: '/api/hello',
};
/** Milliseconds after which a service counts as unreachable. */
const deadline = 10_000;

/** Returns the HTTP status of a response; null when there is none. */
async function fetchStatus(url: string, options: RequestInit): Promise<number | null> {
  const controller = new AbortController();
  const timer = setTimeout(() => controller.abort(), deadline);
  try {
    const { status } = await fetch(url, { cache: 'no-store', signal: controller.signal, ...options });
    return status;
  } catch {
    return null;
  } finally {
    clearTimeout(timer);
  }
}

/**
 * Requests a service like a widget does, with credentials and the same headers, and reads only the status. A service
 * that responds only to a request without CORS does not allow this page.
 */
export async function probeService(service: Service, origin: string): Promise<Reach> {
  const headers = {
    Accept: 'application/json',
    'X-Client-Name': 'rewards-widgets',
    'X-Client-Version': version,
    ...(service === 'account' ? { 'Cache-Control': 'no-cache' } : {}),
  };
  const status = await fetchStatus(origin + paths[service], { credentials: 'include', headers });
  if (status !== null) return status;
  const hasResponse = (await fetchStatus(origin, { mode: 'no-cors', credentials: 'omit' })) !== null;
  return hasResponse ? 'noCors' : 'unreachable';
}
