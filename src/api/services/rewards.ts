import { getOwn } from '../../lib/getOwn';
import { ApiError } from '../http/ApiError';
import { request } from '../http/request';
import { anything, listSchema } from '../http/schema';

/** An available reward. */
export interface Reward {
  /** Empty when the response has none. */
  readonly name: string;
  /** A time as the service writes it; null when the response has none. */
  readonly expiresAt: string | number | null;
}

/** The rewards that could be read. */
export interface RewardList {
  readonly rewards: readonly Reward[];
  /**
   * Whether the list holds `all` rewards, whether there may be `more`, or `unknown` when reading stopped early (I1).
   */
  readonly extent: 'all' | 'more' | 'unknown';
  /** The error when a request failed. */
  readonly error: ApiError | null;
}

/** Rewards per page (M-con-10). */
export const pageSize = 100;
/** Limits reading when the service repeats full pages. */
const maxPages = 50;
/** Milliseconds for all pages. */
const totalDeadline = 15_000;
/** Milliseconds for one page. */
const pageDeadline = 10_000;

// The API documentation does not list a reward's fields, so each value is looked up under several plausible names.
const nameFields = ['name', 'title', 'rewardName', 'couponName', 'description'];
const expiryFields = ['expiredAt', 'expireAt', 'expiresAt', 'expiryDate', 'expirationDate', 'validTo', 'endDate'];

function findField<T>(item: unknown, names: readonly string[], parse: (value: unknown) => T | null): T | null {
  for (const name of names) {
    const value = parse(getOwn(item, name));
    if (value !== null) return value;
  }
  return null;
}

const parseText = (value: unknown) => (typeof value === 'string' && value.trim() !== '' ? value.trim() : null);
const parseTime = (value: unknown) => (typeof value === 'number' ? value : parseText(value));

function parseReward(item: unknown): Reward {
  return {
    name: parseText(item) ?? findField(item, nameFields, parseText) ?? '',
    expiresAt: findField(item, expiryFields, parseTime),
  };
}

/** Fetches one page of the available rewards; pages count from 1 (M-api-21, M-ent-12). */
function fetchPage(pageNum: number, deadline: number, signal: AbortSignal): Promise<unknown[]> {
  return request({
    service: 'account',
    method: 'GET',
    path: '/api/Customers/rewards',
    query: { status: 'Available', pageNum, pageSize },
    response: listSchema(anything),
    deadline,
    signal,
    isBackground: true,
  });
}

/**
 * Fetches the available rewards page by page, one request at a time, until a page is not full. Stops early after 50
 * pages, after 15 s, at a repeated page or at an error, and then resolves with the rewards read so far.
 */
export async function fetchRewards(signal: AbortSignal): Promise<RewardList> {
  const end = performance.now() + totalDeadline;
  const seenPages = new Set<string>();
  const rewards: Reward[] = [];
  try {
    for (let pageNum = 1; pageNum <= maxPages; pageNum += 1) {
      const timeLeft = Math.round(end - performance.now());
      if (timeLeft <= 0) throw new ApiError('timeout');
      const page = await fetchPage(pageNum, Math.min(timeLeft, pageDeadline), signal);
      const fingerprint = JSON.stringify(page);
      const isRepeated = page.length >= pageSize && seenPages.has(fingerprint);
      if (isRepeated) return { rewards, extent: 'unknown', error: null };
      seenPages.add(fingerprint);
      for (const item of page) rewards.push(parseReward(item));
      if (page.length < pageSize) return { rewards, extent: 'all', error: null };
    }
    return { rewards, extent: 'more', error: null };
  } catch (reason) {
    const error = reason instanceof ApiError ? reason : new ApiError('malformed');
    return { rewards, extent: 'unknown', error };
  }
}
