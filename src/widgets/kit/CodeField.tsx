import { digits } from '../../validation/normalise';
import { TextField, type TextFieldProps } from './TextField';

/** Digits of a code sent by text message (M-con-05). */
const codeLength = 4;

/** The code of a text message, in one input, so that phones can fill it in (P-15). */
export function CodeField(
  props: Pick<TextFieldProps, 'label' | 'hint' | 'input' | 'initial' | 'error' | 'isRequired' | 'isLocked' | 'end'>,
) {
  return <TextField {...props} autoComplete="one-time-code" inputMode="numeric" clean={digits} max={codeLength} />;
}
