import type { ReactNode } from 'react';
import type { FormBinding, FormValues } from './formBinding';
import { useWords } from './useWords';

interface FormProps<V extends FormValues> {
  readonly form: FormBinding<V>;
  readonly children: ReactNode;
}

/**
 * A form, and the line that counts what is wrong with it when that is more than one field (P-22).
 *
 * Markup rendered ahead is there before any script. Its form leads nowhere then: outside a dialog the method does
 * nothing, and where a browser does not know it, no text has a name to go into an address by. That it was submitted can
 * be told later by the first field, which nobody ever meets: of a form that was submitted a browser calls every field
 * `:user-valid` or not, also those that were never touched.
 */
export function Form<V extends FormValues>({ form, children }: FormProps<V>) {
  const say = useWords();
  return (
    <form className="rw-form" method="dialog" noValidate onSubmit={form.onSubmit} onKeyDown={form.onKeyDown}>
      <textarea hidden tabIndex={-1} />
      <p className="rw-form-problems" aria-live="polite">
        {form.problems > 1 ? say('form.problems', { count: form.problems }) : null}
      </p>
      {children}
    </form>
  );
}
