/** The number of crashes within a minute after which the visitor is not offered another retry (A1). */
const maxCrashes = 3;
const minute = 60_000;

const crashTimes = new WeakMap<Element, readonly number[]>();

/**
 * Returns a function that reports a widget's crash: it calls `onCrash` for the first error only, with whether the
 * visitor may retry. Crashes are counted per mount point.
 */
export function limitCrashes(
  element: Element,
  onCrash: (error: unknown, mayRetry: boolean) => void,
): (error: unknown) => void {
  let hasCrashed = false;
  return (error) => {
    if (hasCrashed) return;
    hasCrashed = true;
    const time = Date.now();
    const recent = [...(crashTimes.get(element) ?? []).filter((at) => time - at < minute), time];
    crashTimes.set(element, recent);
    // In a microtask, as React is still rendering and its root must not be unmounted yet.
    void Promise.resolve().then(() => onCrash(error, recent.length < maxCrashes));
  };
}
