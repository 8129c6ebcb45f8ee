/** How many letters have to be added, removed or changed to turn one word into the other. */
function distance(a: string, b: string): number {
  let previous: number[] = [];
  for (let j = 0; j <= b.length; j += 1) previous.push(j);
  for (let i = 1; i <= a.length; i += 1) {
    const current = [i];
    for (let j = 1; j <= b.length; j += 1) {
      const changed = previous[j - 1]! + (a[i - 1] === b[j - 1] ? 0 : 1);
      current.push(Math.min(changed, previous[j]! + 1, current[j - 1]! + 1));
    }
    previous = current;
  }
  return previous[b.length]!;
}

/** The known name that an editor most likely meant. */
export function nearest(name: string, known: readonly string[]): string {
  // A page may hold anything: only the beginning of a very long name is compared.
  const start = name.slice(0, 40);
  return known.reduce((best, next) => (distance(start, next) < distance(start, best) ? next : best));
}
