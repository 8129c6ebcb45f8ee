import './callout.css';
import type { ReactNode } from 'react';

/**
 * What a visitor should know before going on, in a box above the form or below it. Its place stands from the start,
 * empty, so that what comes into it is read out (P-23).
 */
export function Callout({ children }: { children: ReactNode }) {
  return <div aria-live="polite">{children ? <div className="rw-callout">{children}</div> : null}</div>;
}
