import { type ChangeEvent, type CompositionEvent, type FocusEvent, type RefObject, useLayoutEffect } from 'react';
import { asTyped, limit, settled } from '../../validation/normalise';
import type { InputBinding } from './useFormControl';

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
 *
 * A blank at the end stays in view until the field is left, as a word may follow it, but the form never has it. What is
 * taken as typed, a password, keeps it.
 *
 * What was typed into markup rendered ahead is taken as if it had been typed now; where the visitor still types, the text
 * in view is left alone.
 */
export function useTidyInput(
  own: RefObject<HTMLInputElement | null>,
  input: InputBinding,
  clean: (text: string) => string,
  max: number,
  initial: string,
) {
  const settle = clean === asTyped ? asTyped : settled;
  const give = (text: string) => {
    // Not the element itself: the form would read its text, with the blank at the end.
    void input.onChange({ target: { name: input.name, value: settle(text) }, type: 'change' });
  };
  const take = (element: HTMLInputElement) => {
    tidy(element, clean, max);
    give(element.value);
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: what stood there before this code, once
  useLayoutEffect(() => {
    const element = own.current;
    if (!element || element.value === initial) return;
    if (element === document.activeElement) give(limit(clean(element.value), max));
    else take(element);
  }, []);

  return {
    ref(element: HTMLInputElement | null) {
      own.current = element;
      input.ref(element);
    },
    onBlur(event: FocusEvent<HTMLInputElement>) {
      // Also what came before this code, and was left alone while it was typed.
      tidy(event.currentTarget, (text) => settle(clean(text)), max);
      void input.onBlur(event);
    },
    onChange(event: ChangeEvent<HTMLInputElement>) {
      if (!(event.nativeEvent as InputEvent).isComposing) take(event.currentTarget);
    },
    // Chrome's last input event comes before this one, Safari's after it: either way it is taken once more.
    onCompositionEnd(event: CompositionEvent<HTMLInputElement>) {
      take(event.currentTarget);
    },
  };
}
