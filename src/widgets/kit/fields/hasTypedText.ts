/**
 * Returns true if a text field of an element has text. Before the first paint of a widget this is what the visitor has
 * typed into its prerendered markup.
 */
export function hasTypedText(root: Element | null): boolean {
  const inputs = root?.querySelectorAll<HTMLInputElement>('input.rw-input') ?? [];
  return [...inputs].some(({ value }) => value !== '');
}
