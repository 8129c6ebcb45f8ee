import type { Locale } from '../site/texts';
import { localizePath } from '../site/urls';
import type { State } from './state';
import { findState, idOf } from './states';

/** The state that the address of a page names, if any. */
export interface ShownState {
  readonly state: State;
  /** True when the page shows the widget alone. */
  readonly isAlone: boolean;
}

/** Returns the address that shows a state: on its page, or with the widget alone. */
export function stateAddress(state: State, locale: Locale, { isAlone = false } = {}): string {
  const url = new URL(localizePath(locale, state.path), 'http://site.invalid');
  url.searchParams.set('gallery', idOf(state));
  if (isAlone) url.searchParams.set('alone', '');
  return url.href.slice(url.origin.length);
}

/** Returns the state that the query of a page names. */
export function readShownState(query: URLSearchParams): ShownState | undefined {
  const state = findState(query.get('gallery'));
  return state && { state, isAlone: query.has('alone') };
}
