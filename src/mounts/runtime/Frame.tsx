import { type ReactNode, useEffect } from 'react';
import { IntlProvider, type MessageFormatElement } from 'react-intl';
import { report } from '../../api/report';
import type { Words } from '../../i18n/loadPart';
import type { Locale } from '../../i18n/locale';

const languageTags = { zh: 'zh-CN', en: 'en' } as const;
type Messages = Record<string, MessageFormatElement[]>;

interface FrameProps {
  readonly locale: Locale;
  readonly words: Words;
  readonly onReady: () => void;
  readonly children: ReactNode;
}

/** Gives a widget its words, and says when it has been committed for the first time. */
export function Frame({ locale, words, onReady, children }: FrameProps) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: the first commit only, whatever the callback is by then
  useEffect(onReady, []);
  return (
    <IntlProvider locale={languageTags[locale]} messages={words as Messages} onError={(error) => report(error.code)}>
      {children}
    </IntlProvider>
  );
}
