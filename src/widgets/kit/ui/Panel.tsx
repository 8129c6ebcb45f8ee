import type { ReactNode } from 'react';

/** Renders the outermost element of a widget, with the background and padding that all widgets share. */
export function Panel({ className, children }: { className: string; children: ReactNode }) {
  return <div className={`rw rw-panel ${className}`}>{children}</div>;
}
