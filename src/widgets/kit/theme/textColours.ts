/** The texts on each background, by the names of their custom properties after `--rw-color-`. */
export const textsOn: readonly (readonly [background: string, ...texts: string[]])[] = [
  ['surface', 'ink', 'ink-soft', 'accent', 'error'],
  ['surface-soft', 'ink', 'ink-soft', 'accent'],
  ['accent-pale', 'ink', 'accent-dark'],
  ['accent', 'on-accent'],
  ['accent-dark', 'on-accent'],
  ['ink', 'on-accent'],
  ['tier', 'on-tier'],
  ['error', 'on-accent'],
  ['error-pale', 'error'],
  ['gold-pale', 'ink'],
];

/** Returns true if the page sets a colour of a text or of its background, so that the two may not match. */
export function setsTextColour(widget: Element): boolean {
  const style = getComputedStyle(widget);
  return textsOn.flat().some((name) => style.getPropertyValue(`--rw-color-${name}`) !== '');
}
