import type { ReactNode } from 'react';
import type { FormBinding, FormValues } from './formBinding';
import { useWords } from './useWords';

interface FormProps<V extends FormValues> {
  readonly form: FormBinding<V>;
  readonly children: ReactNode;
}

/** A form, and the line that counts what is wrong with it when that is more than one field (P-22). */
export function Form<V extends FormValues>({ form, children }: FormProps<V>) {
  const say = useWords();
  return (
    <form className="rw-form" noValidate onSubmit={form.onSubmit} onKeyDown={form.onKeyDown}>
      <p className="rw-form-problems" aria-live="polite">
        {form.problems > 1 ? say('form.problems', { count: form.problems }) : null}
      </p>
      {children}
    </form>
  );
}
