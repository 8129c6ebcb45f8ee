import { version } from '../../../api/browser/version';
import type { Locale } from '../../../i18n/locale';
import { removeNode } from '../../../lib/removeNode';
import { widgetRootSelector } from '../../loader/widgetRootSelector';
import type { MountName } from '../../registry';

/**
 * Returns the comment in front of prerendered markup: version, language, widget, and the hashes of the widget's files.
 */
export function buildStamp(locale: Locale, name: MountName, files: readonly string[]): string {
  const hashes = files.map((file) => file.split('.').slice(-2)[0]).sort();
  return ['rewards-widgets', version, locale, name, ...hashes].join(' ');
}

/** Returns true when the element contains prerendered markup of the same build, language, widget and files. */
export function hasPrerenderedMarkup(element: Element, stamp: string): boolean {
  return [...element.childNodes].some((node) => node.nodeType === Node.COMMENT_NODE && node.nodeValue === stamp);
}

/** Removes all nodes beside the widget's root element, as React does not remove them when it hydrates. */
export function removeOtherNodes(element: Element): void {
  const nodes = [...element.childNodes];
  const root = nodes.find((node) => node instanceof Element && node.matches(widgetRootSelector));
  for (const node of nodes) if (node !== root) removeNode(node);
}
