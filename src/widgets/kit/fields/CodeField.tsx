import { useRef } from 'react';
import { SMS_CODE_LENGTH } from '../../../validation/limits';
import { toSmsCode } from '../../../validation/normalise';
import { TextField, type TextFieldProps } from './TextField';

const smsAutoComplete = 'one-time-code';

/** Turns autocomplete off while the field has a value: browsers then do not restore it on history navigation (F6). */
const updateAutoComplete = (field: HTMLInputElement) => {
  field.setAttribute('autocomplete', field.value ? 'off' : smsAutoComplete);
};

/** Renders a field for the code of a text message. While it is empty, phones can fill it in (M-con-05, P-15). */
export function CodeField({
  input,
  ...props
}: Pick<TextFieldProps, 'label' | 'hint' | 'input' | 'initial' | 'error' | 'isRequired' | 'isReadOnly'>) {
  const inputRef = useRef<HTMLInputElement>(null);
  return (
    <TextField
      {...props}
      input={{
        ...input,
        ref(element: HTMLInputElement | null) {
          inputRef.current = element;
          if (element) updateAutoComplete(element);
          input.ref(element);
        },
        onChange(event) {
          if (inputRef.current) updateAutoComplete(inputRef.current);
          return input.onChange(event);
        },
      }}
      isSecret
      autoComplete={smsAutoComplete}
      inputMode="numeric"
      normalise={toSmsCode}
      max={SMS_CODE_LENGTH}
    />
  );
}
