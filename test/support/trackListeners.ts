/**
 * Records the listeners that are added to `window` and `document`, and the MutationObservers. Returns a function that
 * removes them all, so that one jsdom document can serve several pages.
 */
export function trackListeners(): () => void {
  const cleanups: (() => void)[] = [];
  const targets: EventTarget[] = [window, document];
  for (const target of targets) {
    const addEventListener = target.addEventListener.bind(target);
    const spy = jest.spyOn(target, 'addEventListener').mockImplementation((...args) => {
      addEventListener(...args);
      cleanups.push(() => target.removeEventListener(...args));
    });
    cleanups.push(() => spy.mockRestore());
  }
  const Observer = window.MutationObserver;
  window.MutationObserver = class extends Observer {
    constructor(callback: MutationCallback) {
      super(callback);
      cleanups.push(() => this.disconnect());
    }
  };
  cleanups.push(() => {
    window.MutationObserver = Observer;
  });
  return () => {
    for (const cleanup of cleanups) cleanup();
  };
}
