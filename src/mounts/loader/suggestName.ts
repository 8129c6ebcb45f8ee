/** Returns how alike two words are, in either case: the more letter pairs they share, the higher. */
function similarity(written: string, known: string): number {
  const shared = known.split('').filter((_, at) => new RegExp(known.slice(at, at + 2), 'i').test(written));
  return shared.length / (written.length + known.length);
}

/** Returns the known name that an editor most likely meant. */
export function suggestName(name: string, known: readonly string[]): string {
  return known.reduce((best, next) => (similarity(name, next) > similarity(name, best) ? next : best));
}
