import {
  type ChangeEvent,
  type CompositionEvent,
  type FocusEvent,
  type KeyboardEvent,
  type RefObject,
  useLayoutEffect,
  useRef,
} from 'react';
import { focusedBeside } from '../../../api/browser/focus';
import { trimEnd, truncate } from '../../../validation/normalise';
import type { InputBinding } from '../form/types';

/** Normalises the value of an input and keeps the position of the caret in the text. */
function normaliseValue(input: HTMLInputElement, normalise: (text: string) => string): void {
  const next = normalise(input.value);
  if (next === input.value) return;
  // Inputs of type `email` have no caret position: the browser then moves the caret to the end.
  const position = input.selectionStart;
  const caret = position === null ? null : normalise(input.value.slice(0, position)).length;
  input.value = next;
  if (caret !== null && input === focusedBeside(input)) input.setSelectionRange(caret, caret);
}

interface NormalisedInputOptions {
  readonly normalise: (text: string) => string;
  /** True if spaces at the end belong to the value, as in a password. */
  readonly keepsSpaces: boolean;
  readonly max: number;
  readonly initial: string;
}

/**
 * Returns the ref and the handlers of a text input that starts with `initial`. Its value is normalised on each change
 * and cut to `max + 1` code points: one more is kept so that the rule rejects a text that is too long, instead of a silent
 * cut. While an input method is composing, the value stays as it is and is not validated (P-28).
 *
 * A trailing space stays visible until blur, as another word may follow, but the form never contains it, unless the
 * value keeps its spaces.
 *
 * Text that was typed into prerendered markup is passed to the form on mount. While that input has the focus, its
 * visible text is not changed.
 */
export function useNormalisedInput(
  inputRef: RefObject<HTMLInputElement | null>,
  input: InputBinding,
  { normalise, keepsSpaces, max, initial }: NormalisedInputOptions,
) {
  const hasInitial = useRef(false);
  /** Safari before 16.4 tells it by the composition events only, not in its input events. */
  const isComposing = useRef(false);
  /** The text that was submitted within a composition: the end of that composition is no edit. */
  const submittedText = useRef<string | null>(null);
  const toFormValue = (text: string) => (keepsSpaces ? text : trimEnd(text));
  const normaliseAndCut = (text: string) => truncate(normalise(text), max + 1);
  const updateForm = (text: string) => {
    // A plain object: from the element the form would read the text with its trailing space.
    void input.onChange({ target: { name: input.name, value: toFormValue(text) }, type: 'change' });
  };
  const acceptValue = (element: HTMLInputElement) => {
    isComposing.current = false;
    normaliseValue(element, normaliseAndCut);
    updateForm(element.value);
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: reads the value from before hydration, once
  useLayoutEffect(() => {
    const element = inputRef.current;
    if (!element || element.value === initial) return;
    if (element === focusedBeside(element)) updateForm(normaliseAndCut(element.value));
    else acceptValue(element);
  }, []);

  return {
    ref(element: HTMLInputElement | null) {
      inputRef.current = element;
      // React calls a new ref after each render; the visitor may have emptied the input since the first.
      if (element && !hasInitial.current) {
        hasInitial.current = true;
        // A property, as a `value` attribute would show a PIN in the page's markup (J1).
        if (initial) element.value = initial;
      }
      input.ref(element);
    },
    onBlur(event: FocusEvent<HTMLInputElement>) {
      if (isComposing.current) acceptValue(event.currentTarget);
      // Includes text from before hydration, which is not normalised while the input has the focus.
      normaliseValue(event.currentTarget, (text) => toFormValue(normaliseAndCut(text)));
      void input.onBlur(event);
    },
    onChange(event: ChangeEvent<HTMLInputElement>) {
      if (!isComposing.current && !(event.nativeEvent as InputEvent).isComposing) acceptValue(event.currentTarget);
    },
    onCompositionStart() {
      isComposing.current = true;
    },
    // Chrome fires its last input event before this event, Safari after it.
    onCompositionEnd({ currentTarget }: CompositionEvent<HTMLInputElement>) {
      if (currentTarget.value !== submittedText.current) acceptValue(currentTarget);
      isComposing.current = false;
      submittedText.current = null;
    },
    onKeyDown({ currentTarget, keyCode, nativeEvent }: KeyboardEvent<HTMLInputElement>) {
      // Enter itself, not one that confirms a candidate: an Android keyboard submits before the composition ends.
      if (keyCode !== 13 || !(isComposing.current || nativeEvent.isComposing)) return;
      acceptValue(currentTarget);
      submittedText.current = currentTarget.value;
    },
  };
}
