import { ApiError } from './ApiError';
import { own } from './own';
import { request } from './request';

/** A reward that can be used, as far as the service tells of it. */
export interface Reward {
  /** Empty when the service gives none. */
  readonly name: string;
  /** A time as the service writes it; null when it gives none. */
  readonly expiresAt: string | number | null;
}

/** The rewards that were read, and what is known of how many there are. */
export interface RewardList {
  readonly rewards: readonly Reward[];
  /** `all` were read; there may be `more` than were read; or it is `unknown`, as the reading broke off (I1). */
  readonly extent: 'all' | 'more' | 'unknown';
  /** Why the reading broke off, when a call failed. */
  readonly problem: ApiError | null;
}

/** Rewards on a page (M-con-10). */
export const pageSize = 100;
/** However the server behaves, at most so many pages are read. */
const mostPages = 50;
/** Milliseconds for all of them, and for one. */
const longest = 15_000;
const longestCall = 10_000;

// The specification does not show a reward's fields: each meaning is looked for under the names that are plausible.
const nameFields = ['name', 'title', 'rewardName', 'couponName', 'description'];
const expiryFields = ['expiredAt', 'expireAt', 'expiresAt', 'expiryDate', 'expirationDate', 'validTo', 'endDate'];

function firstOf<T>(item: unknown, names: readonly string[], take: (value: unknown) => T | null): T | null {
  for (const name of names) {
    const value = take(own(item, name));
    if (value !== null) return value;
  }
  return null;
}

const wordsIn = (value: unknown) => (typeof value === 'string' && value.trim() !== '' ? value.trim() : null);
const timeIn = (value: unknown) => (typeof value === 'number' ? value : wordsIn(value));

function rewardIn(item: unknown): Reward {
  return {
    name: wordsIn(item) ?? firstOf(item, nameFields, wordsIn) ?? '',
    expiresAt: firstOf(item, expiryFields, timeIn),
  };
}

/** One page of the rewards that can be used, counted from 1 (M-api-21, M-ent-12). */
function fetchPage(pageNum: number, deadline: number, signal: AbortSignal): Promise<unknown[]> {
  return request({
    service: 'account',
    method: 'GET',
    path: '/api/Customers/rewards',
    query: { status: 'Available', pageNum, pageSize },
    answer: ({ listAnswer, anything }) => listAnswer(anything),
    deadline,
    signal,
    quiet: true,
  });
}

/**
 * Reads page after page until one is not full. Stops at 50 pages, after 15 s, at a page that came before and at a failure;
 * what was read till then is kept. One request at a time.
 */
export async function readRewards(signal: AbortSignal): Promise<RewardList> {
  const until = performance.now() + longest;
  const seen = new Set<string>();
  const rewards: Reward[] = [];
  try {
    for (let pageNum = 1; pageNum <= mostPages; pageNum += 1) {
      const left = Math.round(until - performance.now());
      if (left <= 0) throw new ApiError('timeout');
      const page = await fetchPage(pageNum, Math.min(left, longestCall), signal);
      const print = JSON.stringify(page);
      const isRepeated = page.length >= pageSize && seen.has(print);
      if (isRepeated) return { rewards, extent: 'unknown', problem: null };
      seen.add(print);
      for (const item of page) rewards.push(rewardIn(item));
      if (page.length < pageSize) return { rewards, extent: 'all', problem: null };
    }
    return { rewards, extent: 'more', problem: null };
  } catch (error) {
    const problem = error instanceof ApiError ? error : new ApiError('malformed');
    return { rewards, extent: 'unknown', problem };
  }
}
