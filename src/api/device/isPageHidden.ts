/**
 * Returns true while the visitor does not see the page: its tab is in the background. An element of the page may have
 * the name of one of the two properties, but hardly of both (A6).
 */
export function isPageHidden(): boolean {
  // eslint-disable-next-line no-restricted-syntax -- `hidden` counts where an element has this name
  return document.hidden === true || document.visibilityState === 'hidden';
}
