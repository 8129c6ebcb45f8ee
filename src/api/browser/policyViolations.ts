/** A file or request that the content security policy of the page has blocked, without query and hash. */
export interface PolicyViolation {
  readonly blocked: string;
  /** The directive that must allow it, such as `connect-src`. */
  readonly directive: string;
  /** What to add to the directive: an origin, or a keyword of the violation. */
  readonly source: string;
}

type ViolationBody = Pick<SecurityPolicyViolationEvent, 'effectiveDirective'> & {
  readonly blockedURI?: string;
  readonly blockedURL?: string | null;
};

function parse({ effectiveDirective, blockedURI, blockedURL }: ViolationBody): PolicyViolation | null {
  const uri = blockedURI ?? blockedURL ?? '';
  const directive = effectiveDirective.replace(/-(elem|attr)$/, '');
  try {
    const { origin, pathname } = new URL(uri);
    return { blocked: origin + pathname, directive, source: origin === location.origin ? "'self'" : origin };
  } catch {
    // `inline`, `eval` and the like: nothing that the bundle does.
    return null;
  }
}

interface ReportingWindow {
  readonly ReportingObserver?: new (
    callback: (reports: readonly { readonly body: ViolationBody }[]) => void,
    options: { readonly types: readonly string[]; readonly buffered: boolean },
  ) => { observe(): void; disconnect(): void };
}

/**
 * Calls the listener for each violation from now on and, where the browser keeps them, for earlier ones. Returns a
 * function that stops.
 */
export function watchPolicyViolations(listener: (violation: PolicyViolation) => void): () => void {
  const add = (body: ViolationBody) => {
    const violation = parse(body);
    if (violation) listener(violation);
  };
  const onEvent = (event: SecurityPolicyViolationEvent) => add(event);
  document.addEventListener('securitypolicyviolation', onEvent);
  const { ReportingObserver } = window as unknown as ReportingWindow;
  const observer =
    typeof ReportingObserver === 'function'
      ? new ReportingObserver((reports) => reports.map(({ body }) => add(body)), {
          types: ['csp-violation'],
          buffered: true,
        })
      : null;
  observer?.observe();
  return () => {
    document.removeEventListener('securitypolicyviolation', onEvent);
    observer?.disconnect();
  };
}
