import { useId } from 'react';
import type { PlainMessageId } from '../../../i18n/messageValues';
import type { FieldBinding } from '../form/types';
import { useMessages } from '../hooks/useMessages';
import { FieldError } from './FieldError';

interface RadioFieldProps<Value extends string> extends FieldBinding {
  readonly label: PlainMessageId;
  readonly options: readonly { readonly value: Value; readonly label: PlainMessageId }[];
}

/** Renders a group of radio buttons. */
export function RadioField<Value extends string>(props: RadioFieldProps<Value>) {
  const { label, options, input, initial, error, isRequired } = props;
  const t = useMessages();
  const id = useId();
  return (
    <fieldset className={error ? 'rw-field rw-field-invalid' : 'rw-field'}>
      <legend className="rw-label">{t(label)}</legend>
      <div className="rw-radios">
        {options.map((option) => (
          <span key={option.value} className="rw-check">
            <input
              {...input}
              id={`${id}-${option.value}`}
              type="radio"
              className="rw-check-box"
              value={option.value}
              defaultChecked={option.value === initial}
              required={isRequired}
              aria-describedby={error ? `${id}-error` : undefined}
              aria-invalid={error ? true : undefined}
            />
            <label className="rw-check-label" htmlFor={`${id}-${option.value}`}>
              {t(option.label)}
            </label>
          </span>
        ))}
      </div>
      <FieldError id={`${id}-error`} error={error} />
    </fieldset>
  );
}
