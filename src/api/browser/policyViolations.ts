/** A file or request that the content security policy of the page has blocked, without query and hash. */
export interface PolicyViolation {
  readonly blocked: string;
  /** The directive that must allow it, such as `connect-src`. */
  readonly directive: string;
  /** What to add to the directive: an origin, or a keyword of the violation. */
  readonly source: string;
}

type ViolationBody = Pick<SecurityPolicyViolationEvent, 'effectiveDirective' | 'disposition' | 'sample'> & {
  readonly blockedURI?: string;
  readonly blockedURL?: string | null;
};

/** Returns null for a violation that the policy only reports, and for one of a kind that the bundle cannot cause. */
function parse({
  effectiveDirective,
  disposition,
  sample,
  blockedURI,
  blockedURL,
}: ViolationBody): PolicyViolation | null {
  if (disposition === 'report') return null;
  const uri = blockedURI ?? blockedURL ?? '';
  // The sample is the name of the policy that the page does not allow.
  const isOwnPolicy = uri === 'trusted-types-policy' && /^rewards-widgets/.test(sample);
  if (isOwnPolicy) return { blocked: sample, directive: 'trusted-types', source: sample };
  const directive = effectiveDirective.replace(/-(elem|attr)$/, '');
  try {
    const { origin, pathname } = new URL(uri);
    return { blocked: origin + pathname, directive, source: origin === location.origin ? "'self'" : origin };
  } catch {
    // `inline`, `eval` and the like: the bundle itself uses none of them.
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
