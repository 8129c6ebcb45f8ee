import { type ReactNode, useId } from 'react';
import type { FieldBinding } from '../form/types';
import { FieldError } from './FieldError';

interface CheckFieldProps extends FieldBinding<boolean> {
  /** What the visitor agrees to; may contain links. */
  readonly label: ReactNode;
}

/** Renders a checkbox with its label. */
export function CheckField({ label, input, initial, error, isRequired }: CheckFieldProps) {
  const id = useId();
  return (
    <div className={error ? 'rw-field rw-field-invalid' : 'rw-field'}>
      <span className="rw-check">
        <input
          {...input}
          name={undefined}
          id={id}
          type="checkbox"
          className="rw-check-box"
          defaultChecked={initial}
          aria-describedby={error ? `${id}-error` : undefined}
          aria-invalid={error ? true : undefined}
          aria-required={isRequired || undefined}
        />
        <label className="rw-check-label" htmlFor={id}>
          {label}
        </label>
      </span>
      <FieldError id={`${id}-error`} error={error} />
    </div>
  );
}
