import { getOwn } from '../../lib/getOwn';
import { pageState } from '../../lib/pageState';
import { readStorage, removeStorage, writeStorage } from './storage';

/**
 * What a page can leave for the next page of its tab: the name of a notice, the username of a new account, or the
 * masked address that a reset link was sent to. Never a secret.
 */
type CarriedName = 'notice' | 'username' | 'resetLinkTo';
type Carried = Partial<Record<CarriedName, string>>;

const storageKey = 'carried';
/** Milliseconds after which the next page is no longer about what the last one has done. */
const maxAge = 60_000;

function readCarried(): Carried {
  try {
    const stored: unknown = JSON.parse(readStorage('tab', storageKey) ?? 'null');
    const age = Date.now() - Number(getOwn(stored, 'at'));
    return age >= 0 && age < maxAge ? (getOwn(stored, 'values') as Carried) : {};
  } catch {
    return {};
  }
}

/** What the last page has left. Reading it empties the storage, so that a later page does not get it. */
const received = pageState((): Carried => {
  const values = readCarried();
  removeStorage('tab', storageKey);
  return values;
});

/** Leaves a value for the next page of this tab, for at most a minute. */
export function carry(name: CarriedName, value: string): void {
  received();
  writeStorage('tab', storageKey, JSON.stringify({ at: Date.now(), values: { ...readCarried(), [name]: value } }));
}

/** Returns what the last page has left for this one, once; null if there is nothing. */
export function takeCarried(name: CarriedName): string | null {
  const values = received();
  const value = getOwn(values, name);
  if (typeof value !== 'string') return null;
  delete values[name];
  return value;
}
