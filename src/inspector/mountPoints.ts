import type { Widgets } from '../contract/widgets';
import { suggestName } from '../mounts/loader/suggestName';
import { isMountName, isSingleton, mountNames } from '../mounts/loader/table';
import { widgetRootSelector } from '../mounts/loader/widgetRootSelector';
import { attributeMistakes } from './attributes';
import type { Translate } from './messages';

/** A mount point of the page, and what to say about it. */
export interface InspectedElement {
  readonly element: Element;
  readonly name: string;
  readonly state: 'loading' | 'ready' | 'failed' | 'ignored';
  readonly text: string;
}

/** `data-mount` as editors write it by mistake: `data-mounts`, `data_mount`, `mount`. */
const misspelt = /^(?:data[-_]?)?mounts?$/;

/** Returns the attribute that an editor wrote for `data-mount` (P-08); undefined if there is none. */
function findMisspelt(element: Element): Attr | undefined {
  if (element.hasAttribute('data-mount')) return undefined;
  return [...element.attributes].find(({ name, value }) => misspelt.test(name) && isMountName(value));
}

/** Returns the elements with `data-mount` or a misspelling of it, also those in open shadow roots. */
function findElements(root: ParentNode): Element[] {
  return [...root.querySelectorAll('*')].flatMap((element) => [
    ...(element.hasAttribute('data-mount') || findMisspelt(element) ? [element] : []),
    ...(element.shadowRoot ? findElements(element.shadowRoot) : []),
  ]);
}

const knownSelector = mountNames.map((name) => `[data-mount="${name}"]`).join();
const nameOf = (element: Element) => element.getAttribute('data-mount') ?? '';

/** Returns why the loader ignores an element. */
function reasonOf(element: Element, name: string, all: readonly Element[], t: Translate): string {
  if (!isMountName(name)) return t('unknownName', { suggestion: suggestName(name, mountNames) });
  const outer = element.parentElement?.closest(knownSelector);
  if (outer) return t('nested', { name: nameOf(outer) });
  const isRepeated = all.some((other) => nameOf(other) === name && other.hasAttribute('data-mount-state'));
  return isSingleton(name) && isRepeated ? t('repeated') : t('notMounted');
}

/** Returns why a visitor does not see a widget that is ready; an empty text if the page does not hide it. */
function whyUnseen(element: Element, t: Translate): string {
  if (!element.querySelector(widgetRootSelector)) return t('nothingToShow');
  return element.getClientRects().length === 0 ? t('hidden') : '';
}

/** Inspects all elements of the page with `data-mount` or a misspelling of it. */
export function inspectMountPoints(widgets: Pick<Widgets, 'status'>, t: Translate): InspectedElement[] {
  const all = findElements(document);
  // Rows name no elements. Those of one name and state are in the order of discovery, which is that of the elements
  // unless the page has inserted one before another later; their times may then be exchanged.
  const rows = [...widgets.status()];
  const takeRow = (name: string, state: string | null) => {
    const at = rows.findIndex((row) => row.name === name && row.state === state);
    return at < 0 ? undefined : rows.splice(at, 1)[0];
  };
  return all.map((element) => {
    const attribute = findMisspelt(element);
    if (attribute) {
      const text = t('strangeMount', { attribute: attribute.name });
      return { element, name: attribute.value, state: 'ignored', text };
    }
    // A long name of an unknown widget would fill the panel.
    const name = nameOf(element).slice(0, 40);
    const row = takeRow(nameOf(element), element.getAttribute('data-mount-state'));
    if (!row) return { element, name, state: 'ignored', text: reasonOf(element, nameOf(element), all, t) };
    const parts = [
      t(row.state),
      row.ms === null ? '' : t('duration', { ms: String(row.ms) }),
      row.error ?? '',
      row.state === 'ready' ? whyUnseen(element, t) : '',
      ...attributeMistakes(element, row.name, t),
    ];
    return { element, name, state: row.state, text: parts.filter(Boolean).join(t('comma')) };
  });
}
