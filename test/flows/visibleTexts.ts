import { type Language, texts } from '../support/texts';

const escapeRegExp = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
/** Returns the pattern of a catalogue text: its placeholders match any value. */
export const patternOf = (text: string) => escapeRegExp(text).replace(/\\\{[^}]*\\\}/g, '.*');
/** Returns the pattern of all texts of a catalogue, without those that consist of placeholders: they match any text. */
function patternOfAll(catalogue: Record<string, string>): RegExp {
  const hasWords = (text: string) => /\p{L}/u.test(text.replace(/\{.*\}/s, ''));
  return new RegExp(`^(?:${Object.values(catalogue).filter(hasWords).map(patternOf).join('|')})$`, 'su');
}
const catalogue = { en: patternOfAll(texts.en), zh: patternOfAll(texts.zh) };

/**
 * Returns all texts in an element, by default on the page, except those of the provider of the security check and in
 * elements that match a selector.
 */
export function readVisibleTexts(root: Element = document.body, excluded = '.rw-captcha-box'): string[] {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const found: string[] = [];
  while (walker.nextNode()) {
    const { nodeValue, parentElement } = walker.currentNode;
    if (!parentElement?.closest(excluded)) found.push(nodeValue?.trim() ?? '');
  }
  return found.filter(Boolean);
}

/** Returns the texts that were not on the page before. */
export const findNewTexts = (before: readonly string[]) => readVisibleTexts().filter((text) => !before.includes(text));

/**
 * A day, a month, a count or a year, but no error code of three digits or more; the dash for an unknown count; an amount;
 * a date with or without time; the hyphen for a missing date or amount.
 */
const plainValue = /^(?:\d{1,2}|(?:19|20)\d\d|[–-]|¥[\d,]+\.\d\d|\d{4}-\d\d-\d\d(?: \d\d:\d\d)?)$/;

/** Returns the texts that are neither in the catalogue of the language nor a plain value. */
export const findForeignTexts = (shown: readonly string[], language: Language) =>
  shown.filter((text) => !catalogue[language].test(text) && !plainValue.test(text));
