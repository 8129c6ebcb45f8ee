/** Returns true when a text has at most `max` code points. `'𠮷'.length` is 2, but it is one code point. */
export function hasAtMostCodePoints(text: string, max: number): boolean {
  return [...text].length <= max;
}

/** Returns true when a text has at least `min` code points. */
export function hasAtLeastCodePoints(text: string, min: number): boolean {
  return !hasAtMostCodePoints(text, min - 1);
}
