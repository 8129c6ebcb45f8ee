/**
 * Requests that msw answers never reach jsdom's own timer: their `timeout` is kept here. Call it once msw listens, as it
 * replaces the class.
 */
export function letTimeoutsHappen(): void {
  window.XMLHttpRequest = new Proxy(window.XMLHttpRequest, {
    construct(target, args: []) {
      const request = new target(...args);
      const send = request.send.bind(request);
      request.send = (body) => {
        if (request.timeout > 0) {
          const timer = setTimeout(() => {
            request.ontimeout?.(new ProgressEvent('timeout'));
            request.abort();
          }, request.timeout);
          request.addEventListener('loadend', () => clearTimeout(timer));
        }
        send(body);
      };
      return request;
    },
  });
}
