import { pagePath, takeFromAddress } from '../api/address';
import { report, version } from '../api/report';
import { localeOf } from '../i18n/locale';
import { hearPresses } from './earlyPress';
import { createMountPoint, type MountPoint, type MountState } from './MountPoint';
import { nearest } from './nearest';
import { isKnown, names, rowOf } from './registry';

/** One mount point, as `window.widgets.status()` tells of it. */
export interface StatusRow {
  readonly name: string;
  readonly state: MountState;
  /** Milliseconds from discovery to ready; null before. */
  readonly ms: number | null;
  readonly error: string | null;
}

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

function mountPointsIn(root: ParentNode): Element[] {
  const inside: Element[] = Array.prototype.slice.call(root.querySelectorAll(selector));
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
  let points: MountPoint[] = [];
  /** Elements that were unmounted on request: not looked at again by themselves. */
  const passedOver = new WeakSet<Element>();
  /** Elements whose place was reported. It may come right later: the singleton before it goes, or it is moved. */
  const reported = new WeakSet<Element>();
  const reportedNames: Record<string, true> = Object.create(null);

  const onFailed = (name: string, reason: string) => report(`${name} failed: ${reason}`);

  const pass = (element: Element, message: string) => {
    if (!reported.has(element)) report(message);
    reported.add(element);
  };

  const consider = (element: Element, secrets: ReturnType<typeof takeFromAddress>) => {
    const name = nameOf(element);
    if (!isKnown(name)) {
      if (!reportedNames[name]) report(`no widget is named "${name}": did you mean "${nearest(name, names)}"?`);
      reportedNames[name] = true;
    } else if (points.some((point) => point.element === element) || passedOver.has(element)) {
      return;
    } else if (isNested(element)) {
      pass(element, `${name} is inside another mount point: it is left alone`);
    } else if (rowOf(name).isSingleton && points.some((point) => point.name === name)) {
      pass(element, `${name} is on this page already: the first one is used`);
    } else {
      points.push(createMountPoint(element, name, locale, secrets, onFailed));
    }
  };

  const mount = (elements: Element[]) => {
    // First of all: no file of any widget is asked for while a secret is in the address (F2).
    const known = elements.map(nameOf).filter(isKnown);
    const secrets = takeFromAddress(known.reduce<string[]>((all, name) => all.concat(rowOf(name).secrets || []), []));
    elements.forEach((element) => {
      consider(element, secrets);
    });
  };

  const letGo = (isGone: (point: MountPoint) => boolean) => {
    const gone = points.filter(isGone);
    points = points.filter((point) => gone.indexOf(point) < 0);
    gone.forEach((point) => {
      point.leave();
    });
    return gone;
  };

  const sweep = () => {
    letGo((point) => !point.element.isConnected || nameOf(point.element) !== point.name);
    mount(mountPointsIn(document));
  };

  new MutationObserver((records) => {
    // What happens inside a mount point is its widget's own doing.
    const isOutside = (record: MutationRecord) =>
      record.type === 'attributes' || !(record.target as Element).closest?.(`[${attribute}-state]`);
    if (records.some(isOutside)) sweep();
  }).observe(document, { childList: true, subtree: true, attributes: true, attributeFilter: [attribute] });
  sweep();
  hearPresses();

  return {
    version,
    scan(root = document) {
      const found = mountPointsIn(root);
      found.forEach((element) => {
        passedOver.delete(element);
      });
      mount(found);
    },
    unmount(root = document) {
      letGo((point) => root.contains(point.element)).forEach((point) => {
        passedOver.add(point.element);
      });
    },
    status: () =>
      points.map((point) => ({
        name: point.name,
        state: point.state(),
        ms: point.millisecondsToReady(),
        error: point.error(),
      })),
  };
}
