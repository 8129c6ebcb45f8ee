import { type HTMLInputTypeAttribute, type ReactNode, useRef } from 'react';
import type { PlainMessageId } from '../../../i18n/messageValues';
import { toSingleLine } from '../../../validation/normalise';
import type { FieldBinding } from '../form/types';
import { Field } from './Field';
import { useNormalisedInput } from './useNormalisedInput';
import { useRestoredInput } from './useRestoredInput';

export interface TextFieldProps extends FieldBinding {
  readonly label: PlainMessageId;
  /** The autocomplete token, by which browsers and password managers know what to fill in. */
  readonly autoComplete: string;
  readonly type?: Extract<HTMLInputTypeAttribute, 'text' | 'email' | 'tel' | 'password'>;
  readonly inputMode?: 'text' | 'numeric' | 'email' | 'tel';
  /** What the Enter key of an on-screen keyboard shows. It submits the form, so it is `go` by default. */
  readonly enterKeyHint?: 'go' | 'next' | 'search';
  /**
   * The maximum length in code points, by default none. One more is let in, so that the field's rule rejects a longer
   * text.
   */
  readonly max?: number;
  /** Normalises typed and pasted text, after an input method has finished composing. */
  readonly normalise?: (text: string) => string;
  readonly hint?: ReactNode;
  /** The value in another notation, shown beside the label. */
  readonly echo?: string | undefined;
  readonly isReadOnly?: boolean;
  /** True if spaces at the end belong to the value, as in a password. */
  readonly keepsSpaces?: boolean;
  /** True if the value must not be restored on history navigation. */
  readonly isSecret?: boolean;
  /** A control after the text, inside the frame of the input. */
  readonly end?: ReactNode;
}

/** Renders a single-line text field. */
export function TextField({ label, hint, echo, error, isRequired, input, initial, end, ...rest }: TextFieldProps) {
  const {
    max = Number.POSITIVE_INFINITY,
    normalise = toSingleLine,
    keepsSpaces = false,
    type = 'text',
    inputMode,
    enterKeyHint = 'go',
    autoComplete,
    isReadOnly = false,
    isSecret = false,
  } = rest;
  const inputRef = useRef<HTMLInputElement>(null);
  const handlers = useNormalisedInput(inputRef, input, { normalise, keepsSpaces, max, initial });
  useRestoredInput(inputRef, isSecret);
  return (
    <Field label={label} hint={hint} echo={echo} error={error} isRequired={isRequired}>
      {(control) => (
        <div className="rw-control">
          <input
            {...control}
            {...handlers}
            className="rw-input"
            type={type}
            inputMode={inputMode}
            enterKeyHint={enterKeyHint}
            autoComplete={autoComplete}
            autoCapitalize="off"
            autoCorrect="off"
            spellCheck={false}
            readOnly={isReadOnly}
          />
          {end}
        </div>
      )}
    </Field>
  );
}
