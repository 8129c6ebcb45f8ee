import './callout.css';
import type { ReactNode } from 'react';

interface CalloutProps {
  /** True if the content is about an error: screen readers announce it at once (contract 4). */
  readonly isError?: boolean;
  readonly children: ReactNode;
}

/**
 * Renders information for the visitor in a box near a form. The live region exists from the start, so that screen
 * readers announce content that appears in it (P-23).
 */
export function Callout({ isError = false, children }: CalloutProps) {
  return (
    <div role={isError ? 'alert' : undefined} aria-live={isError ? 'assertive' : 'polite'}>
      {children ? <div className="rw-callout">{children}</div> : null}
    </div>
  );
}
