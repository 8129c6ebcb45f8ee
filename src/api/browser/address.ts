import { pageState } from '../../lib/pageState';
import { readDocument } from './readDocument';

/** Query parameters by name. Each value is the list of its `name=value` pairs as they stood in the address. */
type Secrets = Record<string, readonly string[]>;

/** Secret parameters that were removed from the address bar. */
const secrets = pageState<Secrets>(() => Object.create(null));

/** Returns the absolute URL of a path of the site. A `<base href>` of the page has no effect (M4). */
export function absoluteUrl(path: string): string {
  return location.origin + path;
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text.replace(/\+/g, ' '));
  } catch {
    return '';
  }
}

/** Returns the decoded name of a `name=value` pair; empty when it cannot be decoded. */
export function parseParameterName(pair: string): string {
  return decode(pair.split('=')[0]!);
}

/** Returns the decoded value of a `name=value` pair; empty when it cannot be decoded. */
export function parseParameterValue(pair: string): string {
  const equals = pair.indexOf('=');
  return equals < 0 ? '' : decode(pair.slice(equals + 1));
}

/**
 * Moves the named query parameters from the address bar into memory, so that no later request, script or history entry
 * contains them. The rest of the address stays byte for byte (F2).
 */
export function takeSecretsFromAddress(names: readonly string[]): Secrets {
  const pairs = location.search.slice(1).split('&');
  const kept = pairs.filter((pair) => {
    const name = parseParameterName(pair);
    const isSecret = names.indexOf(name) >= 0;
    if (isSecret) secrets()[name] = (secrets()[name] || []).concat(pair);
    return !isSecret;
  });
  if (kept.length < pairs.length) {
    const query = kept.join('&');
    // Not `location.href`: it has no user name, and only an address with the same user name can replace one with it.
    const address = readDocument('URL').replace(location.search, () => query && `?${query}`);
    try {
      history.replaceState(history.state, '', address);
    } catch {
      // A sandboxed frame refuses it. The widgets work all the same.
    }
  }
  return secrets();
}

/** Moves the loader's secrets into the memory of the runtime, and removes them from the loader's. */
export function adoptSecrets(values: Secrets): void {
  // Loader and runtime share one memory when one bundle contains both.
  if (values === secrets()) return;
  Object.assign(secrets(), values);
  for (const name of Object.keys(values)) delete values[name];
}

/** Returns a secret parameter; null when it is missing, empty, repeated or longer than 4,096 characters (F7). */
export function readSecret(name: string): string | null {
  const pairs = secrets()[name];
  const value = pairs && pairs.length === 1 ? parseParameterValue(pairs[0]!) : '';
  return value && value.length <= 4096 ? value : null;
}

/** Returns a query parameter that is no secret; null when it is missing or repeated. */
export function readQueryParameter(name: string): string | null {
  const values = location.search
    .slice(1)
    .split('&')
    .filter((pair) => parseParameterName(pair) === name)
    .map(parseParameterValue);
  return values.length === 1 ? values[0]! : null;
}

/** Returns true on a page whose address asks for the inspector (contract 2). */
export function isInspectorRequested(): boolean {
  return /\bwidgets=inspect\b/.test(location.search);
}

/** Returns the path of the page. It also determines the page's language. */
export function pagePath(): `/${string}` {
  // The path of an HTTP address starts with a slash.
  return location.pathname as `/${string}`;
}

/** Returns a secret parameter and forgets it, so that a one-time code is used once (D2). */
export function takeSecret(name: string): string | null {
  const value = readSecret(name);
  delete secrets()[name];
  return value;
}
