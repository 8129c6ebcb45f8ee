import { HttpResponse } from 'msw';
import { refuse, tooOften } from './answers';
import { second } from './time';

/** What can go wrong on demand. All but `slow`, `reset-after` and `old-format` keep the call from doing anything. */
export const faultNames = [
  /** Never answers; over HTTP the connection drops after a minute. */
  'timeout',
  /** Acts at once and answers after four seconds. */
  'slow',
  /** Drops the connection before acting. */
  'reset',
  /** Acts, then drops the connection: the caller cannot know. */
  'reset-after',
  /** A failure without a code. */
  '500',
  /** The page of a gateway in front of the service. */
  '502',
  /** A page instead of an answer, such as a sign-in page, with status 200. */
  'html',
  /** JSON that ends in the middle. */
  'malformed',
  /** Status 200 without a body. */
  'empty',
  '204',
  /** JSON of another shape than that of the call. */
  'shape',
  '401',
  '403',
  /** Too many requests; wait 30 seconds. */
  '429',
  /** Refused with the code that is given with the fault. */
  'code',
  /** Refused with a code that is the name of something that every object has. */
  'hostile',
  /** Acts, and answers in the other of the two envelopes; a refusal comes on a 200 with its code as text. */
  'old-format',
] as const;

export type FaultName = (typeof faultNames)[number];

export interface Fault {
  /** A call such as `POST /public/invoices`, or `*` for every call. */
  readonly call: string;
  readonly fault: FaultName;
  /** How many requests it hits; all of them when it is left out. */
  readonly times?: number;
  /** The code of the fault `code`. */
  readonly code?: string | number;
}

/** A fault to be set; `none` takes away the one of its call. */
export type FaultOrder = Omit<Fault, 'fault'> & { readonly fault: FaultName | 'none' };

export interface Faults {
  set(order: FaultOrder): void;
  clear(): void;
  list(): readonly Fault[];
  /** The fault that hits a request of this call, which then has one time less. */
  take(call: string): Fault | undefined;
}

/** No faults yet. */
export function createFaults(): Faults {
  const faults = new Map<string, Fault>();
  return {
    set({ fault, ...order }) {
      if (fault === 'none') faults.delete(order.call);
      else faults.set(order.call, { ...order, fault });
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

function page(title: string, status: number): Response {
  const html = `<!doctype html><html><head><title>${title}</title></head><body><h1>${title}</h1></body></html>`;
  return new HttpResponse(html, { status, headers: { 'content-type': 'text/html; charset=utf-8' } });
}

function text(body: string | null, status = 200): Response {
  return new HttpResponse(body, { status, headers: { 'content-type': 'application/json; charset=utf-8' } });
}

async function inOldFormat(response: Response): Promise<Response> {
  if (!response.headers.get('content-type')?.includes('json')) return response;
  const body: unknown = JSON.parse(await response.text());
  const { data, error, ...others } = body as { data?: unknown; error?: { code: unknown } };
  const headers: [string, string][] = [...response.headers];
  if (error) return new HttpResponse(JSON.stringify({ error: { ...error, code: String(error.code) } }), { headers });
  const isWrapped = data !== undefined && Object.keys(others).length === 0;
  return new HttpResponse(JSON.stringify(isWrapped ? data : { data: body }), { headers });
}

/** Answers a request as a fault would have it; `act` is what the service does of itself. */
export async function answerWith(fault: Fault, act: () => Response): Promise<Response> {
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
      return text('{"message":"Internal error"}', 500);
    case '502':
      return page('502 Bad Gateway', 502);
    case 'html':
      return page('Sign in', 200);
    case 'malformed':
      return text('{"data":{"code":"12');
    case 'empty':
      return text('');
    case '204':
      return new HttpResponse(null, { status: 204 });
    case 'shape':
      return text('{"data":"something else"}');
    case '401':
      return refuse(401, 401);
    case '403':
      return refuse(403, 403);
    case '429':
      return tooOften(429, 30);
    case 'code':
      return refuse(fault.code ?? 0);
    case 'hostile':
      return refuse('__proto__');
    case 'old-format':
      return inOldFormat(act());
  }
}
