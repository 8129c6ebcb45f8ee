/** Returns how alike two words are: the more letter pairs they share, the higher. */
function similarity(written: string, known: string): number {
  let common = 0;
  for (let at = 0; at < known.length; at += 1) {
    if (written.indexOf(known.slice(at, at + 2)) >= 0) common += 1;
  }
  return common / (written.length + known.length);
}

/** Returns the known name that an editor most likely meant. */
export function suggestName(name: string, known: readonly string[]): string {
  return known.reduce((best, next) => (similarity(name, next) > similarity(name, best) ? next : best));
}
