import type { User } from '../../contract/widgets';
import { createStore } from '../../lib/createStore';
import { pageState } from '../../lib/pageState';
import { isSignedOutError } from '../http/ApiError';
import { trackActivity } from '../http/activity';
import { loginStatus, recheckSession } from '../session/session';
import { fetchRewards, type RewardList } from './rewards';

/** The rewards of the signed-in visitor and the state of their request. */
export interface RewardsStatus {
  /** Null before the first response, and while the visitor is signed out. */
  readonly list: RewardList | null;
  /** True during the first and every later request. */
  readonly isLoading: boolean;
}

const none: RewardsStatus = { list: null, isLoading: false };

const store = createStore(none);

const state = pageState(() => ({
  /** The user whose rewards are in the store or requested. */
  owner: null as User | null,
  /** True from a 401 until a request succeeds, so that the session is rechecked once only. */
  hasRecheckedSession: false,
  pendingRequest: null as AbortController | null,
  subscriberCount: 0,
  unsubscribeFromSession: () => {},
}));

async function load(): Promise<void> {
  const own = state();
  own.pendingRequest?.abort();
  const thisRequest = new AbortController();
  own.pendingRequest = thisRequest;
  store.set({ list: store.get().list, isLoading: true });
  const list = await trackActivity(fetchRewards(thisRequest.signal));
  // A newer request started, another member signed in, or the last widget unsubscribed (B9).
  if (own.pendingRequest !== thisRequest) return;
  own.pendingRequest = null;
  const hadRecheckedSession = own.hasRecheckedSession;
  own.hasRecheckedSession = isSignedOutError(list.error);
  // The session may have ended. The recheck then either fetches the rewards again or clears them.
  if (own.hasRecheckedSession && !hadRecheckedSession) recheckSession();
  else store.set({ list, isLoading: false });
}

/** Clears the rewards, as they belong to another member or no widget shows them any more (C8). */
function clear(): void {
  const own = state();
  own.pendingRequest?.abort();
  own.pendingRequest = null;
  own.owner = null;
  if (store.get() !== none) store.set(none);
}

function followSession(): void {
  const { isLoggedIn, user } = loginStatus.get();
  const next = isLoggedIn === true ? user : null;
  if (next === state().owner) return;
  clear();
  state().owner = next;
  if (next) void load();
}

/**
 * The available rewards, fetched once for all widgets of the page: when the first widget subscribes and the visitor is
 * signed in, and again after each sign-in. The store is cleared when the last widget unsubscribes.
 */
export const availableRewards = {
  ...store,
  subscribe(listener: () => void): () => void {
    const own = state();
    const unsubscribe = store.subscribe(listener);
    own.subscriberCount += 1;
    if (own.subscriberCount === 1) {
      own.unsubscribeFromSession = loginStatus.subscribe(followSession);
      followSession();
    }
    return () => {
      unsubscribe();
      own.subscriberCount -= 1;
      if (own.subscriberCount > 0) return;
      own.unsubscribeFromSession();
      clear();
    };
  },
};

/** Fetches the rewards again after a failure, unless a request is pending. */
export function reloadRewards(): void {
  if (state().owner && !store.get().isLoading) void load();
}
