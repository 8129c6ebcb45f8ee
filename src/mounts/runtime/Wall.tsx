import type { ReactNode } from 'react';
import { ErrorBoundary } from 'react-error-boundary';

/** Keeps a widget's failure to itself: nothing is left of it, and the mount point is told (A1). */
export function Wall({ onCrash, children }: { onCrash: (error: unknown) => void; children: ReactNode }) {
  return (
    <ErrorBoundary fallback={null} onError={onCrash}>
      {children}
    </ErrorBoundary>
  );
}
