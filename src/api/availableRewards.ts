import { saysSignedOut } from './ApiError';
import { counted } from './activity';
import { type RewardList, readRewards } from './rewards';
import { loginStatus, onLoginStatus, recheckSession } from './session';
import type { User } from './user';

/** What the page knows of the rewards of whoever is signed in. */
export interface AvailableRewards {
  /** Null until they have been read, and while nobody is signed in. */
  readonly list: RewardList | null;
  /** True while they are being read, also again. */
  readonly isReading: boolean;
}

/** What is known before anybody has asked. */
export const rewardsBeforeStart: AvailableRewards = { list: null, isReading: false };

let known = rewardsBeforeStart;
/** Whose rewards are known or being read. */
let owner: User | null = null;
/** True from a 401 on until a reading works: the session is doubted once, not time and again. */
let isDoubted = false;
let underWay: AbortController | null = null;
let stopWatching: (() => void) | null = null;
const listeners = new Set<() => void>();

function become(next: AvailableRewards): void {
  known = next;
  for (const listener of listeners) listener();
}

async function read(): Promise<void> {
  underWay?.abort();
  const mine = new AbortController();
  underWay = mine;
  become({ list: known.list, isReading: true });
  const list = await counted(readRewards(mine.signal));
  // Somebody else signed in, or nobody looks any more (B9).
  if (underWay !== mine) return;
  underWay = null;
  const wasDoubted = isDoubted;
  isDoubted = saysSignedOut(list.problem);
  // The session may be over: whether it is, the account says; its answer brings a new reading, or takes the rewards away.
  if (isDoubted && !wasDoubted) recheckSession();
  else become({ list, isReading: false });
}

/** Forgets what is known: it is somebody else's, or of no use any more (C8). */
function forget(): void {
  underWay?.abort();
  underWay = null;
  owner = null;
  if (known !== rewardsBeforeStart) become(rewardsBeforeStart);
}

function follow(): void {
  const { isLoggedIn, user } = loginStatus();
  const next = isLoggedIn === true ? user : null;
  if (next === owner) return;
  forget();
  owner = next;
  if (next) void read();
}

/** What is known now; the same object until it changes. */
export function availableRewards(): AvailableRewards {
  return known;
}

/**
 * Tells of every change of `availableRewards`; the answer unsubscribes. They are read when somebody is signed in
 * and the first widget asks: once for all widgets of the page, and anew with each sign-in.
 */
export function onAvailableRewards(listener: () => void): () => void {
  listeners.add(listener);
  if (!stopWatching) {
    stopWatching = onLoginStatus(follow);
    follow();
  }
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    stopWatching?.();
    stopWatching = null;
    forget();
  };
}

/** Reads them again, after a failure. One reading at a time. */
export function rereadRewards(): void {
  if (owner && !known.isReading) void read();
}
