import type { Locale } from '../i18n/locale';
import en from '../i18n/messages/inspector.en.json';
import zh from '../i18n/messages/inspector.zh.json';

/** The id of a text of the inspector. */
export type InspectorMessageId = keyof typeof en;

/** Returns a text of the inspector, with its values. */
export type Translate = (id: InspectorMessageId, values?: Readonly<Record<string, string>>) => string;

/** Returns the texts of a language. The inspector has its own, as it works without the runtime. */
export function translateInto(locale: Locale): Translate {
  const messages = locale === 'en' ? en : zh;
  return (id, values = {}) => messages[id].replace(/\{(\w+)\}/g, (_, name: string) => values[name] ?? '');
}
