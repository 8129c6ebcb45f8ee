import { SMS_CODE_LENGTH } from '../../validation/limits';
import { digits } from '../../validation/normalise';
import { TextField, type TextFieldProps } from './TextField';

/** The code of a text message, in one input, so that phones can fill it in (M-con-05, P-15). */
export function CodeField(
  props: Pick<TextFieldProps, 'label' | 'hint' | 'input' | 'initial' | 'error' | 'isRequired' | 'isLocked' | 'end'>,
) {
  return <TextField {...props} autoComplete="one-time-code" inputMode="numeric" clean={digits} max={SMS_CODE_LENGTH} />;
}
