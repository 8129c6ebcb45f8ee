/** Returns the share of letter pairs that two words have in common, 0 to 1. */
function similarity(written: string, known: string): number {
  let common = 0;
  for (let at = 0; at < known.length; at += 1) {
    if (written.indexOf(known.slice(at, at + 2)) >= 0) common += 1;
  }
  return common / (written.length + known.length);
}

/** Returns the known name that an editor most likely meant. */
export function suggestName(name: string, known: readonly string[]): string {
  // A page may contain a very long name: only its first characters are compared.
  const start = name.slice(0, 40);
  return known.reduce((best, next) => (similarity(start, next) > similarity(start, best) ? next : best));
}
