import { pagePath, takeFromAddress } from '../api/address';
import { report } from '../api/report';
import { version } from '../api/version';
import { localeOf } from '../i18n/locale';
import { hearPresses } from './earlyPress';
import { listed } from './listed';
import { createMountPoint, type MountPoint, type StatusRow } from './MountPoint';
import { nearest } from './nearest';
import { awaitNearness } from './nearness';
import { isKnown, names, rowOf } from './registry';

/** What a page may ask of its widgets: `window.widgets` (contract 2). */
export interface Widgets {
  readonly version: string;
  /** Mounts what is in `root`, by default the whole document, and is not mounted yet. */
  scan(root?: ParentNode): void;
  /** Unmounts what is in `root`; it stays so until `scan` is called for it. */
  unmount(root?: ParentNode): void;
  /** A row per mount point, in the order of discovery. */
  status(): StatusRow[];
}

const attribute = 'data-mount';
const selector = `[${attribute}]`;
const nameOf = (element: Element) => element.getAttribute(attribute) || '';

function mountPointsIn(root: Node): Element[] {
  const inside = 'querySelectorAll' in root ? listed((root as ParentNode).querySelectorAll(selector)) : [];
  return root instanceof Element && root.matches(selector) ? [root].concat(inside) : inside;
}

/** True for an element inside another mount point: that one's widget owns what is in it. */
function isNested(element: Element): boolean {
  for (let outer = element.parentElement; outer; outer = outer.parentElement) {
    if (isKnown(nameOf(outer))) return true;
  }
  return false;
}

/** Finds the mount points of the page, now and later, and looks after them. */
export function startPage(): Widgets {
  const locale = localeOf(pagePath());
  let secrets: ReturnType<typeof takeFromAddress>;
  /** In the order of discovery. */
  const points = new Map<Element, MountPoint>();
  /** Elements that were unmounted on request: not looked at again by themselves. */
  const passedOver = new WeakSet<Element>();
  /** Elements whose place was reported. It may come right later: the singleton before it goes, or it is moved. */
  const reported = new WeakSet<Element>();
  const reportedNames: Record<string, true> = Object.create(null);

  const pass = (element: Element, message: string) => {
    if (!reported.has(element)) report(message);
    reported.add(element);
  };

  const all = () => {
    const list: MountPoint[] = [];
    points.forEach((point) => {
      list.push(point);
    });
    return list;
  };
  const begin = (element: Element) => {
    const point = points.get(element);
    if (point) point.begin();
  };
  const awaitThese = awaitNearness(begin, () => {
    all().forEach((point) => {
      point.begin();
    });
  });

  /** True when the element has become a mount point. */
  const consider = (element: Element) => {
    const name = nameOf(element);
    if (!isKnown(name)) {
      if (!reportedNames[name]) report(`no widget is named "${name}": did you mean "${nearest(name, names)}"?`);
      reportedNames[name] = true;
    } else if (points.has(element) || passedOver.has(element)) {
      return false;
    } else if (isNested(element)) {
      pass(element, `${name} is inside another mount point: left alone`);
    } else if (rowOf(name).isSingleton && all().some((point) => point.name === name)) {
      pass(element, `${name} is on this page already: the first one is used`);
    } else {
      points.set(element, createMountPoint(element, name, locale, secrets));
      // A page's outlets tell of whatever happens on it, wherever they are.
      if (rowOf(name).isSingleton) begin(element);
      return true;
    }
    return false;
  };

  const mount = (elements: Element[]) => {
    // First of all: no file of any widget is asked for while a secret is in the address (F2).
    secrets = takeFromAddress(
      elements.reduce<string[]>((them, element) => them.concat(rowOf(nameOf(element)).secrets || []), []),
    );
    const found = elements.filter(consider);
    if (found.length) awaitThese(found);
  };

  const letGo = (isGone: (point: MountPoint) => boolean) => {
    all()
      .filter(isGone)
      .forEach((point) => {
        points.delete(point.element);
        point.leave();
      });
  };

  const sweep = () => {
    letGo((point) => !point.element.isConnected || nameOf(point.element) !== point.name);
    mount(mountPointsIn(document));
  };

  new MutationObserver((records) => {
    let mustSweep = false;
    let found: Element[] = [];
    records.forEach(({ type, target, addedNodes, removedNodes }) => {
      // What happens inside a mount point is its widget's own doing.
      if (type !== 'attributes' && target !== document && (target as Element).closest(`[${attribute}-state]`)) return;
      // Another name, as well as what has gone, may concern any mount point of the page.
      if (!addedNodes.length || removedNodes.length) mustSweep = true;
      addedNodes.forEach((node) => {
        found = found.concat(mountPointsIn(node));
      });
    });
    // What only came is looked at by itself: a page may bring its parts one by one.
    if (mustSweep) sweep();
    else mount(found);
  }).observe(document, { childList: true, subtree: true, attributes: true, attributeFilter: [attribute] });
  sweep();
  hearPresses();

  return {
    version,
    scan(root) {
      const found = mountPointsIn(root || document);
      found.forEach((element) => {
        passedOver.delete(element);
      });
      mount(found);
    },
    unmount(root) {
      // Also one that was not used: it would take the place of the singleton that goes.
      mountPointsIn(root || document).forEach((element) => {
        passedOver.add(element);
      });
      letGo((point) => passedOver.has(point.element));
    },
    status: () => all().map((point) => point.status()),
  };
}
