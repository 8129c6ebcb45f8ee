function medianOf(sorted) {
  const middle = sorted.length >> 1;
  return sorted.length % 2 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2;
}

const ascending = (values) => values.filter((value) => value !== null && value !== undefined).sort((a, b) => a - b);

/** Returns median, minimum and maximum; null if there are no values. */
export function summary(values) {
  const sorted = ascending(values);
  if (sorted.length === 0) return null;
  return { median: medianOf(sorted), min: sorted[0], max: sorted.at(-1) };
}

/** Returns the probability that at most `most` of `count` tosses of a coin are heads. */
function coinTosses(count, most) {
  let term = 0.5 ** count;
  let sum = 0;
  for (let heads = 0; heads <= most; heads += 1) {
    sum += term;
    term *= (count - heads) / (heads + 1);
  }
  return sum;
}

/**
 * Returns the median of values and its 95 % interval by the sign test, which assumes nothing about their distribution.
 * The interval is null below 6 values, which are too few for one.
 */
export function medianInterval(values) {
  const sorted = ascending(values);
  if (sorted.length === 0) return null;
  let outside = -1;
  while (2 * coinTosses(sorted.length, outside + 1) <= 0.05) outside += 1;
  const interval = outside < 0 ? null : [sorted[outside], sorted[sorted.length - 1 - outside]];
  return { median: medianOf(sorted), interval };
}

/** Returns a copy in random order. */
function shuffled(list) {
  const rest = [...list];
  return list.map(() => rest.splice(Math.floor(Math.random() * rest.length), 1)[0]);
}

/**
 * Measures all subjects in rounds, each in random order, so that other load on the machine affects all of them alike.
 * `measureOnce` gets the subject and the number of the round. Returns the results of each subject.
 */
export async function inRounds(subjects, count, measureOnce, showProgress) {
  const results = new Map(subjects.map((subject) => [subject, []]));
  for (let round = 0; round < count; round += 1) {
    showProgress(`round ${round + 1} of ${count}`);
    for (const subject of shuffled(subjects)) results.get(subject).push(await measureOnce(subject, round));
  }
  return results;
}
