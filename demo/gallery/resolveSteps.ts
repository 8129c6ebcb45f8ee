import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { MessageId } from '../../src/i18n/messages';
import type { Locale } from '../site/texts';
import type { State, Step } from './state';

type Messages = Readonly<Record<MessageId, string>>;

// Not imported: jest and webpack compile imported messages.
const readMessages = (locale: Locale) =>
  JSON.parse(readFileSync(join(__dirname, `../../src/i18n/messages/${locale}.json`), 'utf8')) as Messages;
const messages: Readonly<Record<Locale, Messages>> = { zh: readMessages('zh'), en: readMessages('en') };

/** Returns the longest part of a message without placeholders: what a page shows of it, whatever their values. */
function visibleText(locale: Locale, id: MessageId): string {
  const parts = messages[locale][id].split(/\{\w+\}/);
  return parts.reduce((longest, part) => (part.trim().length > longest.length ? part.trim() : longest), '');
}

/** Returns the steps of a state with the texts of one language in place of message ids, for `public/gallery/play.js`. */
export function resolveSteps({ steps }: State, locale: Locale): readonly Readonly<Record<string, unknown>>[] {
  const text = (id: MessageId) => visibleText(locale, id);
  return steps.map((step: Step) => {
    if ('type' in step) return { ...step, type: text(step.type) };
    if ('select' in step) return { ...step, select: text(step.select) };
    if ('press' in step) return { press: text(step.press) };
    if ('see' in step) return { see: text(step.see) };
    return step;
  });
}
