import { useLayoutEffect, useState } from 'react';
import { createFormControl, type FieldErrors, type FieldPath, type FieldValues, type Resolver } from 'react-hook-form';
import type { PlainMessageId } from '../../../i18n/messageValues';
import { useLatest } from '../hooks/useLatest';
import type { Control, FieldName, FormValues } from './types';

/** Returns a field's name as React Hook Form types it. */
export const pathOf = <V extends FormValues>(name: FieldName<V>) => name as unknown as FieldPath<V>;

const isRadio = (control: Control | null): control is HTMLInputElement =>
  control instanceof HTMLInputElement && control.type === 'radio';

interface ShownState<V extends FieldValues> {
  readonly errors: FieldErrors<V>;
  readonly isSubmitted: boolean;
  readonly submitCount: number;
}

/** Returns the message of each invalid field. */
type FindInvalid<V> = (values: V) => Readonly<Partial<Record<FieldName<V>, PlainMessageId>>>;

function toResolver<V extends FormValues>(findInvalid: FindInvalid<V>): Resolver<V> {
  return async (values) => {
    const invalid = Object.entries(findInvalid(values));
    if (invalid.length === 0) return { values, errors: {} };
    const errors = invalid.map(([name, message]) => [name, { type: 'rule', message }]);
    return { values: {}, errors: Object.fromEntries(errors) as FieldErrors<V> };
  };
}

/**
 * Returns the methods of React Hook Form, and the part of its form state that is shown. The library's own hook would
 * render its component twice on mount; of its effects, a form needs only the layout effect here.
 */
export function useFormState<V extends FormValues>(findInvalid: FindInvalid<V>) {
  const latest = useLatest(findInvalid);
  const [methods] = useState(() =>
    createFormControl<V>({
      mode: 'onTouched',
      resolver: toResolver((values) => latest.current(values)),
      // The library focuses the first error a second time after a delay, while the visitor may be typing elsewhere.
      shouldFocusError: false,
    }),
  );
  const [state, setState] = useState<ShownState<V>>({ errors: {}, isSubmitted: false, submitCount: 0 });
  useLayoutEffect(() => {
    // From now on, a field that is mounted again gets the value of the form. Before, what it shows counts: the visitor
    // may have typed into prerendered markup.
    methods.control._formState.isReady = true;
    return methods.subscribe({
      formState: { errors: true, isSubmitted: true, submitCount: true },
      callback({ errors = {}, isSubmitted = false, submitCount = 0 }) {
        setState({ errors, isSubmitted, submitCount });
      },
    });
  }, [methods]);
  const register = (name: FieldPath<V>) => {
    const { ref, ...handlers } = methods.register(name);
    return {
      ...handlers,
      ref(control: Control | null) {
        const isChecked = isRadio(control) && control.checked;
        ref(control);
        // The library registers radio buttons one by one. If the first is unchecked, it misses the checked one.
        if (isChecked && methods.getValues(name) !== control.value) methods.setValue(name, control.value as never);
      },
    };
  };
  return { ...methods, ...state, register };
}

/** What `useFormState` returns. */
export type FormState<V extends FormValues> = ReturnType<typeof useFormState<V>>;
