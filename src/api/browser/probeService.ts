import type { User } from '../../contract/widgets';
import type { Service } from './config';
import { clientHeaders } from './version';

/**
 * Whether this page can call a service: the status of its response, or why it cannot. For the account service, 401 when the
 * response says that there is no session, and 0 when it does not say whether there is one.
 */
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

/** Returns a response, and its body where `readsBody`; null when there is none. */
async function fetchResponse(url: string, options: RequestInit, readsBody = false) {
  const controller = new AbortController();
  const timer = setTimeout(() => controller.abort(), deadline);
  try {
    const response = await fetch(url, { cache: 'no-store', signal: controller.signal, ...options });
    const type = response.headers.get('Content-Type') ?? '';
    const body = readsBody ? await response.text().catch(() => '?') : '';
    return { status: response.status, isPage: /html/.test(type), body };
  } catch {
    return null;
  } finally {
    clearTimeout(timer);
  }
}

const userFields: readonly (keyof User)[] = [
  'firstName',
  'loyaltyTier',
  'loyaltyPoints',
  'rewardPoints',
  'pointsToNextTier',
  'loyaltyNotification',
];

/** Returns what a response of the account service says, as the session would read it, which needs the whole client. */
function readSession(status: number, body: string): number {
  const text = body.replace(/\s/g, '');
  if (/^(\{"data":)?(null|\{\})?\}?$/.test(text) || /"code":"?401\b/.test(text)) return 401;
  return userFields.some((field) => text.includes(`"${field}":`)) ? status : 0;
}

/**
 * Requests a service like a widget does, with credentials and the same headers. A service that responds only to a
 * request without CORS does not allow this page.
 */
export async function probeService(service: Service, origin: string): Promise<Reach> {
  const isAccount = service === 'account';
  const headers = {
    Accept: 'application/json',
    ...clientHeaders,
    ...(isAccount ? { 'Cache-Control': 'no-cache' } : {}),
  };
  const response = await fetchResponse(origin + paths[service], { credentials: 'include', headers }, isAccount);
  if (response) {
    const { status, isPage, body } = response;
    if (isPage || status === 404) return 'notService';
    return isAccount && status < 300 ? readSession(status, body) : status;
  }
  const hasResponse = (await fetchResponse(origin, { mode: 'no-cors', credentials: 'omit' })) !== null;
  return hasResponse ? 'noCors' : 'unreachable';
}
