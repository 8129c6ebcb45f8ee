import { type RefObject, useEffect } from 'react';
import { readDocument } from '../../../api/browser/readDocument';

const interactions = ['focusin', 'pointerdown', 'submit'] as const;

const isCheckable = ({ type }: HTMLInputElement) => type === 'checkbox' || type === 'radio';
const stateOf = (input: HTMLInputElement) => (isCheckable(input) ? input.checked : input.value);
const inputsIn = (form: HTMLFormElement | null) =>
  [...(form?.elements ?? [])].filter((control) => control instanceof HTMLInputElement);

/**
 * Passes what the browser restores on history navigation to the form, when the visitor uses the form. Chromium restores
 * values in a task after it has parsed the page, and without an event. If React has rendered the form before, the form
 * would call a field empty that shows a text.
 */
export function useLateRestore(form: RefObject<HTMLFormElement | null>): void {
  useEffect(() => {
    const element = form.current;
    /** The inputs that neither the visitor nor the browser has changed yet. */
    const firstStates = new Map(inputsIn(element).map((input) => [input, stateOf(input)]));
    const forget = ({ target }: Event) => firstStates.delete(target as HTMLInputElement);
    const stop = () => {
      element?.removeEventListener('input', forget);
      for (const type of interactions) element?.removeEventListener(type, accept);
    };
    const accept = () => {
      for (const [input, state] of firstStates) {
        if (stateOf(input) === state) continue;
        firstStates.delete(input);
        // React ignores the event if the form has set the value itself. It takes the state of a checkbox at a click: this
        // one is no `MouseEvent`, so it checks nothing itself.
        input.dispatchEvent(new Event(isCheckable(input) ? 'click' : 'input', { bubbles: true }));
      }
      // Until then, the browser may still restore a value.
      if (readDocument('readyState') === 'complete') stop();
    };
    element?.addEventListener('input', forget);
    for (const type of interactions) element?.addEventListener(type, accept);
    return stop;
  }, [form]);
}
