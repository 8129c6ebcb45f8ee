import type { ReactNode } from 'react';

/** The outermost element of a widget with a body of its own: the one look that all of them share. */
export function Panel({ className, children }: { className: string; children: ReactNode }) {
  return <div className={`rw rw-panel ${className}`}>{children}</div>;
}
