import { type HttpHandler, http } from 'msw';
import { type Endpoint, getCallName, type ServiceContext, type Settings } from './endpoint';
import { accountEndpoints } from './endpoints/account';
import { captchaEndpoints } from './endpoints/captcha';
import { contentEndpoints } from './endpoints/content';
import { giftCardEndpoints } from './endpoints/giftCards';
import { invoiceEndpoints } from './endpoints/invoices';
import { loginEndpoints } from './endpoints/login';
import { passwordEndpoints } from './endpoints/passwords';
import { rewardEndpoints } from './endpoints/rewards';
import { smsEndpoints } from './endpoints/sms';
import { stubEndpoints } from './endpoints/stub';
import { createFaults, type Fault, type FaultRequest } from './faults';
import { createModel, type Model, type OutboxEntry, resetModel } from './model';
import { readCall } from './readCall';
import { respondWithFault } from './respondWithFault';
import { serviceError } from './responses';

export interface ServicesOptions {
  /** The clock, in milliseconds. Codes, tickets and limits expire by it. */
  readonly now?: () => number;
  /** The origins of the sites that use the services. Links in e-mails lead to the first one. */
  readonly siteOrigins?: readonly string[];
  /** The origin of the services. The URLs of captcha scripts start with it. */
  readonly origin: string;
  /** Whether cookies are read from the header or, in jsdom, which hides the header, from msw. */
  readonly cookies?: 'header' | 'msw';
  /** Called with each response that no fault has changed, and with the name of its call. */
  readonly onResponse?: (call: string, response: Response) => void;
}

/** A received request. */
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
  readonly settings: Settings;
  /** The sent text messages and e-mails, the newest last. */
  readonly outbox: readonly OutboxEntry[];
  readonly faults: { set(request: FaultRequest): void; clear(): void; list(): readonly Fault[] };
  /** Every request except those to `/__stub`, in the order of arrival. */
  readonly calls: ReceivedCall[];
  /** The names of all calls except those to `/__stub`. */
  readonly callNames: readonly string[];
  /** Processes a request whose fault kept it from the service, as one that took long to arrive. No client gets its response. */
  processLate(call: ReceivedCall): void;
  /** Resets everything to the initial state: no sessions, no faults, no received requests. */
  reset(): void;
}

const methods = { GET: http.get, POST: http.post, DELETE: http.delete } as const;

const defaultSettings: Settings = {
  acceptsUsedReceipts: false,
  acceptsTakenAccounts: false,
  greeting: { message: "It's a great day for coffee", messageZh: '今天也适合来一杯咖啡' },
};

/** Creates stub services with their own state. Tests call the handlers; the demo site serves them over HTTP. */
export function createServices(options: ServicesOptions): Services {
  const { now = Date.now, siteOrigins = [], origin, cookies: cookieSource = 'header' } = options;
  const model = createModel(now());
  const settings = { ...defaultSettings };
  const siteOrigin = siteOrigins[0] ?? 'http://localhost:3000';
  const context: ServiceContext = { model, settings, now, origin, siteOrigin };
  const faults = createFaults();
  const calls: ReceivedCall[] = [];

  const reset = () => {
    resetModel(model, now());
    Object.assign(settings, defaultSettings);
    faults.clear();
    calls.length = 0;
  };

  const endpoints: Endpoint[] = [
    ...loginEndpoints(context),
    ...accountEndpoints(context),
    ...smsEndpoints(context),
    ...passwordEndpoints(context),
    ...rewardEndpoints(context),
    ...captchaEndpoints(context),
    ...giftCardEndpoints(context),
    ...invoiceEndpoints(context),
    ...contentEndpoints(context),
  ];

  const createHandler = (endpoint: Endpoint, isStub: boolean): HttpHandler =>
    methods[endpoint.method](`*${endpoint.path}`, async ({ request, cookies }) => {
      const call = await readCall(request, now(), cookieSource === 'msw' ? cookies : null);
      if (!isStub) {
        const { method, path, headers, query, body, at } = call;
        calls.push({ method, path, headers, query, body, at });
      }
      const fault = isStub ? undefined : faults.take(getCallName(endpoint));
      try {
        if (fault) {
          const act = () => endpoint.handle(call);
          return await respondWithFault(fault, { act, isForBrowser: cookieSource === 'header' });
        }
        const response = endpoint.handle(call);
        if (!isStub) options.onResponse?.(getCallName(endpoint), response.clone());
        return response;
      } catch (error) {
        // The response is that of a service that crashed; the developer reads the cause in the terminal.
        process.emitWarning(error instanceof Error ? error : String(error));
        return serviceError(500, 500);
      }
    });

  const callNames = endpoints.map(getCallName);
  const stub = stubEndpoints(context, { faults, calls: callNames, reset });
  return {
    handlers: [
      ...endpoints.map((endpoint) => createHandler(endpoint, false)),
      ...stub.map((endpoint) => createHandler(endpoint, true)),
    ],
    model,
    settings,
    outbox: model.outbox,
    faults,
    calls,
    callNames,
    processLate: (call) => {
      endpoints.find((endpoint) => getCallName(endpoint) === getCallName(call))?.handle({ ...call, cookies: {} });
    },
    reset,
  };
}
