import { type Ref, useId } from 'react';
import type { PlainMessageId } from '../../../i18n/messageValues';
import { useMessages } from '../hooks/useMessages';

interface SelectFieldProps {
  readonly label: PlainMessageId;
  readonly options: readonly { readonly value: string; readonly text: string }[];
  readonly value: string;
  readonly onChange: (value: string) => void;
  /** The autocomplete token, by which browsers know what to fill in. */
  readonly autoComplete: string;
  readonly selectRef?: Ref<HTMLSelectElement>;
  readonly isRequired?: boolean;
  /** Marks the field as invalid. The caller shows the error, for example for a group of fields. */
  readonly isInvalid?: boolean;
  readonly describedBy?: string | undefined;
}

/** Renders a native select with its label. */
export function SelectField(props: SelectFieldProps) {
  const { label, options, value, onChange, autoComplete, selectRef, isRequired, isInvalid, describedBy } = props;
  const t = useMessages();
  const id = useId();
  return (
    <div className={isInvalid ? 'rw-field rw-field-wrong' : 'rw-field'}>
      <label className="rw-label" htmlFor={id}>
        {t(label)}
      </label>
      <div className="rw-control rw-control-select">
        <select
          id={id}
          ref={selectRef}
          className="rw-input rw-select"
          autoComplete={autoComplete}
          value={value}
          onChange={(event) => onChange(event.target.value)}
          aria-describedby={describedBy}
          aria-invalid={isInvalid || undefined}
          aria-required={isRequired || undefined}
        >
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.text}
            </option>
          ))}
        </select>
      </div>
    </div>
  );
}
