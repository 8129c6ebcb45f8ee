import type { ReactNode } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import type { Messages } from '../../i18n/loadCatalogue';
import type { Locale } from '../../i18n/locale';
import { MountElementContext } from '../../widgets/kit/hooks/MountElementContext';
import { WidgetProviders } from './WidgetProviders';

interface WidgetTreeProps {
  /** The mount point; null when the markup is prerendered. */
  readonly element: Element | null;
  readonly locale: Locale;
  readonly messages: Messages;
  /** Called at the first commit, before the browser paints it. */
  readonly onReady: () => void;
  /** Called after the effects of the first commit. */
  readonly onEffects: () => void;
  readonly children: ReactNode;
}

/**
 * Renders the components around a widget, on a page and for prerendered markup: hydration needs the same tree. After an
 * error while it renders, nothing is shown; the root reports the error (A1).
 */
export function WidgetTree({ element, locale, messages, onReady, onEffects, children }: WidgetTreeProps) {
  return (
    <ErrorBoundary fallback={null}>
      <WidgetProviders locale={locale} messages={messages} onReady={onReady} onEffects={onEffects}>
        <MountElementContext value={element}>{children}</MountElementContext>
      </WidgetProviders>
    </ErrorBoundary>
  );
}
