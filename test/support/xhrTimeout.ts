/**
 * Requests that msw answers never reach jsdom's own timer: their `timeout` is kept here. Call it once msw listens, as it
 * replaces the class.
 */
export function letTimeoutsHappen(): void {
  const start = (request: XMLHttpRequest) => {
    if (request.timeout === 0) return;
    const timer = setTimeout(() => request.dispatchEvent(new ProgressEvent('timeout')), request.timeout);
    request.addEventListener('loadend', () => clearTimeout(timer));
  };
  window.XMLHttpRequest = new Proxy(window.XMLHttpRequest, {
    construct: (target) =>
      new Proxy(new target(), {
        get(request, name) {
          if (name === 'send') start(request);
          const value: unknown = Reflect.get(request, name);
          return typeof value === 'function' ? value.bind(request) : value;
        },
        set: (request, name, value) => Reflect.set(request, name, value),
      }),
  });
}
