/** The witness of a form that was submitted: a browser then calls all its fields valid or not, also those untouched. */
const submitted = 'form > textarea[hidden]:user-valid';

/** When the page's styles saw something begin in a form, in milliseconds (`widgets/kit/form.css`). */
function begunAt(form: Element, name: 'rw-submitted' | 'rw-focused'): number | undefined {
  const animations = form.getAnimations?.({ subtree: true }) as CSSAnimation[] | undefined;
  return animations?.find(({ animationName }) => animationName === name)?.startTime as number | undefined;
}

/** Who has gone into a field after the press may be in the middle of a word: it has not been meant yet. */
const isMeant = (form: Element) => !(begunAt(form, 'rw-focused')! > begunAt(form, 'rw-submitted')!);

function submittedForms(element: Element): Element[] {
  try {
    return [...element.querySelectorAll(submitted)]
      .map((witness) => witness.parentElement as Element)
      .filter((form) => isMeant(form));
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
