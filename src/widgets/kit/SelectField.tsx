import { type Ref, useId } from 'react';
import type { PlainMessageId } from '../../i18n/messageValues';
import { useWords } from './useWords';

interface SelectFieldProps {
  readonly label: PlainMessageId;
  readonly options: readonly { readonly value: string; readonly text: string }[];
  readonly value: string;
  readonly onChange: (value: string) => void;
  /** The token by which browsers know what belongs here. */
  readonly autoComplete: string;
  readonly selectRef?: Ref<HTMLSelectElement>;
  readonly isRequired?: boolean;
  /** What is wrong is said elsewhere, as of a group: here is only that it is. */
  readonly isWrong?: boolean;
  readonly describedBy?: string | undefined;
}

/** One of many, in the platform's own list; a part of a field or a field of its own. */
export function SelectField(props: SelectFieldProps) {
  const { label, options, value, onChange, autoComplete, selectRef, isRequired, isWrong, describedBy } = props;
  const say = useWords();
  const id = useId();
  return (
    <div className={isWrong ? 'rw-field rw-field-wrong' : 'rw-field'}>
      <label className="rw-label" htmlFor={id}>
        {say(label)}
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
          aria-invalid={isWrong || undefined}
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
