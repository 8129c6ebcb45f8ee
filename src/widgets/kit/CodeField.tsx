import { useEffect, useRef } from 'react';
import { SMS_CODE_LENGTH } from '../../validation/limits';
import { digits } from '../../validation/normalise';
import { TextField, type TextFieldProps } from './TextField';

const filledIn = 'one-time-code';

/**
 * The code of a text message, in one input, so that phones can fill it in (M-con-05, P-15). On the way back to a page that
 * was left, the browser does not fill it in again (F6).
 */
export function CodeField({
  input,
  ...props
}: Pick<TextFieldProps, 'label' | 'hint' | 'input' | 'initial' | 'error' | 'isRequired' | 'isLocked' | 'end'>) {
  const own = useRef<HTMLInputElement>(null);
  useEffect(() => {
    // What a browser keeps of a page, it writes down after this.
    const onTurn = ({ type }: Event) =>
      own.current?.setAttribute('autocomplete', type === 'pagehide' ? 'off' : filledIn);
    window.addEventListener('pagehide', onTurn);
    window.addEventListener('pageshow', onTurn);
    return () => {
      window.removeEventListener('pagehide', onTurn);
      window.removeEventListener('pageshow', onTurn);
    };
  }, []);
  return (
    <TextField
      {...props}
      input={{
        ...input,
        ref(element: HTMLInputElement | null) {
          own.current = element;
          input.ref(element);
        },
      }}
      autoComplete={filledIn}
      inputMode="numeric"
      clean={digits}
      max={SMS_CODE_LENGTH}
    />
  );
}
