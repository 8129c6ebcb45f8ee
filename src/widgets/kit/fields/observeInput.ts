import type { InputBinding } from '../form/types';

/** Returns an input binding that calls `onEdit` with the value on each change, before the form handles the change. */
export function observeInput(input: InputBinding, onEdit: (value: string) => void): InputBinding {
  return {
    ...input,
    onChange(event: { readonly target: { readonly value: string } }) {
      onEdit(event.target.value);
      return input.onChange(event);
    },
  };
}
