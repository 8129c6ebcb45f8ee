import { type InputHTMLAttributes, type ReactNode, useId, useState } from 'react';
import { useIntl } from 'react-intl';
import type { FieldState } from './useFields';

/** Returns a function that returns the text of a message. */
export function useMessages() {
  const intl = useIntl();
  return (id: string, values?: Record<string, string | number>) => intl.formatMessage({ id }, values);
}

interface TextFieldProps extends Pick<InputHTMLAttributes<HTMLInputElement>, 'type' | 'inputMode' | 'maxLength'> {
  readonly label: string;
  readonly autoComplete: string;
  readonly state: FieldState;
  readonly end?: ReactNode;
}

/** Renders a single-line text field with its label and its validation error. */
export function TextField({ label, state, end, type = 'text', ...rest }: TextFieldProps) {
  const t = useMessages();
  const id = useId();
  const { error, ...input } = state;
  return (
    <div className={error ? 'rw-field rw-field-invalid' : 'rw-field'}>
      <label className="rw-label" htmlFor={id}>
        {t(label)}
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
          {t(error)}
        </p>
      ) : null}
    </div>
  );
}

/** Renders a password field with a button that shows the password. */
export function PasswordField(props: Omit<TextFieldProps, 'type' | 'end'>) {
  const t = useMessages();
  const [isShown, setShown] = useState(false);
  return (
    <TextField
      {...props}
      type={isShown ? 'text' : 'password'}
      end={
        <button type="button" className="rw-toggle" aria-pressed={isShown} onClick={() => setShown(!isShown)}>
          <span aria-hidden="true">{t(isShown ? 'form.hide' : 'form.show')}</span>
          <span className="rw-hidden">
            {t(isShown ? 'form.hideField' : 'form.showField', { field: t(props.label) })}
          </span>
        </button>
      }
    />
  );
}

/** Renders the submit button. */
export function Submit({ label, isBusy }: { readonly label: string; readonly isBusy: boolean }) {
  const t = useMessages();
  return (
    <div className="rw-submit">
      <button type="submit" className="rw-button" aria-disabled={isBusy} aria-busy={isBusy}>
        {isBusy ? <span className="rw-button-ring" aria-hidden="true" /> : null}
        <span>{t(label)}</span>
      </button>
      <p className="rw-hint rw-submit-slow" aria-live="polite" />
    </div>
  );
}
