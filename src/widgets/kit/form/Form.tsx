import { type KeyboardEvent, type ReactNode, useRef } from 'react';
import { FormProblems } from './FormProblems';
import type { FormBinding, FormValues } from './types';
import { useLateRestore } from './useLateRestore';

interface FormProps<V extends FormValues> {
  readonly form: FormBinding<V>;
  readonly children: ReactNode;
}

/**
 * An Enter that confirms a candidate of the input method must not submit the form (P-28). The submit key of an Android
 * keyboard must, although the keyboard composes each word, Latin ones too: it has the key code of Enter.
 */
function keepEnterOfInputMethod(event: KeyboardEvent): void {
  const isOfInputMethod = event.keyCode === 229 || (event.nativeEvent.isComposing && event.keyCode !== 13);
  if (event.key === 'Enter' && isOfInputMethod) event.preventDefault();
}

/**
 * Renders a form, with a summary that counts and links the invalid fields when there are several (P-22).
 *
 * Prerendered markup can be submitted before any script runs. Such a submit must not leave the page: with the method
 * `dialog` the browser does nothing outside a dialog, and in a browser that does not know the method no typed text goes
 * into the URL, since no field with typed text has a name.
 *
 * The hidden textarea stays empty. Its name, the only one in the form beside those of radio buttons, identifies it:
 * without a name, a browser that restores fields on history navigation mistakes the form of one step for that of another
 * (F6).
 */
export function Form<V extends FormValues>({ form, children }: FormProps<V>) {
  const element = useRef<HTMLFormElement>(null);
  useLateRestore(element);
  return (
    <form
      ref={element}
      className="rw-form"
      method="dialog"
      noValidate
      onSubmit={form.onSubmit}
      onKeyDown={keepEnterOfInputMethod}
    >
      <textarea name={form.name} hidden tabIndex={-1} />
      <FormProblems form={element} count={form.errorCount} />
      {children}
    </form>
  );
}
