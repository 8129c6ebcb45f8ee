/** The top and bottom edges of something on the screen, in pixels from the top of the window. */
interface Edges {
  readonly top: number;
  readonly bottom: number;
}

/**
 * Returns the lowest place for the bottom edge of a snackbar of this height that covers none of the elements, in the
 * visible part of the window. When each place covers one, the snackbar stands at the bottom.
 */
export function findFreeBottom(view: Edges, height: number, elements: readonly Edges[]): number {
  const fromBelow = [...elements].sort((a, b) => b.bottom - a.bottom);
  let { bottom } = view;
  for (const element of fromBelow) {
    if (element.top < bottom && element.bottom > bottom - height) bottom = element.top;
  }
  return bottom - height < view.top ? view.bottom : bottom;
}
