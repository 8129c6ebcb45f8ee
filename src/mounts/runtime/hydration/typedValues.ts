import { readDocument } from '../../../api/browser/readDocument';

/** Finds the widget's inputs by their class, as a password manager may have added others. */
const inputsIn = (element: Element) => [...element.querySelectorAll<HTMLInputElement>('input[class^="rw-"]')];

/**
 * Copies the value or checked state that the visitor has given one input to another, with the events that typing would
 * cause.
 */
function copyValue(from: HTMLInputElement, to: HTMLInputElement): void {
  // A widget that restores its values itself replaces inputs that the visitor has not touched.
  if (from.checked === from.defaultChecked && from.value === from.defaultValue) return;
  if (from.checked !== to.checked) to.click();
  else if (from.value !== to.value) {
    // React overrides the element's `value` setter: it would ignore an event after a change by that setter.
    Reflect.set(HTMLInputElement.prototype, 'value', from.value, to);
    to.dispatchEvent(new Event('input', { bubbles: true }));
  }
}

function copyFocus(from: HTMLInputElement, to: HTMLInputElement): void {
  to.focus();
  // Not all input types have a selection.
  if (from.selectionStart !== null) to.setSelectionRange(from.selectionStart, from.selectionEnd);
}

/**
 * Preserves typed values, checked boxes and focus when hydration fails: React replaces prerendered markup that a
 * translator or a password manager has changed. Call the returned function after hydration. It copies from each input
 * that React removed to the input that React rendered in its place; it does nothing if React replaced no input.
 */
export function preserveTypedValues(element: Element): () => void {
  const before = inputsIn(element);
  const focusedAt = before.indexOf(readDocument('activeElement') as HTMLInputElement);
  return () => {
    const after = inputsIn(element);
    if (after.length !== before.length) return;
    after.forEach((input, at) => {
      const removed = before[at];
      if (!removed || removed.isConnected || removed.type !== input.type) return;
      copyValue(removed, input);
      // The visitor may have moved the focus to another element meanwhile.
      if (at === focusedAt && readDocument('activeElement') === readDocument('body')) copyFocus(removed, input);
    });
  };
}
