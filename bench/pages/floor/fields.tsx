import { type InputHTMLAttributes, type ReactNode, useId, useState } from 'react';
import { useIntl } from 'react-intl';
import type { FieldState } from './useFields';

/** Finds the text of a message. */
export function useSay() {
  const intl = useIntl();
  return (id: string, values?: Record<string, string | number>) => intl.formatMessage({ id }, values);
}

interface TextFieldProps extends Pick<InputHTMLAttributes<HTMLInputElement>, 'type' | 'inputMode' | 'maxLength'> {
  readonly label: string;
  readonly autoComplete: string;
  readonly state: FieldState;
  readonly end?: ReactNode;
}

/** A line of text with its label and what is wrong with it. */
export function TextField({ label, state, end, type = 'text', ...rest }: TextFieldProps) {
  const say = useSay();
  const id = useId();
  const { error, ...input } = state;
  return (
    <div className={error ? 'rw-field rw-field-wrong' : 'rw-field'}>
      <label className="rw-label" htmlFor={id}>
        {say(label)}
      </label>
      <div className="rw-control">
        <input
          {...rest}
          {...input}
          id={id}
          className="rw-input"
          type={type}
          autoCapitalize="off"
          autoCorrect="off"
          spellCheck={false}
          aria-required
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${id}-error` : undefined}
        />
        {end}
      </div>
      {error ? (
        <p className="rw-error" id={`${id}-error`}>
          {say(error)}
        </p>
      ) : null}
    </div>
  );
}

/** A secret line of text with a control that shows it. */
export function PasswordField(props: Omit<TextFieldProps, 'type' | 'end'>) {
  const say = useSay();
  const [isShown, setShown] = useState(false);
  return (
    <TextField
      {...props}
      type={isShown ? 'text' : 'password'}
      end={
        <button type="button" className="rw-toggle" aria-pressed={isShown} onClick={() => setShown(!isShown)}>
          <span aria-hidden="true">{say(isShown ? 'form.hide' : 'form.show')}</span>
          <span className="rw-hidden">
            {say(isShown ? 'form.hideField' : 'form.showField', { field: say(props.label) })}
          </span>
        </button>
      }
    />
  );
}

/** The button that sends a form. */
export function Submit({ label, isBusy }: { readonly label: string; readonly isBusy: boolean }) {
  const say = useSay();
  return (
    <div className="rw-submit">
      <button type="submit" className="rw-button" aria-disabled={isBusy} aria-busy={isBusy}>
        {isBusy ? <span className="rw-button-ring" aria-hidden="true" /> : null}
        <span>{say(label)}</span>
      </button>
      <p className="rw-hint rw-submit-slow" aria-live="polite" />
    </div>
  );
}
