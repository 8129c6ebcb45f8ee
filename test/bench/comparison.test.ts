import { loadModule } from './loadModule';

interface Interval {
  readonly median: number;
  readonly interval: readonly [number, number] | null;
}
interface Comparison {
  readonly measure: string;
  readonly difference: Interval;
  readonly ratio: Interval | null;
}
interface Statistics {
  medianInterval(values: readonly (number | null)[]): Interval | null;
}
interface ComparisonModule {
  comparePairs(pairs: readonly { readonly this: object; readonly other: object }[]): readonly Comparison[];
}

const { medianInterval } = loadModule<Statistics>('statistics.mjs');
const { comparePairs } = loadModule<ComparisonModule>('report/comparison.mjs');
const numbers = (count: number) => Array.from({ length: count }, (_, index) => index + 1);

describe('the interval of a median', () => {
  test.each([
    // The order statistics of the sign test at 95 %, as in statistical tables.
    [6, [1, 6]],
    [10, [2, 9]],
    [15, [4, 12]],
    [41, [14, 28]],
  ])('of %i values is that of the sign test', (count, interval) => {
    expect(medianInterval(numbers(count))?.interval).toEqual(interval);
  });

  test('is null below 6 values, and all is null without values', () => {
    expect(medianInterval(numbers(5))).toEqual({ median: 3, interval: null });
    expect(medianInterval([null, null])).toBeNull();
  });
});

describe('a comparison of two builds', () => {
  const run = (firstField: number | null, blocking: number) => ({
    firstField,
    inControl: 200,
    blocking,
    bytes: { js: { gzip: 1000, brotli: 900 }, css: { gzip: 100, brotli: 90 } },
  });
  const pairs = numbers(15).map((load) => ({ this: run(100 * load, 0), other: run(100 * load + 40, load) }));
  const rowOf = (measure: string) => comparePairs(pairs).find((row) => row.measure === measure);

  test('takes the median of the differences within pairs, so that the load of the machine cancels out', () => {
    const row = rowOf('first field, ms');
    expect(row?.difference).toEqual({ median: 40, interval: [40, 40] });
    expect(row?.ratio?.median).toBeCloseTo(1 + 40 / 800);
  });

  test('has no ratio where the median of this build is 0', () => {
    expect(rowOf('blocking time, ms')).toMatchObject({ difference: { median: 8, interval: [4, 12] }, ratio: null });
  });

  test('has no negative ratio in noisy runs', () => {
    const noisy = numbers(8).map((index) => ({
      this: run(index % 2 ? 10 : 900, 0),
      other: run(index % 2 ? 900 : 10, 0),
    }));
    const row = comparePairs(noisy).find(({ measure }) => measure === 'first field, ms');
    expect(row?.ratio?.interval?.[0]).toBe(0);
  });

  test('adds up the bytes of all files', () => {
    expect(rowOf('bytes, gzip')).toMatchObject({ this: 1100, other: 1100, ratio: { median: 1 } });
    expect(rowOf('bytes transferred (brotli)')).toMatchObject({ this: 990 });
  });

  test('leaves out a measure that the page does not have', () => {
    const withoutField = [{ this: run(null, 0), other: run(null, 0) }];
    expect(comparePairs(withoutField).map(({ measure }) => measure)).not.toContain('first field, ms');
  });
});
