import type { Model } from './model';

/** What the endpoints share: the state, the clock and where things are. */
export interface World {
  readonly model: Model;
  readonly now: () => number;
  /** The origin of the services themselves; captcha scripts come from here. */
  readonly origin: string;
  /** The origin of the site, for the links in e-mails. */
  readonly siteOrigin: string;
}

/** A request as the endpoints see it. */
export interface Call {
  readonly method: string;
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly query: Readonly<Record<string, string>>;
  /** Parsed JSON, else the text that came; undefined when there was none. */
  readonly body: unknown;
  readonly cookies: Readonly<Record<string, string>>;
  readonly at: number;
}

/** One call that the services answer. */
export interface Endpoint {
  readonly method: 'GET' | 'POST' | 'DELETE';
  readonly path: string;
  act(call: Call): Response;
}

/** The name of a call as faults use it, such as `POST /public/invoices`. */
export function callName({ method, path }: Pick<Endpoint, 'method' | 'path'>): string {
  return `${method} ${path}`;
}
