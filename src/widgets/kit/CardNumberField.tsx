import { useState } from 'react';
import { inFours } from '../../i18n/cardNumber';
import { TextField, type TextFieldProps } from './TextField';
import { watched } from './watched';

/** A card number; above the field it is said again in groups of four, as it stands on the card (P-29). */
export function CardNumberField(props: Omit<TextFieldProps, 'autoComplete' | 'echo' | 'hint' | 'inputMode' | 'type'>) {
  const [typed, setTyped] = useState(props.initial);
  const { input, clean = (text: string) => text } = props;
  return (
    <TextField
      {...props}
      autoComplete="off"
      inputMode="numeric"
      echo={typed.length > 4 ? inFours(typed) : undefined}
      input={watched(input, (text) => setTyped(clean(text)))}
    />
  );
}
