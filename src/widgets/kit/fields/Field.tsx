import { type ReactNode, useId } from 'react';
import type { PlainMessageId } from '../../../i18n/messageValues';
import { useLocale, useMessages } from '../hooks/useMessages';
import { FieldError } from './FieldError';

/** The attributes that connect a control with its label, hint and error. */
interface ControlProps {
  readonly id: string;
  readonly 'aria-labelledby': string | undefined;
  readonly 'aria-describedby': string | undefined;
  readonly 'aria-invalid': true | undefined;
  readonly 'aria-required': true | undefined;
}

interface FieldProps {
  readonly label: PlainMessageId;
  readonly hint?: ReactNode;
  /** The value in another notation, shown beside the label, where it causes no layout shift. */
  readonly echo?: string | undefined;
  readonly error: PlainMessageId | undefined;
  readonly isRequired: boolean;
  readonly children: (control: ControlProps) => ReactNode;
}

/**
 * Renders a control with its label above and a hint and a validation error below. The label of an optional field says
 * so, but the field's accessible name stays the label alone (contract 4): the addition is its description.
 */
export function Field({ label, hint, echo, error, isRequired, children }: FieldProps) {
  const t = useMessages();
  const locale = useLocale();
  const id = useId();
  const describedBy = [
    isRequired ? '' : `${id}-optional`,
    echo ? `${id}-echo` : '',
    hint ? `${id}-hint` : '',
    error ? `${id}-error` : '',
  ]
    .filter(Boolean)
    .join(' ');
  return (
    <div className={error ? 'rw-field rw-field-invalid' : 'rw-field'}>
      <label className="rw-label" htmlFor={id}>
        {isRequired ? (
          t(label)
        ) : (
          <>
            <span id={`${id}-label`}>{t(label)}</span>
            {/* A full-width bracket needs no space before it. */}
            {locale === 'zh' ? null : <span> </span>}
            <span className="rw-optional" id={`${id}-optional`}>
              {t('form.optional')}
            </span>
          </>
        )}
      </label>
      {echo ? (
        <span className="rw-echo rw-digits" id={`${id}-echo`}>
          {echo}
        </span>
      ) : null}
      {children({
        id,
        'aria-labelledby': isRequired ? undefined : `${id}-label`,
        'aria-describedby': describedBy || undefined,
        'aria-invalid': error ? true : undefined,
        'aria-required': isRequired || undefined,
      })}
      {hint ? (
        <div className="rw-hint" id={`${id}-hint`}>
          {hint}
        </div>
      ) : null}
      <FieldError id={`${id}-error`} error={error} label={label} />
    </div>
  );
}
