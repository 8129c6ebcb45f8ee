import type { Reward } from '../../api/services/rewards';
import { daysUntilEnd, formatDate } from '../../i18n/dates';

/** Rewards of the same name that end on the same day. */
export interface RewardGroup extends Reward {
  readonly count: number;
  /** Days until the rewards end; infinite when the service names no date. */
  readonly daysLeft: number;
}

/** Returns the days until the first of two ends, without one that has ended or that has no date, if possible. */
function firstToEnd(one: number, other: number): number {
  const dated = [one, other].filter(Number.isFinite);
  const left = dated.filter((days) => days > 0);
  return Math.min(...(left.length > 0 ? left : dated));
}

/** Returns a function that reads an end. Reading a date is slow, and thousands of rewards have few different ends. */
function readEachOnce(): (expiresAt: Reward['expiresAt']) => { readonly date: string; readonly days: number } {
  const ends = new Map<Reward['expiresAt'], { readonly date: string; readonly days: number }>();
  return (expiresAt) => {
    const end = ends.get(expiresAt) ?? { date: formatDate(expiresAt), days: daysUntilEnd(expiresAt) };
    ends.set(expiresAt, end);
    return end;
  };
}

/**
 * Groups equal rewards and sorts the groups by their end; those without a date are last. An unnamed reward stands
 * alone.
 */
export function groupRewards(rewards: readonly Reward[]): readonly RewardGroup[] {
  const groups = new Map<string, RewardGroup>();
  const readEnd = readEachOnce();
  rewards.forEach(({ name, expiresAt }, index) => {
    const { date, days } = readEnd(expiresAt);
    const key = name === '' ? String(index) : `${date} ${name}`;
    const { count, daysLeft } = groups.get(key) ?? { count: 0, daysLeft: Number.POSITIVE_INFINITY };
    groups.set(key, { name, expiresAt, count: count + 1, daysLeft: firstToEnd(daysLeft, days) });
  });
  // Not by their difference, which is NaN for two infinite values.
  return [...groups.values()].sort(
    (one, other) => Number(one.daysLeft > other.daysLeft) - Number(one.daysLeft < other.daysLeft),
  );
}
