import type { User } from '../../contract/widgets';

/** The stars in a round of a Gold member (M-con-15). */
export const starsPerRound = 9;

/** The tier of a member and the progress in it, ready to be shown. */
export type TierProgress =
  | {
      readonly name: 'gold';
      /** The stars of the current round, 0 to 8.9, to one decimal. */
      readonly stars: number;
      /** The stars of all rounds. */
      readonly total: number;
    }
  | {
      /** `member` is an unknown tier, which is shown like Green (I2). */
      readonly name: 'green' | 'member';
      readonly points: number;
      /** The points at which the next tier begins; 0 when the service does not give a number. */
      readonly goal: number;
      /** The fraction of the goal that is reached, 0 to 1. */
      readonly fraction: number;
    };

/** Returns whole tenths, never below zero: unlike decimals, their sums and remainders are exact. */
function tenthsOf(points: number): number {
  const tenths = Math.round(points * 10);
  return tenths > 0 ? Math.min(tenths, Number.MAX_SAFE_INTEGER / 4) : 0;
}

/**
 * Returns the progress of a member: for Gold the stars of the current round of nine (M-tier-02, A-39), for any other
 * tier the points out of those that the next tier needs (M-tier-01, A-38).
 */
export function tierProgressOf(
  user: Pick<User, 'loyaltyTier' | 'loyaltyPoints' | 'rewardPoints' | 'pointsToNextTier'>,
): TierProgress {
  const loyaltyTier = user.loyaltyTier.trim().toLowerCase();
  if (loyaltyTier === 'gold') {
    const total = tenthsOf(user.rewardPoints);
    return { name: 'gold', stars: (total % (starsPerRound * 10)) / 10, total: total / 10 };
  }
  const points = tenthsOf(user.loyaltyPoints);
  const goal = points + tenthsOf(user.pointsToNextTier);
  return {
    name: loyaltyTier === 'green' ? 'green' : 'member',
    points: points / 10,
    goal: goal / 10,
    fraction: goal === 0 ? 0 : points / goal,
  };
}
