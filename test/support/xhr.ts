const pendingRequests = new Set<XMLHttpRequest>();

function onSend(request: XMLHttpRequest): void {
  pendingRequests.add(request);
  const isTimed = request.timeout > 0;
  const timer = isTimed && setTimeout(() => request.dispatchEvent(new ProgressEvent('timeout')), request.timeout);
  request.addEventListener('loadend', () => {
    if (timer) clearTimeout(timer);
    pendingRequests.delete(request);
  });
}

/**
 * Makes `XMLHttpRequest.timeout` work for requests that msw intercepts, as they bypass jsdom's own timer, and records
 * the pending requests. Call it after msw listens, as msw replaces the class.
 */
export function instrumentXhr(): void {
  window.XMLHttpRequest = new Proxy(window.XMLHttpRequest, {
    construct: (target) =>
      new Proxy(new target(), {
        get(request, name) {
          if (name === 'send') onSend(request);
          const value: unknown = Reflect.get(request, name);
          return typeof value === 'function' ? value.bind(request) : value;
        },
        set: (request, name, value) => Reflect.set(request, name, value),
      }),
  });
}

/** Cancels all pending requests, as browsers do when the visitor stops the page. */
export function cancelPendingRequests(): void {
  for (const request of pendingRequests) request.dispatchEvent(new ProgressEvent('abort'));
  pendingRequests.clear();
}
