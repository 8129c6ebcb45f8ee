import { texts } from '../support/texts';

export type Language = 'en' | 'zh';

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
/** A text of the catalogue as it may stand on the page: anything in place of its values. */
export const patternOf = (text: string) => escaped(text).replace(/\\\{[^}]*\\\}/g, '.*');
const catalogue = {
  en: new RegExp(`^(?:${Object.values(texts.en).map(patternOf).join('|')})$`, 'su'),
  zh: new RegExp(`^(?:${Object.values(texts.zh).map(patternOf).join('|')})$`, 'su'),
};

/** Every text on the page but those of a provider's security check. */
export function textsShown(): string[] {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const found: string[] = [];
  while (walker.nextNode()) {
    const { nodeValue, parentElement } = walker.currentNode;
    if (!parentElement?.closest('.rw-captcha-box')) found.push(nodeValue?.trim() ?? '');
  }
  return found.filter(Boolean);
}

/** What stands on the page now and did not before. */
export const newsSince = (before: readonly string[]) => textsShown().filter((text) => !before.includes(text));

/** A year, a day, a count, or what stands for one that is not known; a service's code is longer. */
const plain = /^(?:\d{1,4}|–)$/;

/** What among texts is neither of the catalogue in a language nor a plain number. */
export const strangeAmong = (found: readonly string[], language: Language) =>
  found.filter((text) => !catalogue[language].test(text) && !plain.test(text));
