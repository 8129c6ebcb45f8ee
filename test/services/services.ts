import { type HttpHandler, http } from 'msw';
import { accountEndpoints } from './account';
import { refuse } from './answers';
import { captchaEndpoints } from './captcha';
import { contentEndpoints } from './content';
import { callName, type Endpoint, type World } from './endpoint';
import { answerWith, createFaults, type Fault, type FaultOrder } from './faults';
import { giftCardEndpoints } from './giftCards';
import { invoiceEndpoints } from './invoices';
import { loginEndpoints } from './login';
import { createModel, type Model, type OutboxEntry, resetModel } from './model';
import { passwordEndpoints } from './passwords';
import { readCall } from './readCall';
import { rewardEndpoints } from './rewards';
import { smsEndpoints } from './sms';
import { stubEndpoints } from './stub';

export interface ServicesOptions {
  /** The clock; codes, tickets and limits go by it. */
  readonly now?: () => number;
  /** The sites that use the services; links in e-mails lead to the first one. */
  readonly siteOrigins?: readonly string[];
  /** Where the services are reached, and captcha scripts come from. */
  readonly origin: string;
  /** Where cookies are read: from the header, or, in jsdom, which hides it, from msw. */
  readonly cookies?: 'header' | 'msw';
}

/** A request as it was received. */
export interface ReceivedCall {
  readonly method: string;
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly query: Readonly<Record<string, string>>;
  readonly body: unknown;
  readonly at: number;
}

export interface Services {
  readonly handlers: HttpHandler[];
  readonly model: Model;
  /** What was sent, the newest last. */
  readonly outbox: readonly OutboxEntry[];
  readonly faults: { set(order: FaultOrder): void; clear(): void; list(): readonly Fault[] };
  /** Every request, except those to `/__stub`, in the order of arrival. */
  readonly calls: ReceivedCall[];
  /** Back to the first state: no sessions, no faults, nothing received. */
  reset(): void;
}

const methods = { GET: http.get, POST: http.post, DELETE: http.delete } as const;

/** Services with a state of their own: for a test, or, behind the HTTP adapter, for a site. */
export function createServices(options: ServicesOptions): Services {
  const { now = Date.now, siteOrigins = [], origin, cookies: cookieSource = 'header' } = options;
  const model = createModel(now());
  const world: World = { model, now, origin, siteOrigin: siteOrigins[0] ?? 'http://localhost:3000' };
  const faults = createFaults();
  const calls: ReceivedCall[] = [];

  const reset = () => {
    resetModel(model, now());
    faults.clear();
    calls.length = 0;
  };

  const endpoints: Endpoint[] = [
    ...loginEndpoints(world),
    ...accountEndpoints(world),
    ...smsEndpoints(world),
    ...passwordEndpoints(world),
    ...rewardEndpoints(world),
    ...captchaEndpoints(world),
    ...giftCardEndpoints(world),
    ...invoiceEndpoints(world),
    ...contentEndpoints(),
  ];

  const handle = (endpoint: Endpoint, isStub: boolean): HttpHandler =>
    methods[endpoint.method](`*${endpoint.path}`, async ({ request, cookies }) => {
      const call = await readCall(request, now(), cookieSource === 'msw' ? cookies : null);
      if (!isStub) {
        const { method, path, headers, query, body, at } = call;
        calls.push({ method, path, headers, query, body, at });
      }
      const fault = isStub ? undefined : faults.take(callName(endpoint));
      try {
        return await (fault ? answerWith(fault, () => endpoint.act(call)) : endpoint.act(call));
      } catch (error) {
        // A service that breaks answers so; what broke it is for the one who runs it.
        process.emitWarning(error instanceof Error ? error : String(error));
        return refuse(500, 500);
      }
    });

  const stub = stubEndpoints(world, { faults, calls: endpoints.map(callName), reset });
  return {
    handlers: [
      ...endpoints.map((endpoint) => handle(endpoint, false)),
      ...stub.map((endpoint) => handle(endpoint, true)),
    ],
    model,
    outbox: model.outbox,
    faults,
    calls,
    reset,
  };
}
