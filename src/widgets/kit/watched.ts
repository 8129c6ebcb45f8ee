import type { InputBinding } from './useFormControl';

/** A field's input that tells what it holds with each change, before the form is told. */
export function watched(input: InputBinding, onEdit: (value: string) => void): InputBinding {
  return {
    ...input,
    onChange(event: { readonly target: { readonly value: string } }) {
      onEdit(event.target.value);
      return input.onChange(event);
    },
  };
}
