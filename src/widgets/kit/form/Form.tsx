import { type ReactNode, useRef } from 'react';
import { FormProblems } from './FormProblems';
import type { FormBinding, FormValues } from './types';

interface FormProps<V extends FormValues> {
  readonly form: FormBinding<V>;
  readonly children: ReactNode;
}

/**
 * Renders a form, with a summary that counts and links the invalid fields when there are several (P-22).
 *
 * Prerendered markup can be submitted before any script runs. Such a submit must not leave the page: with the method
 * `dialog` the browser does nothing outside a dialog, and in a browser that does not know the method no typed text goes
 * into the URL, since the fields have no names.
 *
 * The hidden textarea stays empty. Its name is the only one in the form and identifies it: without a name, a browser
 * that restores fields on history navigation mistakes the form of one step for that of another (F6).
 */
export function Form<V extends FormValues>({ form, children }: FormProps<V>) {
  const element = useRef<HTMLFormElement>(null);
  form.useLifecycle();
  return (
    <form
      ref={element}
      className="rw-form"
      method="dialog"
      noValidate
      onSubmit={form.onSubmit}
      onKeyDown={form.onKeyDown}
    >
      <textarea name={form.name} hidden tabIndex={-1} />
      <FormProblems form={element} count={form.errorCount} />
      {children}
    </form>
  );
}
