import { type FocusEvent, type KeyboardEvent, useEffect, useId, useMemo, useRef, useState } from 'react';
import { daysInMonth, today } from '../../../validation/age';
import { BIRTH_YEARS } from '../../../validation/limits';
import { FieldError } from '../../kit/fields/FieldError';
import { SelectField, type SelectOptions } from '../../kit/fields/SelectField';
import type { FieldBinding } from '../../kit/form/types';
import { usePointerPress } from '../../kit/form/usePointerPress';
import { useMessages } from '../../kit/hooks/useMessages';
import type { BirthdayParts } from './signUpValues';

interface BirthdayFieldProps extends FieldBinding {
  /** True while the guardian dialog is open: the field shows no error before the visitor answers. */
  readonly isAsking: boolean;
  readonly initialParts: BirthdayParts;
  /** Called on each change, before the field is validated. */
  readonly onDateChange: (parts: BirthdayParts) => void;
  /**
   * Called with the date that the visitor has chosen; with an empty string while it is incomplete. That is after each
   * change by a pointer. After a change by keys, where "15" is "1" first, it is when the focus leaves the lists, or on
   * Enter. Returns true if the caller now asks the visitor something: it then validates the field afterwards.
   */
  readonly onDateChosen: (birthday: string) => boolean;
}

const emptyOption = { value: '', text: '–' };
const twoDigits = (number: number) => String(number).padStart(2, '0');
/** Returns an empty option and one for each number from 1 to `count`. */
const numberOptions = (count: number): SelectOptions => [
  emptyOption,
  ...[...Array(count).keys()].map((index) => ({ value: twoDigits(index + 1), text: String(index + 1) })),
];
const monthOptions = numberOptions(12);
const yearOptions = (thisYear: number): SelectOptions =>
  [...Array(BIRTH_YEARS + 1).keys()]
    .map((yearsAgo) => String(thisYear - yearsAgo))
    .map((year) => ({ value: year, text: year }));

/** Renders a date of birth as three lists: year, month and day. The list of days fits the month (M-reg-19). */
export function BirthdayField({
  input,
  initial,
  error,
  isRequired,
  isAsking,
  initialParts,
  onDateChange,
  onDateChosen,
}: BirthdayFieldProps) {
  const t = useMessages();
  const id = useId();
  const [parts, setParts] = useState(initialParts);
  const yearRef = useRef<HTMLSelectElement>(null);
  const monthRef = useRef<HTMLSelectElement>(null);
  const dayRef = useRef<HTMLSelectElement>(null);
  const thisYear = today().year;
  const yearList = useMemo(() => yearOptions(thisYear), [thisYear]);
  const dayCount = daysInMonth(Number(parts.year), Number(parts.month || 1));
  const dayList = useMemo(() => numberOptions(dayCount), [dayCount]);

  /** Stands for the three lists in the form state: one value, and a `focus` for the list with the error. */
  const control = useRef({ value: initial, focus() {} });
  control.current.focus = () => {
    const target = parts.month === '' ? monthRef : parts.day === '' ? dayRef : yearRef;
    target.current?.focus();
  };
  const { ref } = input;
  useEffect(() => {
    ref(control.current);
  }, [ref]);

  /** True after a key press in the lists, until a pointer is used there or the focus leaves them. */
  const usesKeys = useRef(false);
  /** True while the visitor may go on to change the date by keys. */
  const [isKeying, setKeying] = useState(false);
  const pointerPress = usePointerPress();

  const changeDate = (change: Partial<typeof parts>) => {
    const next = { ...parts, ...change };
    const days = daysInMonth(Number(next.year), Number(next.month || 1));
    if (Number(next.day) > days) next.day = String(days);
    setParts(next);
    const value = next.month && next.day ? `${next.year}-${next.month}-${next.day}` : '';
    control.current.value = value;
    onDateChange(next);
    setKeying(usesKeys.current);
    if (!usesKeys.current) onDateChosen(value);
    void input.onChange({ target: { name: input.name, value }, type: 'change' });
  };
  /** Ends the change by keys. Returns true if the caller asks the visitor something. */
  const endKeying = () => {
    setKeying(false);
    return onDateChosen(control.current.value);
  };
  /** Asks again about the same date: a list changes only with another one. */
  const askAgain = () => {
    // The button goes away, and the dialog returns the focus to where it is now.
    control.current.focus();
    onDateChosen(control.current.value);
  };
  const onBlur = async (event: FocusEvent<HTMLFieldSetElement>) => {
    if (isAsking || event.currentTarget.contains(event.relatedTarget)) return;
    usesKeys.current = false;
    if (isKeying) {
      // A dialog that opens before the browser has moved the focus would lose it; during a click, it would take the click.
      await (pointerPress() ?? new Promise((resolve) => setTimeout(resolve)));
      if (endKeying()) return;
    }
    void input.onBlur({ target: { name: input.name, value: control.current.value }, type: 'blur' });
  };
  const onKeyDown = (event: KeyboardEvent) => {
    // Tab only moves between the lists: the next one may be changed by a pointer.
    if (event.key !== 'Tab') usesKeys.current = true;
    // Enter would submit the form.
    if (event.key === 'Enter' && isKeying && endKeying()) event.preventDefault();
  };

  const shownError = isKeying || isAsking ? undefined : error;
  const isIncomplete = parts.month === '' || parts.day === '';
  const sharedProps = {
    isRequired,
    describedBy: shownError ? `${id}-error ${id}-hint` : `${id}-hint`,
  };
  return (
    <fieldset
      className={shownError ? 'rw-field rw-field-invalid' : 'rw-field'}
      onBlur={(event) => void onBlur(event)}
      onKeyDown={onKeyDown}
      onPointerDown={() => {
        usesKeys.current = false;
      }}
    >
      <legend className="rw-label">{t('register.birthday')}</legend>
      <div className="rw-register-date">
        <SelectField
          {...sharedProps}
          label="register.year"
          isInvalid={shownError !== undefined && !isIncomplete}
          autoComplete="bday-year"
          selectRef={yearRef}
          options={yearList}
          value={parts.year}
          onChange={(value) => changeDate({ year: value })}
        />
        <SelectField
          {...sharedProps}
          label="register.month"
          isInvalid={shownError !== undefined && parts.month === ''}
          autoComplete="bday-month"
          selectRef={monthRef}
          options={monthOptions}
          value={parts.month}
          onChange={(value) => changeDate({ month: value })}
        />
        <SelectField
          {...sharedProps}
          label="register.day"
          isInvalid={shownError !== undefined && parts.day === ''}
          autoComplete="bday-day"
          selectRef={dayRef}
          options={dayList}
          value={parts.day}
          onChange={(value) => changeDate({ day: value })}
        />
      </div>
      <p className="rw-hint" id={`${id}-hint`}>
        {t('register.birthdayHint')}
      </p>
      <FieldError id={`${id}-error`} error={shownError} />
      {shownError === 'rule.isBirthdayDisallowed' ? (
        <button type="button" className="rw-link" onClick={askAgain}>
          {t('register.guardianAgain')}
        </button>
      ) : null}
    </fieldset>
  );
}
