/** Defines `navigator.locks`, which jsdom lacks: one holder per name, the others in the order of their requests. */
export function defineLocks(): void {
  const ends = new Map<string, Promise<unknown>>();
  const request = (name: string, { signal }: { readonly signal: AbortSignal }, work: () => Promise<unknown>) => {
    const previous = ends.get(name) ?? Promise.resolve();
    const aborted = new Promise<never>((_, reject) => {
      signal.addEventListener('abort', () => reject(new DOMException('Aborted', 'AbortError')));
    });
    const granted = Promise.race([previous, aborted]);
    const result = granted.then(work);
    ends.set(
      name,
      result.catch(() => previous),
    );
    return result;
  };
  Object.defineProperty(navigator, 'locks', { configurable: true, value: { request } });
}
