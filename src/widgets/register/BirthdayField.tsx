import { type FocusEvent, useEffect, useId, useRef, useState } from 'react';
import { daysInMonth, today } from '../../validation/age';
import { BIRTH_YEARS } from '../../validation/limits';
import { type FieldBinding, FieldError } from '../kit/Field';
import { SelectField } from '../kit/SelectField';
import { useWords } from '../kit/useWords';

interface BirthdayFieldProps extends FieldBinding {
  /** True while a question about the birthday is open: until it is answered, nothing is wrong. */
  readonly isHeld: boolean;
  /** Called with each change, before the field is checked; empty while the date is not whole. */
  readonly onChoose: (birthday: string) => void;
}

const defaultYear = '2000';
const none = { value: '', text: '–' };
const twoDigits = (number: number) => String(number).padStart(2, '0');
const upTo = (count: number) =>
  [...Array(count).keys()].map((index) => ({ value: twoDigits(index + 1), text: String(index + 1) }));

/** A date of birth by year, month and day; the days follow the month (M-reg-19). */
export function BirthdayField({ input, initial, error, isRequired, isHeld, onChoose }: BirthdayFieldProps) {
  const say = useWords();
  const id = useId();
  const [year = defaultYear, month = '', day = ''] = initial === '' ? [] : initial.split('-');
  const [parts, setParts] = useState({ year, month, day });
  const first = useRef<HTMLSelectElement>(null);
  const second = useRef<HTMLSelectElement>(null);
  const third = useRef<HTMLSelectElement>(null);
  const thisYear = today().y;

  /** What the form knows of it: one value, and where to go when it is wrong. */
  const control = useRef({ value: initial, focus() {} });
  control.current.focus = () => {
    const missing = parts.month === '' ? second : parts.day === '' ? third : first;
    missing.current?.focus();
  };
  const { ref } = input;
  useEffect(() => {
    ref(control.current);
  }, [ref]);

  const choose = (change: Partial<typeof parts>) => {
    const next = { ...parts, ...change };
    const days = daysInMonth(Number(next.year), Number(next.month || 1));
    if (Number(next.day) > days) next.day = String(days);
    setParts(next);
    const value = next.month && next.day ? `${next.year}-${next.month}-${next.day}` : '';
    control.current.value = value;
    onChoose(value);
    void input.onChange({ target: { name: input.name, value }, type: 'change' });
  };
  const onBlur = (event: FocusEvent<HTMLFieldSetElement>) => {
    if (isHeld || event.currentTarget.contains(event.relatedTarget)) return;
    void input.onBlur({ target: { name: input.name, value: control.current.value }, type: 'blur' });
  };

  const shared = {
    isRequired,
    isWrong: error !== undefined,
    describedBy: error ? `${id}-error ${id}-hint` : `${id}-hint`,
  };
  return (
    <fieldset className={error ? 'rw-field rw-field-wrong' : 'rw-field'} onBlur={onBlur}>
      <legend className="rw-label">{say('register.birthday')}</legend>
      <div className="rw-register-date">
        <SelectField
          {...shared}
          label="register.year"
          autoComplete="bday-year"
          selectRef={first}
          options={[...Array(BIRTH_YEARS + 1).keys()]
            .map((back) => String(thisYear - back))
            .map((value) => ({
              value,
              text: value,
            }))}
          value={parts.year}
          onChange={(value) => choose({ year: value })}
        />
        <SelectField
          {...shared}
          label="register.month"
          autoComplete="bday-month"
          selectRef={second}
          options={[none, ...upTo(12)]}
          value={parts.month}
          onChange={(value) => choose({ month: value })}
        />
        <SelectField
          {...shared}
          label="register.day"
          autoComplete="bday-day"
          selectRef={third}
          options={[none, ...upTo(daysInMonth(Number(parts.year), Number(parts.month || 1)))]}
          value={parts.day}
          onChange={(value) => choose({ day: value })}
        />
      </div>
      <p className="rw-hint" id={`${id}-hint`}>
        {say('register.birthdayHint')}
      </p>
      <FieldError id={`${id}-error`} error={error} />
    </fieldset>
  );
}
