/**
 * Runs inside each measured page before anything of its own, and is the same for all. Times are milliseconds since the
 * navigation started.
 *
 * - Typeable: the first moment after the first contentful paint at which the page's first input is painted, visible,
 *   enabled and on top at its own centre, so that a click and a key would reach it. It is looked for at the start of each
 *   frame; a message that the frame posts to itself comes back when that frame has been painted, and that is the time.
 * - In charge: as many elements as the page has widgets say `data-mount-state="ready"`, which both the widgets and the
 *   pages of the floor write in their first effect after React's first commit. What came before the first of them says so
 *   is what React had to wait for.
 * - Rendered: the first frame that finds as many `.rw-logout` as the page has mount points.
 * - Tasks: what the browser reports as long, over 50 ms.
 */
export function probe({ widgets, mountPoints }) {
  const seen = {
    typeable: null,
    inCharge: null,
    firstInCharge: null,
    rendered: null,
    tasks: [],
    shift: 0,
    shifted: [],
  };
  const now = () => performance.now();

  const watch = (type, take) =>
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) take(entry);
    }).observe({ type, buffered: true });
  watch('longtask', ({ startTime, duration }) => seen.tasks.push({ startTime, duration }));
  watch('layout-shift', ({ value, hadRecentInput, sources }) => {
    if (hadRecentInput) return;
    seen.shift += value;
    for (const { node } of sources) seen.shifted.push(node?.outerHTML?.slice(0, 90) ?? String(node?.nodeName));
  });

  const isTypeable = (input) => {
    if (input.disabled || !input.checkVisibility({ opacityProperty: true, visibilityProperty: true })) return false;
    const { left, top, width, height } = input.getBoundingClientRect();
    return width > 0 && height > 0 && document.elementFromPoint(left + width / 2, top + height / 2) === input;
  };
  const onFrame = () => {
    if (seen.typeable === null) {
      const input = document.querySelector('input:not([type=hidden])');
      if (input && isTypeable(input)) {
        seen.typeable = Number.POSITIVE_INFINITY;
        const channel = new MessageChannel();
        channel.port1.onmessage = () => {
          seen.typeable = now();
        };
        channel.port2.postMessage(null);
      }
    }
    if (seen.rendered === null && mountPoints > 0 && rendered.length >= mountPoints) seen.rendered = now();
    requestAnimationFrame(onFrame);
  };
  const rendered = document.getElementsByClassName('rw-logout');
  requestAnimationFrame(onFrame);

  if (widgets > 0) {
    new MutationObserver(() => {
      if (seen.inCharge !== null) return;
      const ready = document.querySelectorAll('[data-mount-state="ready"]').length;
      if (ready > 0) seen.firstInCharge ??= now();
      if (ready >= widgets) seen.inCharge = now();
    }).observe(document, { subtree: true, attributes: true, attributeFilter: ['data-mount-state'] });
  }

  const isComplete = () =>
    (widgets === 0 || seen.inCharge !== null) &&
    (mountPoints === 0 || seen.rendered !== null) &&
    document.readyState === 'complete';

  /** Resolves when all has happened and nothing more has for so long, or when it has taken too long. */
  const rest = async (quiet, longest) => {
    let last = '';
    let since = now();
    while (now() < longest) {
      await new Promise((resolve) => setTimeout(resolve, 50));
      const state = `${isComplete()} ${performance.getEntriesByType('resource').length} ${seen.tasks.length} ${seen.shift}`;
      if (state !== last) since = now();
      last = state;
      if (isComplete() && now() - since > quiet) break;
    }
    const painted = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? null;
    return {
      ...seen,
      arrivals: performance
        .getEntriesByType('resource')
        .map(({ name, responseEnd }) => ({ url: name, at: responseEnd })),
      painted,
      isComplete: isComplete(),
      typeable: seen.typeable === null ? null : Math.max(seen.typeable, painted ?? 0),
    };
  };
  // Not to be found by whoever lists what a page has on `window`.
  Object.defineProperty(window, 'benchProbe', { value: { rest } });
}
