const marked = 'button[aria-busy="true"]';
/** The witness of a form that was submitted: a browser then calls all its fields valid or not, also those untouched. */
const submitted = 'form > textarea[hidden]:user-valid';

function find(element: Element, selector: string): HTMLElement[] {
  try {
    return Array.from(element.querySelectorAll<HTMLElement>(selector));
  } catch {
    // A browser that does not know the selector does not tell.
    return [];
  }
}

/** Takes the marks of the entry away, as React finds only what it has rendered itself. */
function unmark(button: Element): void {
  if (button.hasAttribute('aria-disabled')) button.setAttribute('aria-busy', 'false');
  else button.removeAttribute('aria-busy');
}

function takeMarked(element: Element): HTMLElement[] {
  const buttons = find(element, marked);
  buttons.forEach(unmark);
  return buttons;
}

/**
 * What a visitor pressed in markup rendered ahead: the buttons that the entry marked, and those of the forms that were
 * submitted before any script ran. Answers how to catch up on it, once React has taken the markup over.
 */
export function takePresses(element: Element): () => void {
  const buttons = takeMarked(element);
  for (const box of find(element, submitted)) {
    const button = box.parentElement?.querySelector<HTMLElement>('[type="submit"]');
    if (button && !buttons.includes(button)) buttons.push(button);
  }
  return () => {
    buttons.push(...takeMarked(element));
    for (const button of buttons) {
      // One press may take the next one's button away.
      if (!element.contains(button)) continue;
      // Tabs listen to this one.
      button.dispatchEvent(new MouseEvent('mousedown', { bubbles: true, cancelable: true }));
      button.click();
    }
  };
}
