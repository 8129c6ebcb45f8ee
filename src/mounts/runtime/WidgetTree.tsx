import type { ReactNode } from 'react';
import type { Messages } from '../../i18n/loadCatalogue';
import type { Locale } from '../../i18n/locale';
import { MountElementContext } from '../../widgets/kit/hooks/MountElementContext';
import { WidgetErrorBoundary } from './WidgetErrorBoundary';
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

/** Renders the components around a widget, on a page and for prerendered markup: hydration needs the same tree. */
export function WidgetTree({ element, locale, messages, onReady, onEffects, children }: WidgetTreeProps) {
  return (
    <WidgetErrorBoundary>
      <WidgetProviders locale={locale} messages={messages} onReady={onReady} onEffects={onEffects}>
        <MountElementContext value={element}>{children}</MountElementContext>
      </WidgetProviders>
    </WidgetErrorBoundary>
  );
}
