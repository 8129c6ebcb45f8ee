import { type RefObject, useEffect } from 'react';
import { readDocument } from '../../../api/browser/readDocument';

const interactions = ['focusin', 'pointerdown'] as const;

const isCheckable = ({ type }: HTMLInputElement) => type === 'checkbox' || type === 'radio';
const stateOf = (input: HTMLInputElement) => (isCheckable(input) ? input.checked : input.value);
const inputsIn = (form: HTMLFormElement | null) =>
  [...(form?.elements ?? [])].filter((control) => control instanceof HTMLInputElement);

/**
 * Passes what the browser restores on history navigation to the form, when the visitor turns to it. Chromium restores
 * values in a task of its own around the `load` event, without an event: React may have rendered the form before, which
 * would then call a field empty that shows a text.
 */
export function useLateRestore(form: RefObject<HTMLFormElement | null>): void {
  useEffect(() => {
    const element = form.current;
    const firstStates = new Map(inputsIn(element).map((input) => [input, stateOf(input)]));
    const stop = () => {
      for (const type of interactions) element?.removeEventListener(type, accept);
    };
    const accept = () => {
      for (const [input, state] of firstStates) {
        // React ignores the event if it knows the value. It takes the state of a checkbox at a click: this one is no
        // `MouseEvent`, so it checks nothing itself.
        const type = isCheckable(input) ? 'click' : 'input';
        if (stateOf(input) !== state) input.dispatchEvent(new Event(type, { bubbles: true }));
      }
      // Until then, the browser may still restore a value.
      if (readDocument('readyState') === 'complete') stop();
    };
    for (const type of interactions) element?.addEventListener(type, accept);
    return stop;
  }, [form]);
}
