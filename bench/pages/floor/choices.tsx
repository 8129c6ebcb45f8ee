import { useId, useState } from 'react';
import { useMessages } from './fields';
import type { FieldState } from './useFields';

function FieldError({ error }: { readonly error: string | undefined }) {
  const t = useMessages();
  return error ? <p className="rw-error">{t(error)}</p> : null;
}

/** Renders two radio buttons. */
export function Gender({ state }: { readonly state: FieldState }) {
  const t = useMessages();
  const id = useId();
  return (
    <fieldset className={state.error ? 'rw-field rw-field-invalid' : 'rw-field'}>
      <legend className="rw-label">{t('register.gender')}</legend>
      <div className="rw-radios">
        {['Male', 'Female'].map((value) => (
          <span key={value} className="rw-check">
            <input
              id={id + value}
              type="radio"
              className="rw-check-box"
              name={state.name}
              value={value}
              checked={state.value === value}
              onChange={state.onChange}
              onBlur={state.onBlur}
            />
            <label className="rw-check-label" htmlFor={id + value}>
              {t(`register.${value.toLowerCase()}`)}
            </label>
          </span>
        ))}
      </div>
      <FieldError error={state.error} />
    </fieldset>
  );
}

const thisYear = new Date().getFullYear();
const count = (length: number) => Array.from({ length }, (_, index) => index + 1);
const lists = {
  year: count(101).map((number) => thisYear + 1 - number),
  month: count(12),
  day: count(31),
};

interface BirthdayProps {
  readonly error: string | undefined;
  /** Called with a date, or with an empty text while a list has no choice. */
  readonly onChange: (date: string) => void;
}

/** Renders three lists: year, month and day. */
export function Birthday({ error, onChange }: BirthdayProps) {
  const t = useMessages();
  const id = useId();
  const [parts, setParts] = useState({ year: String(thisYear), month: '', day: '' });
  const change = (changed: Partial<typeof parts>) => {
    const next = { ...parts, ...changed };
    setParts(next);
    onChange(next.month && next.day ? `${next.year}-${next.month}-${next.day}` : '');
  };
  return (
    <fieldset className={error ? 'rw-field rw-field-invalid' : 'rw-field'}>
      <legend className="rw-label">{t('register.birthday')}</legend>
      <div className="rw-register-date">
        {(['year', 'month', 'day'] as const).map((part) => (
          <div key={part} className="rw-field">
            <label className="rw-label" htmlFor={id + part}>
              {t(`register.${part}`)}
            </label>
            <div className="rw-control rw-control-select">
              <select
                id={id + part}
                className="rw-input rw-select"
                value={parts[part]}
                onChange={({ target }) => change({ [part]: target.value })}
              >
                {part === 'year' ? null : <option value="">–</option>}
                {lists[part].map((number) => (
                  <option key={number} value={number}>
                    {number}
                  </option>
                ))}
              </select>
            </div>
          </div>
        ))}
      </div>
      <p className="rw-hint">{t('register.birthdayHint')}</p>
      <FieldError error={error} />
    </fieldset>
  );
}

interface CheckboxProps {
  readonly label: string;
  readonly error?: string | undefined;
  readonly onChange?: (isChecked: boolean) => void;
}

/** Renders a checkbox with its label. */
export function Checkbox({ label, error, onChange }: CheckboxProps) {
  const t = useMessages();
  const id = useId();
  return (
    <div className={error ? 'rw-field rw-field-invalid' : 'rw-field'}>
      <span className="rw-check">
        <input id={id} type="checkbox" className="rw-check-box" onChange={({ target }) => onChange?.(target.checked)} />
        <label className="rw-check-label" htmlFor={id}>
          {t(label)}
        </label>
      </span>
      <FieldError error={error} />
    </div>
  );
}

const hints = [
  { message: 'rule.hint.length', isMet: (text: string) => text.length >= 8 && text.length <= 25 },
  { message: 'rule.hint.capital', isMet: (text: string) => /[A-Z]/.test(text) },
  { message: 'rule.hint.lowercase', isMet: (text: string) => /[a-z]/.test(text) },
  { message: 'rule.hint.number', isMet: (text: string) => /\d/.test(text) },
  { message: 'rule.hint.special', isMet: (text: string) => /[!-/]/.test(text) },
];

/** Lists the requirements of a new password and marks those that are met. */
export function PasswordHints({ password }: { readonly password: string }) {
  const t = useMessages();
  return (
    <div className="rw-password-hints">
      <ul>
        {hints.map(({ message, isMet }) => (
          <li key={message} className={isMet(password) ? 'rw-met' : undefined}>
            {t(message)}
          </li>
        ))}
      </ul>
    </div>
  );
}
