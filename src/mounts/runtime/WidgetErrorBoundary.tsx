import type { ReactNode } from 'react';
import { ErrorBoundary } from 'react-error-boundary';

/** Catches a widget's render error: renders nothing instead of the widget, and calls `onCrash` (A1). */
export function WidgetErrorBoundary({ onCrash, children }: { onCrash: (error: unknown) => void; children: ReactNode }) {
  return (
    <ErrorBoundary fallback={null} onError={onCrash}>
      {children}
    </ErrorBoundary>
  );
}
