import { type ReactNode, useEffect, useLayoutEffect } from 'react';
import { RawIntlProvider } from 'react-intl';
import type { Words } from '../../i18n/loadPart';
import type { Locale } from '../../i18n/locale';
import { intlOf } from './intl';

interface FrameProps {
  readonly locale: Locale;
  readonly words: Words;
  readonly onReady: () => void;
  /** Called once all that the first commit brought about has been done. */
  readonly onSettled: () => void;
  readonly children: ReactNode;
}

/** Gives a widget its words, and says when it has been committed for the first time, before that is painted. */
export function Frame({ locale, words, onReady, onSettled, children }: FrameProps) {
  // A tree is rendered with the same callbacks for good: each is called once.
  useLayoutEffect(onReady, [onReady]);
  useEffect(onSettled, [onSettled]);
  return <RawIntlProvider value={intlOf(locale, words)}>{children}</RawIntlProvider>;
}
