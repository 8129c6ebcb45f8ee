import { version } from '../../api/report';
import type { Locale } from '../../i18n/locale';

/** The comment that comes first in an element, behind no more than a line end of an editor's template. */
function firstComment(element: Element): string | null {
  let node = element.firstChild;
  while (node && node.nodeType === Node.TEXT_NODE && node.nodeValue?.trim() === '') node = node.nextSibling;
  return node?.nodeType === Node.COMMENT_NODE ? node.nodeValue : null;
}

/** What markup that this build rendered ahead says of itself: the version, the language, and the files it goes with. */
export function stampOf(locale: Locale, files: readonly string[]): string {
  const hashes = files.map((file) => file.split('.').slice(-2)[0]).sort();
  return ['rewards-widgets', version, locale, ...hashes].join(' ');
}

/**
 * Makes what this very build rendered ahead ready to be taken over: true when the element holds nothing else. Markup of
 * another version, language or set of files is none, and is replaced.
 */
export function isAhead(element: Element, stamp: string): boolean {
  if (firstComment(element) !== stamp) return false;
  while (element.firstChild && element.firstChild.nodeType !== Node.ELEMENT_NODE) element.firstChild.remove();
  return true;
}
