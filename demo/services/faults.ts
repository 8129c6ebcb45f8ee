import { HttpResponse } from 'msw';
import { serviceError, tooManyRequests } from './responses';
import { second } from './time';

/** The faults that can be set. Only `slow`, `reset-after` and `old-format` let the service process the request. */
export const faultNames = [
  /** Never responds; over HTTP the connection drops after a minute. */
  'timeout',
  /** Processes the request at once and responds after four seconds. */
  'slow',
  /** Drops the connection before processing the request. */
  'reset',
  /** Processes the request, then drops the connection: the client cannot know the outcome. */
  'reset-after',
  /** Status 500 without an error code. */
  '500',
  /** Status 502 with the HTML page of a gateway in front of the service. */
  '502',
  /** Status 200 with an HTML page, such as the sign-in page of a network. */
  'html',
  /** Truncated JSON. */
  'malformed',
  /** Status 200 without a body. */
  'empty',
  '204',
  /** JSON of an unexpected shape. */
  'shape',
  '401',
  '403',
  /** Too many requests; `Retry-After` is 30 seconds. */
  '429',
  /** A service error with the code that is set with the fault. */
  'code',
  /** A service error whose code is the name of a property that every object inherits. */
  'hostile',
  /** Processes the request and responds in the other envelope; an error has status 200 and its code as text. */
  'old-format',
] as const;

export type FaultName = (typeof faultNames)[number];

export interface Fault {
  /** The name of a call, such as `POST /public/invoices`, or `*` for every call. */
  readonly call: string;
  readonly fault: FaultName;
  /** How many requests the fault affects; every request if undefined. */
  readonly times?: number;
  /** The error code of the fault `code`. */
  readonly code?: string | number;
}

/** A request to set a fault; `none` removes the fault of the call. */
export type FaultRequest = Omit<Fault, 'fault'> & { readonly fault: FaultName | 'none' };

export interface Faults {
  set(request: FaultRequest): void;
  clear(): void;
  list(): readonly Fault[];
  /** Returns the fault for a request of this call, and counts the request. */
  take(call: string): Fault | undefined;
}

/** Creates an empty set of faults. */
export function createFaults(): Faults {
  const faults = new Map<string, Fault>();
  return {
    set({ fault, ...request }) {
      if (fault === 'none') faults.delete(request.call);
      else faults.set(request.call, { ...request, fault });
    },
    clear: () => faults.clear(),
    list: () => [...faults.values()],
    take(call) {
      const fault = faults.get(call) ?? faults.get('*');
      if (fault?.times !== undefined) {
        if (fault.times > 1) faults.set(fault.call, { ...fault, times: fault.times - 1 });
        else faults.delete(fault.call);
      }
      return fault;
    },
  };
}

function htmlPage(title: string, status: number): Response {
  const html = `<!doctype html><html><head><title>${title}</title></head><body><h1>${title}</h1></body></html>`;
  return new HttpResponse(html, { status, headers: { 'content-type': 'text/html; charset=utf-8' } });
}

function jsonText(body: string | null, status = 200): Response {
  return new HttpResponse(body, { status, headers: { 'content-type': 'application/json; charset=utf-8' } });
}

async function toOtherEnvelope(response: Response): Promise<Response> {
  if (!response.headers.get('content-type')?.includes('json')) return response;
  const body: unknown = JSON.parse(await response.text());
  const { data, error, ...others } = body as { data?: unknown; error?: { code: unknown } };
  const headers: [string, string][] = [...response.headers];
  if (error) return new HttpResponse(JSON.stringify({ error: { ...error, code: String(error.code) } }), { headers });
  const isWrapped = data !== undefined && Object.keys(others).length === 0;
  return new HttpResponse(JSON.stringify(isWrapped ? data : { data: body }), { headers });
}

/** Responds to a request with a fault; `handle` processes the request as the service would. */
export async function respondWithFault(fault: Fault, act: () => Response): Promise<Response> {
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
    case '500':
      return jsonText('{"message":"Internal error"}', 500);
    case '502':
      return htmlPage('502 Bad Gateway', 502);
    case 'html':
      return htmlPage('Sign in', 200);
    case 'malformed':
      return jsonText('{"data":{"code":"12');
    case 'empty':
      return jsonText('');
    case '204':
      return new HttpResponse(null, { status: 204 });
    case 'shape':
      return jsonText('{"data":"something else"}');
    case '401':
      return serviceError(401, 401);
    case '403':
      return serviceError(403, 403);
    case '429':
      return tooManyRequests(429, 30);
    case 'code':
      return serviceError(fault.code ?? 0);
    case 'hostile':
      return serviceError('__proto__');
    case 'old-format':
      return toOtherEnvelope(act());
  }
}
