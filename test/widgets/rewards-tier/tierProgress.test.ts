import fc from 'fast-check';
import { tierProgressOf } from '../../../src/widgets/rewards-tier/tierProgress';

const memberWithoutPoints = { loyaltyTier: 'Green', loyaltyPoints: 0, rewardPoints: 0, pointsToNextTier: 0 };

test.each([
  [42, 83, { points: 42, goal: 125, fraction: 0.336 }],
  [0, 125, { points: 0, goal: 125, fraction: 0 }],
  [125, 0, { points: 125, goal: 125, fraction: 1 }],
  [0, 0, { points: 0, goal: 0, fraction: 0 }],
  [-5, 10, { points: 0, goal: 10, fraction: 0 }],
  [10, -5, { points: 10, goal: 10, fraction: 1 }],
  [Number.NaN, 10, { points: 0, goal: 10, fraction: 0 }],
  [10, Number.POSITIVE_INFINITY, { points: 10, fraction: expect.closeTo(0, 5) }],
  [0.1, 0.2, { points: 0.1, goal: 0.3, fraction: 1 / 3 }],
])('%d points and %d to the next tier give a fraction of 0 to 1 (M-tier-01, I2)', (points, toGo, expected) => {
  expect(tierProgressOf({ ...memberWithoutPoints, loyaltyPoints: points, pointsToNextTier: toGo })).toMatchObject(
    expected,
  );
});

test.each([
  [23.5, 5.5, 23.5],
  [0, 0, 0],
  [8.9, 8.9, 8.9],
  [9, 0, 9],
  [9.04, 0, 9],
  [12.37, 3.4, 12.4],
  // 8.96 stars round to 9.0, like the total beside them: the round is full.
  [8.96, 0, 9],
  [17.999999999999996, 0, 18],
  [-3, 0, 0],
  [Number.NaN, 0, 0],
])('%d Gold stars are %d in the current round and %d in total (M-tier-02, A-39)', (rewardPoints, stars, total) => {
  expect(tierProgressOf({ ...memberWithoutPoints, loyaltyTier: 'Gold', rewardPoints })).toEqual({
    name: 'gold',
    stars,
    total,
  });
});

test.each([
  ['Green', 'green'],
  [' gold ', 'gold'],
  ['GOLD', 'gold'],
  ['Welcome', 'member'],
  ['', 'member'],
  ['Golden', 'member'],
  ['__proto__', 'member'],
])('the loyalty tier %j is shown as %s (M-ent-01, I2)', (loyaltyTier, name) => {
  expect(tierProgressOf({ ...memberWithoutPoints, loyaltyTier }).name).toBe(name);
});

test('any numbers give values within the range of the gauge (I2)', () => {
  const anyNumber = fc.double();
  fc.assert(
    fc.property(fc.constantFrom('Gold', 'Green'), anyNumber, anyNumber, anyNumber, (loyaltyTier, a, b, c) => {
      const tier = tierProgressOf({ loyaltyTier, loyaltyPoints: a, rewardPoints: b, pointsToNextTier: c });
      if (tier.name === 'gold') {
        expect(tier.stars).toBeGreaterThanOrEqual(0);
        expect(tier.stars).toBeLessThan(9);
        expect(Number.isFinite(tier.total)).toBe(true);
      } else {
        expect(tier.fraction).toBeGreaterThanOrEqual(0);
        expect(tier.fraction).toBeLessThanOrEqual(1);
        expect(tier.goal).toBeGreaterThanOrEqual(tier.points);
      }
    }),
    { numRuns: 2000 },
  );
});
