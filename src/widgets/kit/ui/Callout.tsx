import './callout.css';
import { type ReactNode, useState } from 'react';

interface CalloutProps {
  /** True if the content is about an error: screen readers announce it, and what follows, at once (P-23). */
  readonly isError?: boolean;
  readonly children: ReactNode;
}

/**
 * Renders information for the visitor in a box near a form. The live region exists from the start, so that screen
 * readers announce content that appears in it (P-23).
 */
export function Callout({ isError = false, children }: CalloutProps) {
  const [isAlert, setAlert] = useState(isError);
  // Once an alert, it stays one: a region that changes its role may be a new one for a screen reader.
  if (isError && !isAlert) setAlert(true);
  return (
    <div role={isAlert ? 'alert' : undefined} aria-live={isAlert ? undefined : 'polite'}>
      {children ? <div className="rw-callout">{children}</div> : null}
    </div>
  );
}
