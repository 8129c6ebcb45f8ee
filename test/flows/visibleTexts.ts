import { type Language, texts } from '../support/texts';

const escapeRegExp = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
/** Returns the pattern of a catalogue text: its placeholders match any value. */
export const patternOf = (text: string) => escapeRegExp(text).replace(/\\\{[^}]*\\\}/g, '.*');
const catalogue = {
  en: new RegExp(`^(?:${Object.values(texts.en).map(patternOf).join('|')})$`, 'su'),
  zh: new RegExp(`^(?:${Object.values(texts.zh).map(patternOf).join('|')})$`, 'su'),
};

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
 * A year, a day, a count, or the dash for an unknown count; an amount; a date with or without time; the hyphen for a
 * missing date or amount. Error codes of the services are longer than four digits.
 */
const plainValue = /^(?:\d{1,4}|[–-]|¥[\d,]+\.\d\d|\d{4}-\d\d-\d\d(?: \d\d:\d\d)?)$/;

/** Returns the texts that are neither in the catalogue of the language nor a plain value. */
export const findForeignTexts = (shown: readonly string[], language: Language) =>
  shown.filter((text) => !catalogue[language].test(text) && !plainValue.test(text));
