import { isInspectorRequested, pagePath, takeSecretsFromAddress } from '../../api/browser/address';
import { report } from '../../api/browser/report';
import { version } from '../../api/browser/version';
import type { Widgets } from '../../contract/widgets';
import { localeOf } from '../../i18n/locale';
import { createMountPoint, type MountPoint } from './createMountPoint';
import { domReady } from './domReady';
import { captureEarlyClicks } from './earlyClicks';
import { insertFile } from './files';
import { suggestName } from './suggestName';
import { inspectorFile, isMountName, isSingleton, mountNames, secretsOf } from './table';
import { toArray } from './toArray';
import { createViewportQueue } from './viewport';

const attribute = 'data-mount';
const selector = `[${attribute}]`;
const nameOf = (element: Element) => element.getAttribute(attribute) || '';

/**
 * Returns the mount points of a part of the page, itself included. Calls the methods of the prototype, as the fields of
 * a form replace its own (A6).
 */
function mountPointsIn(root: Node): Element[] {
  const { matches, querySelectorAll } = Element.prototype;
  if (root instanceof Element)
    return (matches.call(root, selector) ? [root] : []).concat(toArray(querySelectorAll.call(root, selector)));
  return 'querySelectorAll' in root ? toArray((root as ParentNode).querySelectorAll(selector)) : [];
}

/**
 * Matches an element inside a mount point, also one that is unmounted or refused: its content is left alone. A loop
 * over `parentElement` would not end in a form with a field of that name (A6).
 */
const nestedSelector = `[${attribute}=${mountNames.join(`] *,[${attribute}=`)}] *`;

/** Finds the page's mount points, now and whenever the page changes, and mounts and unmounts them. */
export function startPage(): Widgets {
  const locale = localeOf(pagePath());
  let secrets: ReturnType<typeof takeSecretsFromAddress>;
  /** In the order of discovery. */
  const mountPoints = new Map<Element, MountPoint>();
  /** Elements that the page has unmounted: ignored until it scans them again. */
  const ignored = new WeakSet<Element>();
  /**
   * Elements whose position was reported. It may become valid when another singleton is removed, or the element moves.
   */
  const reported = new WeakSet<Element>();
  const reportedNames: Record<string, true> = Object.create(null);

  const reportPlace = (element: Element, message: string) => {
    if (!reported.has(element)) report(message);
    reported.add(element);
  };

  const all = () => {
    const list: MountPoint[] = [];
    mountPoints.forEach((mountPoint) => {
      list.push(mountPoint);
    });
    return list;
  };
  const start = (element: Element) => {
    const mountPoint = mountPoints.get(element);
    if (mountPoint) mountPoint.start();
  };
  const viewportQueue = createViewportQueue(start, () => {
    all().forEach((mountPoint) => {
      mountPoint.start();
    });
  });

  /** Makes an element a mount point if its name and place allow it. Returns whether it has become one. */
  const adopt = (element: Element) => {
    const name = nameOf(element);
    if (!isMountName(name)) {
      if (!reportedNames[name])
        report(`no widget is named "${name}": did you mean "${suggestName(name, mountNames)}"?`);
      reportedNames[name] = true;
    } else if (mountPoints.has(element) || ignored.has(element)) {
      return false;
    } else if (element.matches(nestedSelector)) {
      reportPlace(element, `${name} is inside another mount point`);
    } else if (isSingleton(name) && all().some((mountPoint) => mountPoint.name === name)) {
      reportPlace(element, `${name} is on this page already`);
    } else {
      mountPoints.set(element, createMountPoint(element, name, locale, secrets));
      // Singletons serve the whole page, so they do not wait until they are near the viewport.
      if (isSingleton(name)) start(element);
      return true;
    }
    return false;
  };

  const mount = (elements: Element[]) => {
    // Before anything else: no request for a file may be made while a secret is in the address (F2).
    secrets = takeSecretsFromAddress(
      elements.reduce<string[]>((names, element) => names.concat(secretsOf(nameOf(element))), []),
    );
    const adopted = elements.filter(adopt);
    if (adopted.length) viewportQueue(adopted);
  };

  const unmountWhere = (isGone: (mountPoint: MountPoint) => boolean) => {
    all()
      .filter(isGone)
      .forEach((mountPoint) => {
        mountPoints.delete(mountPoint.element);
        try {
          mountPoint.restore();
        } catch {
          // The page has patched this element. The others are restored all the same (A4).
        }
      });
  };

  const syncWithDocument = () => {
    unmountWhere(({ element, name }) => !element.isConnected || nameOf(element) !== name);
    mount(mountPointsIn(document));
  };

  new MutationObserver((records) => {
    let mustSync = false;
    let added: Element[] = [];
    records.forEach(({ type, target, addedNodes, removedNodes }) => {
      // Changes inside a mount point belong to its widget.
      if (type !== 'attributes' && all().some(({ element }) => element.contains(target))) return;
      // A removal or a changed name can affect any mount point of the page.
      if (!addedNodes.length || removedNodes.length) mustSync = true;
      addedNodes.forEach((node) => {
        added = added.concat(mountPointsIn(node));
      });
    });
    // Otherwise only the added nodes are searched: a page may insert its parts one by one.
    if (mustSync) syncWithDocument();
    else mount(added);
  }).observe(document, { childList: true, subtree: true, attributeFilter: [attribute] });
  syncWithDocument();
  captureEarlyClicks();

  const inspect = () => insertFile(inspectorFile());
  // By then, the secrets of all mount points have left the address (F2).
  domReady()
    .then(() => {
      if (isInspectorRequested()) return inspect();
    })
    .catch(report);

  return {
    version,
    scan(root) {
      const found = mountPointsIn(root || document);
      found.forEach((element) => {
        ignored.delete(element);
      });
      mount(found);
    },
    unmount(root) {
      // Also elements without a widget: a second singleton would otherwise replace the first.
      mountPointsIn(root || document).forEach((element) => {
        ignored.add(element);
      });
      unmountWhere(({ element }) => ignored.has(element));
    },
    status: () => all().map((mountPoint) => mountPoint.status()),
    inspect,
  };
}
