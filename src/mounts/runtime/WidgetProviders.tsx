import { type ReactNode, useEffect, useLayoutEffect } from 'react';
import { RawIntlProvider } from 'react-intl';
import type { Messages } from '../../i18n/loadCatalogue';
import type { Locale } from '../../i18n/locale';
import { getIntl } from './intl';

interface WidgetProvidersProps {
  readonly locale: Locale;
  readonly messages: Messages;
  readonly onReady: () => void;
  readonly onEffects: () => void;
  readonly children: ReactNode;
}

/** Provides a widget's messages, and calls back at its first commit and after the effects of that commit. */
export function WidgetProviders({ locale, messages, onReady, onEffects, children }: WidgetProvidersProps) {
  // Each is called once, as the tree is always rendered with the same callbacks.
  useLayoutEffect(onReady, [onReady]);
  useEffect(onEffects, [onEffects]);
  return <RawIntlProvider value={getIntl(locale, messages)}>{children}</RawIntlProvider>;
}
