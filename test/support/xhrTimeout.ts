/**
 * Makes `XMLHttpRequest.timeout` work for requests that msw intercepts, as they bypass jsdom's own timer. Call it after
 * msw listens, as msw replaces the class.
 */
export function emulateXhrTimeouts(): void {
  const startTimer = (request: XMLHttpRequest) => {
    if (request.timeout === 0) return;
    const timer = setTimeout(() => request.dispatchEvent(new ProgressEvent('timeout')), request.timeout);
    request.addEventListener('loadend', () => clearTimeout(timer));
  };
  window.XMLHttpRequest = new Proxy(window.XMLHttpRequest, {
    construct: (target) =>
      new Proxy(new target(), {
        get(request, name) {
          if (name === 'send') startTimer(request);
          const value: unknown = Reflect.get(request, name);
          return typeof value === 'function' ? value.bind(request) : value;
        },
        set: (request, name, value) => Reflect.set(request, name, value),
      }),
  });
}
