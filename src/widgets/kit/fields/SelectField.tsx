import { memo, type Ref, useId } from 'react';
import type { PlainMessageId } from '../../../i18n/messageValues';
import { useMessages } from '../hooks/useMessages';

/** What a visitor can choose. React renders all options again for each new list, so a long one is created only once. */
export type SelectOptions = readonly { readonly value: string; readonly text: string }[];

interface SelectFieldProps {
  readonly label: PlainMessageId;
  readonly options: SelectOptions;
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

/** Renders the options of a select. While the list is the same, React does not compare them on each render. */
const Options = memo(function Options({ options }: { options: SelectOptions }) {
  return options.map(({ value, text }) => (
    <option key={value} value={value}>
      {text}
    </option>
  ));
});

/** Renders a native select with its label. */
export function SelectField(props: SelectFieldProps) {
  const { label, options, value, onChange, autoComplete, selectRef, isRequired, isInvalid, describedBy } = props;
  const t = useMessages();
  const id = useId();
  return (
    <div className={isInvalid ? 'rw-field rw-field-invalid' : 'rw-field'}>
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
          <Options options={options} />
        </select>
      </div>
    </div>
  );
}
