/** By name, each `name=value` as it was written. */
type Taken = Record<string, readonly string[]>;

/** What was in the page's address when it was opened and must not stay there. */
const taken: Taken = Object.create(null);

/** An address of the site by its path, whatever `<base href>` the page has (M4). */
export function atSite(path: string): string {
  return location.origin + path;
}

/** The name in one `name=value` of a query, read as services read it; empty when it is none. */
export function nameIn(pair: string): string {
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
export function takeFromAddress(names: readonly string[]): Taken {
  const pairs = location.search.slice(1).split('&');
  const kept = pairs.filter((pair) => {
    const name = nameIn(pair);
    const isTaken = names.indexOf(name) >= 0;
    if (isTaken) taken[name] = (taken[name] || []).concat(pair);
    return !isTaken;
  });
  if (kept.length === pairs.length) return taken;
  const search = kept.join('&') && `?${kept.join('&')}`;
  history.replaceState(history.state, '', atSite(location.pathname + search + location.hash));
  return taken;
}

/** Moves what the entry took into the runtime, which has a memory of its own; the entry forgets it. */
export function adoptTaken(values: Taken): void {
  // The same memory, where both are built as one.
  if (values === taken) return;
  Object.assign(taken, values);
  for (const name of Object.keys(values)) delete values[name];
}

/** A value taken from the address; null when it was not there, empty, given twice or longer than 4,096 characters (F7). */
export function takenValue(name: string): string | null {
  const values = taken[name];
  const value = values && values.length === 1 ? valueIn(values[0]!) : '';
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

/** A value taken from the address, for whoever asks first: what works once is handed out once (D2). */
export function spendTakenValue(name: string): string | null {
  const value = takenValue(name);
  delete taken[name];
  return value;
}
