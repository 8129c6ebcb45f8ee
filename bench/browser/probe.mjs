/**
 * Runs inside each measured page before the scripts of the page, the same in all. Times are milliseconds since
 * navigation.
 *
 * - First field: the first input of the page is painted, visible, enabled and on top at its centre, so that the visitor
 * can
 * type into it. The probe looks at the start of each frame. The time is that of a message which it posts in this frame
 *   and which arrives after the frame is painted.
 * - React in control: as many elements have `data-mount-state="ready"` as the page has widgetCount. Widgets and floor
 * pages set
 *   it in the first commit of React.
 * - Rendered: the first frame that finds as many `.rw-logout` as the page has mount points.
 * - Tasks: the tasks that the browser reports as long, above 50 ms.
 */
export function probe({ widgetCount, mountPoints }) {
  const seen = {
    firstField: null,
    inControl: null,
    firstInControl: null,
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

  const isUsable = (input) => {
    if (input.disabled || !input.checkVisibility({ opacityProperty: true, visibilityProperty: true })) return false;
    const { left, top, width, height } = input.getBoundingClientRect();
    return width > 0 && height > 0 && document.elementFromPoint(left + width / 2, top + height / 2) === input;
  };
  const onFrame = () => {
    if (seen.firstField === null) {
      const input = document.querySelector('input:not([type=hidden])');
      if (input && isUsable(input)) {
        seen.firstField = Number.POSITIVE_INFINITY;
        const channel = new MessageChannel();
        channel.port1.onmessage = () => {
          seen.firstField = now();
        };
        channel.port2.postMessage(null);
      }
    }
    if (seen.rendered === null && mountPoints > 0 && rendered.length >= mountPoints) seen.rendered = now();
    requestAnimationFrame(onFrame);
  };
  const rendered = document.getElementsByClassName('rw-logout');
  requestAnimationFrame(onFrame);

  if (widgetCount > 0) {
    new MutationObserver(() => {
      if (seen.inControl !== null) return;
      const ready = document.querySelectorAll('[data-mount-state="ready"]').length;
      if (ready > 0) seen.firstInControl ??= now();
      if (ready >= widgetCount) seen.inControl = now();
    }).observe(document, { subtree: true, attributes: true, attributeFilter: ['data-mount-state'] });
  }

  const isComplete = () =>
    (widgetCount === 0 || seen.inControl !== null) &&
    (mountPoints === 0 || seen.rendered !== null) &&
    document.readyState === 'complete';

  /** Resolves after the page is complete and idle for `quiet` ms, at the latest after `longest` ms. */
  const waitUntilIdle = async (quiet, longest) => {
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
      firstField: seen.firstField === null ? null : Math.max(seen.firstField, painted ?? 0),
    };
  };
  // Not enumerable, so that scripts which list the properties of `window` do not find it.
  Object.defineProperty(window, 'benchProbe', { value: { waitUntilIdle } });
}
