import { loadModule } from './loadModule';

interface FindRateModule {
  findRate(scoreAt: (rate: number) => Promise<number>): Promise<number>;
}

const { findRate } = loadModule<FindRateModule>('interaction/findRate.mjs');

describe('the rate that makes a machine as slow as the phone', () => {
  test.each([
    ['is 6 for a machine that is six times as fast', 1584, 1, 6],
    ['is lower where a rate slows a script down by more', 1584, 1.25, 4.2],
    ['is 1 for a machine that is as slow', 264, 1, 1],
    ['is 1 for a machine that is slower', 100, 1, 1],
  ])('%s', async (_title, score, power, expected) => {
    const rate = await findRate(async (tried) => score / tried ** power);
    expect(Math.abs(rate - expected)).toBeLessThan(0.2);
  });
});
