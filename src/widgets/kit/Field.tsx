import { type ReactNode, useId } from 'react';
import type { PlainMessageId } from '../../i18n/messageValues';
import type { InputBinding } from './useFormControl';
import { useWords } from './useWords';

/** One field of a form, as `useForm` hands it to a field component. */
export interface FieldBinding<Value extends string | boolean = string> {
  readonly input: InputBinding;
  readonly initial: Value;
  readonly error: PlainMessageId | undefined;
  readonly isRequired: boolean;
}

/** What ties a control to its label, hint and error. */
export interface ControlIds {
  readonly id: string;
  readonly 'aria-describedby': string | undefined;
  readonly 'aria-invalid': true | undefined;
  readonly 'aria-required': true | undefined;
}

interface FieldProps {
  readonly label: PlainMessageId;
  readonly hint?: ReactNode;
  /** What was typed, said in another way beside the label, where it moves nothing as it comes and goes. */
  readonly echo?: string | undefined;
  readonly error: PlainMessageId | undefined;
  readonly isRequired: boolean;
  readonly children: (control: ControlIds) => ReactNode;
}

/** A control with its label above it and, below, a hint and what is wrong with it. */
export function Field({ label, hint, echo, error, isRequired, children }: FieldProps) {
  const say = useWords();
  const id = useId();
  const described = [echo ? `${id}-echo` : '', hint ? `${id}-hint` : '', error ? `${id}-error` : '']
    .filter(Boolean)
    .join(' ');
  return (
    <div className={error ? 'rw-field rw-field-wrong' : 'rw-field'}>
      <label className="rw-label" htmlFor={id}>
        {say(label)}
      </label>
      {echo ? (
        <span className="rw-echo rw-digits" id={`${id}-echo`}>
          {echo}
        </span>
      ) : null}
      {children({
        id,
        'aria-describedby': described || undefined,
        'aria-invalid': error ? true : undefined,
        'aria-required': isRequired || undefined,
      })}
      {hint ? (
        <div className="rw-hint" id={`${id}-hint`}>
          {hint}
        </div>
      ) : null}
      <FieldError id={`${id}-error`} error={error} />
    </div>
  );
}

/** What is wrong with a field, in the visitor's language; an empty place while nothing is. */
export function FieldError({ id, error }: { id: string; error: PlainMessageId | undefined }) {
  const say = useWords();
  return error ? (
    <p className="rw-error" id={id}>
      {say(error)}
    </p>
  ) : null;
}
