import { useLayoutEffect, useState } from 'react';
import {
  createFormControl,
  type FieldErrors,
  type FieldValues,
  type Resolver,
  type UseFormProps,
  useForm,
} from 'react-hook-form';

interface ShownState<V extends FieldValues> {
  readonly errors: FieldErrors<V>;
  readonly isSubmitted: boolean;
  readonly submitCount: number;
}

/**
 * Returns the methods of React Hook Form, and the part of its form state that is shown.
 *
 * The library's own hook, here `useLifecycle`, renders its component twice on mount. `Form` calls it: in the second
 * render, React skips the children of `Form`, which are the fields.
 */
export function useFormState<V extends FieldValues>(resolver: Resolver<V>) {
  // The library focuses the first error a second time after a delay, while the visitor may be typing elsewhere.
  const options = { mode: 'onTouched', resolver, shouldFocusError: false } as const satisfies UseFormProps<V>;
  const [methods] = useState(() => createFormControl<V>(options));
  const [state, setState] = useState<ShownState<V>>({ errors: {}, isSubmitted: false, submitCount: 0 });
  useLayoutEffect(
    () =>
      methods.subscribe({
        formState: { errors: true, isSubmitted: true, submitCount: true },
        callback({ errors = {}, isSubmitted = false, submitCount = 0 }) {
          setState({ errors, isSubmitted, submitCount });
        },
      }),
    [methods],
  );
  const useLifecycle = () => {
    useForm<V>({ ...options, formControl: methods.formControl });
  };
  return { ...methods, ...state, useLifecycle };
}
