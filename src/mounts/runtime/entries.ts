/** Ours, by their class: a password manager may have added others. */
const inputsIn = (element: Element) => [...element.querySelectorAll<HTMLInputElement>('input[class^="rw-"]')];

/** Enters into one input what another one holds, as a visitor would. */
function enter(from: HTMLInputElement, into: HTMLInputElement): void {
  if (from.checked !== into.checked) into.click();
  else if (from.value !== into.value) {
    // By the element's own `value`, which React watches, this would pass for something that it knows already.
    Reflect.set(HTMLInputElement.prototype, 'value', from.value, into);
    into.dispatchEvent(new Event('input', { bubbles: true }));
  }
}

function focusAs(from: HTMLInputElement, into: HTMLInputElement): void {
  into.focus();
  // Nothing, where a field does not tell where its caret is.
  if (from.selectionStart !== null) into.setSelectionRange(from.selectionStart, from.selectionEnd);
}

/**
 * Keeps hold of what a visitor enters into markup rendered ahead. What else works on the page, such as a translator or a
 * password manager, may have changed that markup, and React then puts its own in its place. The answer brings over, from
 * those inputs that are gone to those that came, texts, ticks and the focus; where nothing is gone it does nothing.
 */
export function keepEntries(element: Element): () => void {
  const before = inputsIn(element);
  const focusedAt = before.indexOf(document.activeElement as HTMLInputElement);
  return () => {
    const now = inputsIn(element);
    if (now.length !== before.length) return;
    now.forEach((input, at) => {
      const gone = before[at];
      if (!gone || gone.isConnected || gone.type !== input.type) return;
      enter(gone, input);
      // Unless the visitor has turned to something else meanwhile.
      if (at === focusedAt && document.activeElement === document.body) focusAs(gone, input);
    });
  };
}
