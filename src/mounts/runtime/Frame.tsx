import { type ReactNode, useLayoutEffect } from 'react';
import { RawIntlProvider } from 'react-intl';
import type { Locale } from '../../i18n/locale';
import type { Words } from '../../i18n/words';
import { intlOf } from './intl';

interface FrameProps {
  readonly locale: Locale;
  readonly words: Words;
  readonly onReady: () => void;
  readonly children: ReactNode;
}

/** Gives a widget its words, and says when it has been committed for the first time, before that is painted. */
export function Frame({ locale, words, onReady, children }: FrameProps) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: the first commit only, whatever the callback is by then
  useLayoutEffect(onReady, []);
  return <RawIntlProvider value={intlOf(locale, words)}>{children}</RawIntlProvider>;
}
