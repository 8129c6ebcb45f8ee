/** Whether a text has at most so many characters, counted as code points: 𠮷 is one, though JavaScript says two. */
export function isAtMost(text: string, max: number): boolean {
  if (text.length <= max) return true;
  // No need to walk a long text: a code point takes two units at most.
  if (text.length > max * 2) return false;
  return [...text].length <= max;
}

/** Whether a text has at least so many code points. */
export function isAtLeast(text: string, min: number): boolean {
  return !isAtMost(text, min - 1);
}
