function medianOf(sorted) {
  const middle = sorted.length >> 1;
  return sorted.length % 2 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2;
}

/** Median, least and greatest of what was measured; null where nothing could be. */
export function summary(values) {
  const sorted = values.filter((value) => value !== null && value !== undefined).sort((a, b) => a - b);
  if (sorted.length === 0) return null;
  return { median: medianOf(sorted), min: sorted[0], max: sorted.at(-1) };
}

/** The same in random order. */
function shuffled(list) {
  const rest = [...list];
  return list.map(() => rest.splice(Math.floor(Math.random() * rest.length), 1)[0]);
}

/**
 * Measures all subjects again and again, each round in another order: whatever else the machine does falls on all of them
 * alike, and none always comes behind the one that leaves the most to clear away. `once` is told which round it is; what it
 * answers is kept for each subject in the order of the rounds.
 */
export async function inRounds(subjects, count, once, tell) {
  const results = new Map(subjects.map((subject) => [subject, []]));
  for (let round = 0; round < count; round += 1) {
    tell(`round ${round + 1} of ${count}`);
    for (const subject of shuffled(subjects)) results.get(subject).push(await once(subject, round));
  }
  return results;
}
