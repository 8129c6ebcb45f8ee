import type { User } from '../../api/user';

/** Stars in a Gold member's round (M-con-15). */
export const roundLength = 9;

/** How far a member is, as the header shows it. */
export type Tier =
  | {
      readonly at: 'gold';
      /** Stars of this round, 0 to 8.9, to one decimal. */
      readonly stars: number;
      /** All of them. */
      readonly total: number;
    }
  | {
      /** A tier that is not known is shown like Green (I2). */
      readonly at: 'green' | 'member';
      readonly points: number;
      /** Points at which the next tier begins; 0 when the service names none. */
      readonly goal: number;
      /** The part of the way that is done, 0 to 1. */
      readonly done: number;
    };

/** Tenths of a star, whole and never below zero: sums and remainders of them are exact, whatever the service sends. */
function tenthsOf(points: number): number {
  const tenths = Math.round(points * 10);
  return tenths > 0 ? Math.min(tenths, Number.MAX_SAFE_INTEGER / 4) : 0;
}

/**
 * What to show of a member: for Gold the stars of the current round of nine (M-tier-02, A-39), for everybody else the
 * points out of those that the next tier needs (M-tier-01, A-38).
 */
export function tierOf(user: Pick<User, 'loyaltyTier' | 'loyaltyPoints' | 'rewardPoints' | 'pointsToNextTier'>): Tier {
  const name = user.loyaltyTier.trim().toLowerCase();
  if (name === 'gold') {
    const total = tenthsOf(user.rewardPoints);
    return { at: 'gold', stars: (total % (roundLength * 10)) / 10, total: total / 10 };
  }
  const points = tenthsOf(user.loyaltyPoints);
  const goal = points + tenthsOf(user.pointsToNextTier);
  return {
    at: name === 'green' ? 'green' : 'member',
    points: points / 10,
    goal: goal / 10,
    done: goal === 0 ? 0 : points / goal,
  };
}
