import type { ChangeEvent, CompositionEvent } from 'react';
import type { UseFormRegisterReturn } from 'react-hook-form';
import { limit } from '../../validation/normalise';

/** Tidies what stands in an input and keeps the caret where the visitor left it. */
function tidy(input: HTMLInputElement, clean: (text: string) => string, max: number): void {
  const next = limit(clean(input.value), max);
  if (next === input.value) return;
  // An input for e-mail addresses does not tell where its caret is, nor take it: then it goes to the end.
  const at = input.selectionStart;
  const caret = at === null ? null : limit(clean(input.value.slice(0, at)), max).length;
  input.value = next;
  if (caret !== null && input === document.activeElement) input.setSelectionRange(caret, caret);
}

/**
 * The handlers of a text input whose value is tidied as it is typed or pasted, and cut to `max` characters; while an
 * input method is composing, nothing is touched and no rule is asked (P-28).
 */
export function useTidyInput(input: UseFormRegisterReturn, clean: (text: string) => string, max: number) {
  const take = (element: HTMLInputElement) => {
    tidy(element, clean, max);
    void input.onChange({ target: element, type: 'change' });
  };
  return {
    name: input.name,
    ref: input.ref,
    onBlur: input.onBlur,
    onChange(event: ChangeEvent<HTMLInputElement>) {
      if (!(event.nativeEvent as InputEvent).isComposing) take(event.currentTarget);
    },
    // Chrome's last input event comes before this one, Safari's after it: either way it is taken once more.
    onCompositionEnd(event: CompositionEvent<HTMLInputElement>) {
      take(event.currentTarget);
    },
  };
}
