import { HttpResponse } from 'msw';
import type { Fault } from './faults';
import { type HeaderList, serviceError, tooManyRequests } from './responses';
import { second } from './time';

/** The path of an HTML page to which the fault `redirect` leads. */
export const signInPagePath = '/__stub/sign-in-page';
/** A header that makes the HTTP server leave out the CORS headers. It removes this header from the response. */
export const withoutCorsHeader = 'x-stub-without-cors';

/** How a fault responds. */
interface FaultOptions {
  /** Processes the request as the service would. */
  readonly act: () => Response;
  /** True if a browser receives the response. In jsdom nothing checks CORS or follows redirects: msw has to do it. */
  readonly isForBrowser: boolean;
}

const retrySeconds = 30;

/** Returns an HTML page. */
export function htmlPage(title: string, status: number, headers: HeaderList = []): Response {
  const html = `<!doctype html><html><head><title>${title}</title></head><body><h1>${title}</h1></body></html>`;
  return new HttpResponse(html, {
    status,
    headers: [
      ['content-type', 'text/html; charset=utf-8'],
      ...headers.map(([name, value]): [string, string] => [name, value]),
    ],
  });
}

function jsonText(body: string | null, status = 200): Response {
  return new HttpResponse(body, { status, headers: { 'content-type': 'application/json; charset=utf-8' } });
}

/** Returns a 429 response with any text, or none, in `Retry-After`. */
const tooManyRequestsWith = (retryAfter?: string) =>
  serviceError(429, 429, retryAfter === undefined ? [] : [['retry-after', retryAfter]]);

async function toOtherEnvelope(response: Response): Promise<Response> {
  if (!response.headers.get('content-type')?.includes('json')) return response;
  const body: unknown = JSON.parse(await response.text());
  const { data, error, ...others } = body as { data?: unknown; error?: { code: unknown } };
  const headers: [string, string][] = [...response.headers];
  if (error) return new HttpResponse(JSON.stringify({ error: { ...error, code: String(error.code) } }), { headers });
  const isWrapped = data !== undefined && Object.keys(others).length === 0;
  return new HttpResponse(JSON.stringify(isWrapped ? data : { data: body }), { headers });
}

/** Returns a JSON value with `{}` in place of each text, number, boolean and null. */
function replaceValues(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(replaceValues);
  if (typeof value !== 'object' || value === null) return {};
  return Object.fromEntries(Object.entries(value).map(([name, field]) => [name, replaceValues(field)]));
}

async function toOtherTypes(response: Response): Promise<Response> {
  if (!response.headers.get('content-type')?.includes('json')) return response;
  const body: unknown = JSON.parse(await response.text());
  return new HttpResponse(JSON.stringify(replaceValues(body)), { headers: [...response.headers] });
}

/** Responds to a request with a fault. */
export async function respondWithFault(fault: Fault, { act, isForBrowser }: FaultOptions): Promise<Response> {
  switch (fault.fault) {
    case 'timeout':
      return new Promise<never>(() => {});
    case 'slow': {
      const response = act();
      await new Promise((resolve) => setTimeout(resolve, 4 * second));
      return response;
    }
    case 'reset':
      return HttpResponse.error();
    case 'reset-after':
      act();
      return HttpResponse.error();
    case 'cors':
      return isForBrowser ? htmlPage('502 Bad Gateway', 502, [[withoutCorsHeader, '1']]) : HttpResponse.error();
    case '500':
      return jsonText('{"message":"Internal error"}', 500);
    case '500-html':
      return htmlPage('500 Internal Server Error', 500);
    case '502':
      return htmlPage('502 Bad Gateway', 502);
    case '503':
      return htmlPage('503 Service Unavailable', 503, [['retry-after', String(retrySeconds)]]);
    case 'gateway-json':
      return jsonText('{"status":504,"error":"Gateway Timeout","message":"upstream timed out"}', 504);
    case 'html':
      return htmlPage('Sign in', 200);
    case 'redirect':
      return isForBrowser
        ? new HttpResponse(null, { status: 302, headers: { location: signInPagePath } })
        : htmlPage('Sign in', 200);
    case 'malformed':
      return jsonText('{"data":{"code":"12');
    case 'empty':
      return jsonText('');
    case '204':
      return new HttpResponse(null, { status: 204 });
    case 'shape':
      return jsonText('{"data":"something else"}');
    case 'null':
      return jsonText('null');
    case 'array':
      return jsonText('[]');
    case 'text':
      return jsonText('"something else"');
    case 'types':
      return toOtherTypes(act());
    case '401':
      return serviceError(401, 401);
    case '403':
      return serviceError(403, 403);
    case '403-html':
      return htmlPage('403 Forbidden', 403);
    case '429':
      return tooManyRequests(429, retrySeconds);
    case '429-date':
      return tooManyRequestsWith(new Date(Date.now() + retrySeconds * second).toUTCString());
    case '429-none':
      return tooManyRequestsWith();
    case '429-garbage':
      return tooManyRequestsWith('soon');
    case 'code':
      return serviceError(fault.code ?? 0);
    case 'hostile':
      return serviceError('__proto__');
    case 'old-format':
      return toOtherEnvelope(act());
  }
}
