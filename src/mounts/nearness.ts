/** True within a screen's height of what is to be seen; what has no box is not near. */
function isNear(element: Element): boolean {
  const box = element.getClientRects()[0];
  return !!box && box.top < innerHeight * 2 && box.bottom > -innerHeight;
}

/**
 * Answers how mount points that were found are waited for: `begin` is called at once for what is in view or near it, for
 * the others as soon as they come near. When the page has loaded and the browser is idle, `beginAll` is called. Where no
 * browser tells what comes near, nothing waits. Either may be called for what has begun already.
 */
export function awaitNearness(
  begin: (element: Element) => void,
  beginAll: () => void,
): (found: readonly Element[]) => void {
  if (!('IntersectionObserver' in window)) return beginAll;
  const observer = new IntersectionObserver(
    (entries) => {
      entries.forEach((entry) => {
        if (entry.isIntersecting) begin(entry.target);
      });
    },
    { rootMargin: '100%' },
  );
  const awaitIdle = () => {
    if (document.readyState !== 'complete') return addEventListener('load', awaitIdle);
    (window.requestIdleCallback || setTimeout)(() => {
      observer.disconnect();
      beginAll();
    });
  };
  return (found) => {
    // The observer answers after a frame: what is near already is found by its box. All boxes are read before anything
    // begins, so that the page is laid out once.
    found.filter(isNear).forEach(begin);
    found.forEach(observer.observe, observer);
    awaitIdle();
  };
}
