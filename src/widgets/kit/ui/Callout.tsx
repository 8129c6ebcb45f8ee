import './callout.css';
import type { ReactNode } from 'react';

/**
 * Renders information for the visitor in a box near a form. The live region exists from the start, so that screen
 * readers announce content that appears in it (P-23).
 */
export function Callout({ children }: { children: ReactNode }) {
  return <div aria-live="polite">{children ? <div className="rw-callout">{children}</div> : null}</div>;
}
