import { type HTMLInputTypeAttribute, type ReactNode, useRef } from 'react';
import type { PlainMessageId } from '../../i18n/messageValues';
import { plain } from '../../validation/normalise';
import { Field, type FieldBinding } from './Field';
import { useTidyInput } from './useTidyInput';
import { useWayBack } from './useWayBack';

export interface TextFieldProps extends FieldBinding {
  readonly label: PlainMessageId;
  /** The token by which browsers and password managers know what belongs here. */
  readonly autoComplete: string;
  readonly type?: Extract<HTMLInputTypeAttribute, 'text' | 'email' | 'tel' | 'password'>;
  readonly inputMode?: 'text' | 'numeric' | 'email' | 'tel';
  /** Characters that can be entered, by code point. */
  readonly max?: number;
  /** Tidies what was typed or pasted, once it is composed. */
  readonly clean?: (text: string) => string;
  readonly hint?: ReactNode;
  readonly echo?: string | undefined;
  /** True while it can be read but not changed. */
  readonly isLocked?: boolean;
  /** True where it is not put back when a visitor comes back to the page. */
  readonly isSecret?: boolean;
  /** A control inside the field, at its end. */
  readonly end?: ReactNode;
}

/** A line of text. */
export function TextField({ label, hint, echo, error, isRequired, input, initial, end, ...rest }: TextFieldProps) {
  const { max = 200, clean = plain, type = 'text', inputMode, autoComplete, isLocked = false, isSecret = false } = rest;
  const own = useRef<HTMLInputElement>(null);
  const handlers = useTidyInput(own, input, clean, max, initial);
  useWayBack(own, isSecret);
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
            autoComplete={autoComplete}
            autoCapitalize="off"
            autoCorrect="off"
            spellCheck={false}
            readOnly={isLocked}
            defaultValue={initial}
          />
          {end}
        </div>
      )}
    </Field>
  );
}
