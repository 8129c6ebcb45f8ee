import { type ReactNode, useId } from 'react';
import { type FieldBinding, FieldError } from './Field';

interface CheckFieldProps extends FieldBinding<boolean> {
  /** What is agreed to; may hold links. */
  readonly label: ReactNode;
}

/** A box to tick; it starts unticked unless the form says otherwise. */
export function CheckField({ label, input, initial, error, isRequired }: CheckFieldProps) {
  const id = useId();
  return (
    <div className={error ? 'rw-field rw-field-wrong' : 'rw-field'}>
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
