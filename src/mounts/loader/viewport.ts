import { whenIdle } from '../../api/browser/whenIdle';

/**
 * Returns true for an element at most one viewport height outside the viewport. An element without a box is not near.
 */
function isNearViewport(element: Element): boolean {
  const box = element.getClientRects()[0];
  return !!box && box.top < innerHeight * 2 && box.bottom > -innerHeight;
}

/**
 * Returns a function that starts mount points in the order in which visitors need them. It starts those near the
 * viewport at once, and the others when they come near. When the page has loaded and the browser is idle, it calls
 * `startAll`. In a browser without `IntersectionObserver` it calls `startAll` at once. It may call `start` several
 * times for an element.
 */
export function createViewportQueue(
  start: (element: Element) => void,
  startAll: () => void,
): (added: readonly Element[]) => void {
  if (!('IntersectionObserver' in window)) return startAll;
  const observer = new IntersectionObserver(
    (entries) => {
      entries.forEach((entry) => {
        if (entry.isIntersecting) start(entry.target);
      });
    },
    { rootMargin: '100%' },
  );
  return (added) => {
    // The observer would report elements that are already near only after a frame. All boxes are read before any widget
    // starts, so that the browser computes the layout once.
    added.filter(isNearViewport).forEach(start);
    added.forEach(observer.observe, observer);
    whenIdle(() => {
      observer.disconnect();
      startAll();
    });
  };
}
