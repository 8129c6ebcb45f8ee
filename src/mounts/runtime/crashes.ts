/** So many crashes within a minute, and no further try is offered (A1). */
const most = 3;
const minute = 60_000;

const crashesIn = new WeakMap<Element, readonly number[]>();

/** Passes on that the widget in an element threw, once, and whether it may be tried again. */
export function tellCrash(
  element: Element,
  tell: (error: unknown, mayRetry: boolean) => void,
): (error: unknown) => void {
  let isTold = false;
  return (error) => {
    if (isTold) return;
    isTold = true;
    const time = Date.now();
    const recent = [...(crashesIn.get(element) ?? []).filter((at) => time - at < minute), time];
    crashesIn.set(element, recent);
    // React is in the middle of its work: let it finish before its root is taken away.
    void Promise.resolve().then(() => tell(error, recent.length < most));
  };
}
