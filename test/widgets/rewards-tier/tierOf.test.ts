import fc from 'fast-check';
import { tierOf } from '../../../src/widgets/rewards-tier/tierOf';

const nobody = { loyaltyTier: 'Green', loyaltyPoints: 0, rewardPoints: 0, pointsToNextTier: 0 };

test.each([
  [42, 83, { points: 42, goal: 125, done: 0.336 }],
  [0, 125, { points: 0, goal: 125, done: 0 }],
  [125, 0, { points: 125, goal: 125, done: 1 }],
  [0, 0, { points: 0, goal: 0, done: 0 }],
  [-5, 10, { points: 0, goal: 10, done: 0 }],
  [10, -5, { points: 10, goal: 10, done: 1 }],
  [Number.NaN, 10, { points: 0, goal: 10, done: 0 }],
  [10, Number.POSITIVE_INFINITY, { points: 10, done: expect.closeTo(0, 5) }],
  [0.1, 0.2, { points: 0.1, goal: 0.3, done: 1 / 3 }],
])('%d points and %d to go are shown as they are, never beyond the ends (M-tier-01, I2)', (points, toGo, expected) => {
  expect(tierOf({ ...nobody, loyaltyPoints: points, pointsToNextTier: toGo })).toMatchObject(expected);
});

test.each([
  [23.5, 5.5, 23.5],
  [0, 0, 0],
  [8.9, 8.9, 8.9],
  [9, 0, 9],
  [9.04, 0, 9],
  [12.37, 3.4, 12.4],
  // Rounded like the total beside it: 9.0 stars are a round that is full.
  [8.96, 0, 9],
  [17.999999999999996, 0, 18],
  [-3, 0, 0],
  [Number.NaN, 0, 0],
])('%d Gold stars are %d of the round, %d in all (M-tier-02, A-39)', (rewardPoints, stars, total) => {
  expect(tierOf({ ...nobody, loyaltyTier: 'Gold', rewardPoints })).toEqual({ at: 'gold', stars, total });
});

test.each([
  ['Green', 'green'],
  [' gold ', 'gold'],
  ['GOLD', 'gold'],
  ['Welcome', 'member'],
  ['', 'member'],
  ['Golden', 'member'],
  ['__proto__', 'member'],
])('the tier %j is shown as %s (M-ent-01, I2)', (loyaltyTier, at) => {
  expect(tierOf({ ...nobody, loyaltyTier }).at).toBe(at);
});

test('whatever numbers come, the gauge stays within its ends', () => {
  const anyNumber = fc.double();
  fc.assert(
    fc.property(fc.constantFrom('Gold', 'Green'), anyNumber, anyNumber, anyNumber, (loyaltyTier, a, b, c) => {
      const tier = tierOf({ loyaltyTier, loyaltyPoints: a, rewardPoints: b, pointsToNextTier: c });
      if (tier.at === 'gold') {
        expect(tier.stars).toBeGreaterThanOrEqual(0);
        expect(tier.stars).toBeLessThan(9);
        expect(Number.isFinite(tier.total)).toBe(true);
      } else {
        expect(tier.done).toBeGreaterThanOrEqual(0);
        expect(tier.done).toBeLessThanOrEqual(1);
        expect(tier.goal).toBeGreaterThanOrEqual(tier.points);
      }
    }),
    { numRuns: 2000 },
  );
});
