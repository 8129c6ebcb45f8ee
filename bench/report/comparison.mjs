import { medianInterval, summary } from '../statistics.mjs';
import { totalOf } from './numbers.mjs';
import { table } from './table.mjs';

const measures = {
  'first field, ms': (run) => run.firstField,
  'React in control, ms': (run) => run.inControl,
  'blocking time, ms': (run) => run.blocking,
  'bytes, gzip': (run) => totalOf(run.bytes).gzip,
  'bytes transferred (brotli)': (run) => totalOf(run.bytes).brotli,
};

/**
 * Compares one measure of two builds over pairs of runs. `difference` is the median of other − this with its 95 %
 * interval;
 * `ratio` relates it to the median of this build. The ratio is null where that median is 0.
 */
function compareMeasure(pairs, read) {
  const own = summary(pairs.map((pair) => read(pair.this)));
  const other = summary(pairs.map((pair) => read(pair.other)));
  if (own === null || other === null) return null;
  const difference = medianInterval(pairs.map((pair) => read(pair.other) - read(pair.this)));
  // Noise may make a bound negative, which no time is.
  const toRatio = (value) => Math.max(0, 1 + value / own.median);
  const ratio =
    own.median === 0
      ? null
      : { median: toRatio(difference.median), interval: difference.interval?.map(toRatio) ?? null };
  return { this: own.median, other: other.median, difference, ratio };
}

/** Compares two builds over pairs of runs of one page. Returns a row for each measure that the page has. */
export function comparePairs(pairs) {
  return Object.entries(measures).flatMap(([measure, read]) => {
    const compared = compareMeasure(pairs, read);
    return compared ? [{ measure, pairs: pairs.length, ...compared }] : [];
  });
}

const isBytes = (name) => name.startsWith('bytes');
const withInterval = (of, format) =>
  of ? `${format(of.median)} ${of.interval ? `[${of.interval.map(format).join(', ')}]` : '[–]'}` : '–';

/** Returns the comparison as Markdown. */
export function comparisonReport(machine, against, rows) {
  const cells = (row) => {
    const format = (value) => (isBytes(row.measure) ? value.toFixed(0) : value.toFixed(1));
    return [
      row.page,
      row.profile,
      row.measure,
      format(row.this),
      format(row.other),
      withInterval(row.difference, format),
      withInterval(row.ratio, (value) => value.toFixed(3)),
    ];
  };
  return `Compared ${machine.date} on ${machine.machine} (load ${machine.load.toFixed(1)} at the start), ${rows[0].pairs} pairs per
profile and page; the other build: ${against}. Difference and ratio are of the median paired difference, in brackets the
95 % interval by the sign test ([–]: fewer than 6 pairs). A ratio above 1 means that the other build is slower or larger.

${table(['page', 'profile', 'measure', 'this', 'other', 'other − this', 'other ÷ this'], rows.map(cells))}`;
}
