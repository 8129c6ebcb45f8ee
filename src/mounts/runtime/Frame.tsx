import { type ReactNode, useEffect } from 'react';
import { IntlProvider, type MessageFormatElement } from 'react-intl';
import { report } from '../../api/report';
import type { Locale } from '../../i18n/locale';
import type { Words } from '../../i18n/words';

const languageTags = { zh: 'zh-CN', en: 'en' } as const;
const textElement = 0;
type Messages = Record<string, MessageFormatElement[]>;
const known = new WeakMap<Words, Messages>();

/** The catalogue as react-intl without its parser takes it: a plain text becomes a tree of one leaf. */
function messagesOf(words: Words): Messages {
  let messages = known.get(words);
  if (!messages) {
    const tree = (text: unknown) => (typeof text === 'string' ? [{ type: textElement, value: text }] : text);
    messages = Object.fromEntries(Object.entries(words).map(([id, text]) => [id, tree(text)])) as Messages;
    known.set(words, messages);
  }
  return messages;
}

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
    <IntlProvider locale={languageTags[locale]} messages={messagesOf(words)} onError={(error) => report(error.code)}>
      {children}
    </IntlProvider>
  );
}
