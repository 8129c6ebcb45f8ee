import { useRef } from 'react';
import { SMS_CODE_LENGTH } from '../../validation/limits';
import { digits } from '../../validation/normalise';
import { TextField, type TextFieldProps } from './TextField';

const filledIn = 'one-time-code';

/** Browsers put nothing back, on the way back to a page, into a field that wants nothing filled in (F6). */
const keepForgotten = (field: HTMLInputElement) => {
  field.setAttribute('autocomplete', field.value ? 'off' : filledIn);
};

/** The code of a text message, in one input, so that phones can fill it in while it is empty (M-con-05, P-15). */
export function CodeField({
  input,
  ...props
}: Pick<TextFieldProps, 'label' | 'hint' | 'input' | 'initial' | 'error' | 'isRequired' | 'isLocked' | 'end'>) {
  const own = useRef<HTMLInputElement>(null);
  return (
    <TextField
      {...props}
      input={{
        ...input,
        ref(element: HTMLInputElement | null) {
          own.current = element;
          if (element) keepForgotten(element);
          input.ref(element);
        },
        onChange(event) {
          if (own.current) keepForgotten(own.current);
          return input.onChange(event);
        },
      }}
      isSecret
      autoComplete={filledIn}
      inputMode="numeric"
      clean={digits}
      max={SMS_CODE_LENGTH}
    />
  );
}
