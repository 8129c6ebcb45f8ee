import { useState } from 'react';
import { groupCardNumber } from '../../../i18n/cardNumber';
import { observeInput } from './observeInput';
import { TextField, type TextFieldProps } from './TextField';

/** Renders a card number field. The number is repeated above it in groups of four, as printed on the card (P-29). */
export function CardNumberField(props: Omit<TextFieldProps, 'autoComplete' | 'echo' | 'hint' | 'inputMode' | 'type'>) {
  const [typed, setTyped] = useState(props.initial);
  const { input, normalise = (text: string) => text } = props;
  return (
    <TextField
      {...props}
      autoComplete="off"
      inputMode="numeric"
      echo={typed.length > 4 ? groupCardNumber(typed) : undefined}
      input={observeInput(input, (text) => setTyped(normalise(text)))}
    />
  );
}
