import { pageState } from '../../lib/pageState';
import { readStorage, removeStorage, writeStorage } from './storage';

/**
 * What a page can leave for the next page of its tab: the name of a notice, the username of a new account, or the
 * masked address that a reset link was sent to. Never a secret.
 */
type CarriedName = 'notice' | 'username' | 'resetLinkTo';

const storageKey = 'carried';
/** Milliseconds after which the next page is no longer about what the last one has done. */
const maxAge = 60_000;

/** What the last page has left, by name. Reading it empties the storage, so that a later page does not get it. */
const received = pageState(() => {
  const [time, name = '', value = ''] = (readStorage('tab', storageKey) ?? '').split(' ');
  removeStorage('tab', storageKey);
  const age = Date.now() - Number(time);
  return new Map<string, string>(age >= 0 && age < maxAge ? [[name, value]] : []);
});

/** Leaves one value without spaces for the next page of this tab, for at most a minute. */
export function carry(name: CarriedName, value: string): void {
  // The value of the last page is still there if nothing has read it.
  received();
  writeStorage('tab', storageKey, `${Date.now()} ${name} ${value}`);
}

/** Returns what the last page has left for this one, once; null if there is nothing. */
export function takeCarried(name: CarriedName): string | null {
  const value = received().get(name) ?? null;
  received().delete(name);
  return value;
}
