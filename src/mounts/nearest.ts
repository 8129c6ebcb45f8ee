/** How alike two words are: which share of their letters, each with the one after it, they have in common. */
function likeness(written: string, known: string): number {
  let common = 0;
  for (let at = 0; at < known.length; at += 1) {
    if (written.indexOf(known.slice(at, at + 2)) >= 0) common += 1;
  }
  return common / (written.length + known.length);
}

/** The known name that an editor most likely meant. */
export function nearest(name: string, known: readonly string[]): string {
  // A page may hold anything: only the beginning of a very long name is compared.
  const start = name.slice(0, 40);
  return known.reduce((best, next) => (likeness(start, next) > likeness(start, best) ? next : best));
}
