/** The faults that can be set. Only `slow`, `reset-after`, `types` and `old-format` let the service process the request. */
export const faultNames = [
  /** Never responds; over HTTP the connection drops after a minute. */
  'timeout',
  /** Processes the request at once and responds after four seconds. */
  'slow',
  /** Drops the connection before processing the request. */
  'reset',
  /** Processes the request, then drops the connection: the client cannot know the outcome. */
  'reset-after',
  /** A response without CORS headers: the browser hides it from the page. */
  'cors',
  /** Status 500 without an error code. */
  '500',
  /** Status 500 with the HTML page of a web server. */
  '500-html',
  /** Status 502 with the HTML page of a gateway in front of the service. */
  '502',
  /** Status 503 with the HTML page of a gateway; `Retry-After` is 30 seconds. */
  '503',
  /** Status 504 with the JSON of a gateway: its error is a text without a code. */
  'gateway-json',
  /** Status 200 with an HTML page, such as the sign-in page of a network. */
  'html',
  /** Status 302 to an HTML page on the origin of the services: an expired session of a gateway. */
  'redirect',
  /** Truncated JSON. */
  'malformed',
  /** Status 200 without a body. */
  'empty',
  '204',
  /** JSON of an unexpected shape. */
  'shape',
  /** The JSON `null`. */
  'null',
  /** A JSON array. */
  'array',
  /** A JSON text. */
  'text',
  /** Processes the request and responds with the right fields, but an object as the value of each. */
  'types',
  '401',
  '403',
  /** Status 403 with the HTML page of a firewall. */
  '403-html',
  /** Too many requests; `Retry-After` is 30 seconds. */
  '429',
  /** Too many requests; `Retry-After` is the HTTP date in 30 seconds. */
  '429-date',
  /** Too many requests, without `Retry-After`. */
  '429-none',
  /** Too many requests; `Retry-After` is neither a number nor a date. */
  '429-garbage',
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

/** A situation that QA reproduces by its name. */
export interface Scenario {
  /** Such as `offline`, or an entry of the notice catalogue such as `Login.20009`. */
  readonly name: string;
  readonly faults: readonly FaultRequest[];
}

export interface Faults {
  set(request: FaultRequest): void;
  /** Sets the faults of a scenario beside those that are set. */
  setScenario(scenario: Scenario): void;
  /** The names of the scenarios that were set since the last `clear`. */
  scenarioNames(): readonly string[];
  clear(): void;
  list(): readonly Fault[];
  /** Returns the fault for a request of this call, and counts the request. */
  take(call: string): Fault | undefined;
}

/** Creates an empty set of faults. */
export function createFaults(): Faults {
  const faults = new Map<string, Fault>();
  const names = new Set<string>();
  const set = ({ fault, ...request }: FaultRequest) => {
    if (fault === 'none') faults.delete(request.call);
    else faults.set(request.call, { ...request, fault });
  };
  return {
    set,
    setScenario({ name, faults: ofScenario }) {
      names.add(name);
      ofScenario.forEach(set);
    },
    scenarioNames: () => [...names],
    clear() {
      faults.clear();
      names.clear();
    },
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
