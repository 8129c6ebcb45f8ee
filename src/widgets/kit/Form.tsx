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
 * nothing, and where a browser does not know it, no text has a name to go into an address by.
 *
 * Its first field, which nobody ever meets, holds nothing and tells two things. That the form was submitted, later: a
 * browser then calls every field `:user-valid` or not, also those that were never touched. And, by the only name in the
 * form, which form it is: on the way back a browser fills the fields again, and without names takes the form of the first
 * step for that of the last (F6).
 */
export function Form<V extends FormValues>({ form, children }: FormProps<V>) {
  const say = useWords();
  return (
    <form className="rw-form" method="dialog" noValidate onSubmit={form.onSubmit} onKeyDown={form.onKeyDown}>
      <textarea name={form.name} hidden tabIndex={-1} />
      <p className="rw-form-problems" aria-live="polite">
        {form.problems > 1 ? say('form.problems', { count: form.problems }) : null}
      </p>
      {children}
    </form>
  );
}
