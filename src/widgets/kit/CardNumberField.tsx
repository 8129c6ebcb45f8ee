import { useState } from 'react';
import { TextField, type TextFieldProps } from './TextField';

const inFours = (number: string) => number.replace(/(.{4})(?=.)/g, '$1 ');

/** A card number; above the field it is said again in groups of four, as it stands on the card (P-29). */
export function CardNumberField(props: Omit<TextFieldProps, 'autoComplete' | 'echo' | 'hint' | 'inputMode' | 'type'>) {
  const [typed, setTyped] = useState('');
  const { input, clean = (text: string) => text } = props;
  return (
    <TextField
      {...props}
      autoComplete="off"
      inputMode="numeric"
      echo={typed.length > 4 ? inFours(typed) : undefined}
      input={{
        ...input,
        onChange(event: { readonly target: HTMLInputElement }) {
          setTyped(clean(event.target.value));
          return input.onChange(event);
        },
      }}
    />
  );
}
