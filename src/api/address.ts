type Taken = Record<string, readonly string[]>;

/** The values that were in the page's address when it was opened and must not stay there. */
const taken: Taken = Object.create(null);

function nameIn(pair: string): string {
  try {
    return decodeURIComponent(pair.split('=')[0]!.replace(/\+/g, ' '));
  } catch {
    return '';
  }
}

function valueIn(pair: string): string {
  const at = pair.indexOf('=');
  try {
    return at < 0 ? '' : decodeURIComponent(pair.slice(at + 1).replace(/\+/g, ' '));
  } catch {
    return '';
  }
}

/**
 * Moves the named query parameters from the address bar into memory, so that no later request, script or history entry
 * carries them (F2). All else in the address stays as it was written.
 */
export function takeFromAddress(names: readonly string[]): Readonly<Taken> {
  const kept: string[] = [];
  const pairs = location.search.slice(1).split('&');
  pairs.forEach((pair) => {
    const name = nameIn(pair);
    if (pair && names.indexOf(name) >= 0) taken[name] = (taken[name] || []).concat(valueIn(pair));
    else if (pair) kept.push(pair);
  });
  if (kept.length === pairs.length || !location.search) return taken;
  const search = kept.length ? `?${kept.join('&')}` : '';
  history.replaceState(history.state, '', location.origin + location.pathname + search + location.hash);
  return taken;
}

/** Hands what the entry took to the runtime, which has a memory of its own. */
export function adoptTaken(values: Readonly<Taken>): void {
  Object.assign(taken, values);
}

/** A value taken from the address; null when it was not there, empty, given twice or longer than 4,096 characters (F7). */
export function takenValue(name: string): string | null {
  const values = taken[name];
  const value = values && values.length === 1 ? values[0]! : '';
  return value && value.length <= 4096 ? value : null;
}

/** A query parameter that may stay in the address; null when it is not there or given twice. */
export function queryValue(name: string): string | null {
  const values = location.search
    .slice(1)
    .split('&')
    .filter((pair) => nameIn(pair) === name)
    .map(valueIn);
  return values.length === 1 ? values[0]! : null;
}

/** The path of the page, which also tells its language. */
export function pagePath(): string {
  return location.pathname;
}
