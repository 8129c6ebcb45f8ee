/** The witness of a form that was submitted: a browser then calls all its fields valid or not, also those untouched. */
const submitted = 'form > textarea[hidden]:user-valid';

function submittedForms(element: Element): Element[] {
  try {
    return [...element.querySelectorAll(submitted)].map((witness) => witness.parentElement as Element);
  } catch {
    // A browser that does not know the selector does not tell.
    return [];
  }
}

const buttonsIn = (element: Element) => [...element.querySelectorAll('button')];
const isMarked = (button: Element) => button.getAttribute('aria-busy') === 'true';

/** Takes the mark away, as React finds only what it has rendered itself. */
function unmark(button: Element): void {
  if (button.hasAttribute('aria-disabled')) button.setAttribute('aria-busy', 'false');
  else button.removeAttribute('aria-busy');
}

/**
 * Keeps what a visitor pressed in markup rendered ahead: the button that the entry marks, or that of a form which was
 * submitted before any script ran. To be asked at React's first commit, when nothing is busy of itself yet: answers the
 * button, or where React has put another in its place, that one; null if nothing was pressed.
 */
export function keepPress(element: Element): () => HTMLElement | null {
  for (const form of submittedForms(element)) form.querySelector('[type="submit"]')?.setAttribute('aria-busy', 'true');
  const before = buttonsIn(element);
  return () => {
    const at = before.findIndex(isMarked);
    const pressed = before[at];
    if (!pressed) return null;
    unmark(pressed);
    return pressed.isConnected ? pressed : (buttonsIn(element)[at] ?? null);
  };
}

/** Presses a button, as a visitor did before there was anything behind it. */
export function press(button: HTMLElement): void {
  // Tabs listen to this one.
  button.dispatchEvent(new MouseEvent('mousedown', { bubbles: true, cancelable: true }));
  button.click();
}
