import type { Model } from './model';

/** What tests can change about the services. */
export interface Settings {
  /** True if a receipt can be part of several accepted applications: then only the page prevents a second invoice. */
  acceptsUsedReceipts: boolean;
  /** True if the same account can be created several times: then only the page prevents a second one. */
  acceptsTakenAccounts: boolean;
  /** The greeting line of the editors, by default the built-in one. */
  greeting: { readonly message: string; readonly messageZh: string };
}

/** The state, clock and origins that all endpoints share. */
export interface ServiceContext {
  readonly model: Model;
  readonly settings: Settings;
  readonly now: () => number;
  /** The origin of the services. The URLs of captcha scripts start with it. */
  readonly origin: string;
  /** The origin of the site. Links in e-mails start with it. */
  readonly siteOrigin: string;
}

/** A parsed request. */
export interface Call {
  readonly method: string;
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly query: Readonly<Record<string, string>>;
  /** Parsed JSON, or the text of a body that is not JSON; undefined without a body. */
  readonly body: unknown;
  readonly cookies: Readonly<Record<string, string>>;
  readonly at: number;
}

/** A method and path, and the function that responds to it. */
export interface Endpoint {
  readonly method: 'GET' | 'POST' | 'DELETE';
  readonly path: string;
  handle(call: Call): Response;
}

/** Returns the name of a call, such as `POST /public/invoices`. Faults are set by this name. */
export function getCallName({ method, path }: Pick<Call, 'method' | 'path'>): string {
  return `${method} ${path}`;
}
