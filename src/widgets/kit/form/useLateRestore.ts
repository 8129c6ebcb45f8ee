import { type RefObject, useEffect } from 'react';
import { readDocument } from '../../../api/browser/readDocument';

const interactions = ['focusin', 'pointerdown'] as const;

/** Dispatches the event of an input whose value differs from its first one. React ignores it if it knows the value. */
function dispatchChange(input: HTMLInputElement): void {
  const { type, value, defaultValue, checked, defaultChecked } = input;
  const isCheckable = type === 'checkbox' || type === 'radio';
  if (isCheckable ? checked === defaultChecked : value === defaultValue) return;
  // React takes the state of a checkbox at a click. This one is no `MouseEvent`, so it checks nothing itself.
  input.dispatchEvent(new Event(isCheckable ? 'click' : 'input', { bubbles: true }));
}

/**
 * Passes what the browser restores on history navigation to the form, when the visitor turns to it. Chromium restores
 * values in a task of its own around the `load` event, without an event: React may have rendered the form before, which
 * would then call a field empty that shows a text.
 */
export function useLateRestore(form: RefObject<HTMLFormElement | null>): void {
  useEffect(() => {
    const element = form.current;
    const stop = () => {
      for (const type of interactions) element?.removeEventListener(type, accept);
    };
    const accept = () => {
      for (const control of element?.elements ?? []) if (control instanceof HTMLInputElement) dispatchChange(control);
      // Until then, the browser may still restore a value.
      if (readDocument('readyState') === 'complete') stop();
    };
    for (const type of interactions) element?.addEventListener(type, accept);
    return stop;
  }, [form]);
}
