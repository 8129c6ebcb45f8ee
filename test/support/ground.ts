/**
 * Lets one document stand for many pages: what is listened to on `window` and `document`, and which changes are watched,
 * lasts for a page's life. The answer ends that life.
 */
export function newGround(): () => void {
  const ends: (() => void)[] = [];
  const ground: EventTarget[] = [window, document];
  for (const target of ground) {
    const add = target.addEventListener.bind(target);
    const spy = jest.spyOn(target, 'addEventListener').mockImplementation((...args) => {
      add(...args);
      ends.push(() => target.removeEventListener(...args));
    });
    ends.push(() => spy.mockRestore());
  }
  const Observer = window.MutationObserver;
  window.MutationObserver = class extends Observer {
    constructor(callback: MutationCallback) {
      super(callback);
      ends.push(() => this.disconnect());
    }
  };
  ends.push(() => {
    window.MutationObserver = Observer;
  });
  return () => {
    for (const end of ends) end();
  };
}
