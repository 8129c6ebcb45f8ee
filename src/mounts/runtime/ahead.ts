import { version } from '../../api/version';
import type { Locale } from '../../i18n/locale';
import type { MountName } from '../registry';
import { takeAway } from '../takeAway';
import { widgetRoot } from '../widgetRoot';

/** What markup that this build rendered ahead says of itself: version, language, widget, and the files it goes with. */
export function stampOf(locale: Locale, name: MountName, files: readonly string[]): string {
  const hashes = files.map((file) => file.split('.').slice(-2)[0]).sort();
  return ['rewards-widgets', version, locale, name, ...hashes].join(' ');
}

/**
 * Makes what this very build rendered ahead ready to be taken over, if an element holds that: takes away what else is in
 * it, which React would leave there. Markup of another version, language, widget or set of files is none, and is replaced.
 */
export function isAhead(element: Element, stamp: string): boolean {
  const nodes = [...element.childNodes];
  if (!nodes.some((node) => node.nodeType === Node.COMMENT_NODE && node.nodeValue === stamp)) return false;
  const own = nodes.find((node) => node instanceof Element && node.matches(widgetRoot));
  for (const node of nodes) if (node !== own) takeAway(node);
  return true;
}
