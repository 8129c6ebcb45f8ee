import type { PlainMessageId } from '../../../i18n/messageValues';
import { useMessages } from '../hooks/useMessages';

interface FieldErrorProps {
  readonly id: string;
  readonly error: PlainMessageId | undefined;
  /** The label, for a field that can be empty. */
  readonly label?: PlainMessageId;
}

/**
 * Renders the validation error of a field; nothing while the field is valid. In Chinese, the error of an empty field names
 * its label. The English message ignores the label by a `select` with one case: a message takes the same values in both
 * languages.
 */
export function FieldError({ id, error, label }: FieldErrorProps) {
  const t = useMessages();
  return error ? (
    <p className="rw-error" id={id}>
      {error === 'rule.isRequired' && label ? t('form.required', { field: t(label) }) : t(error)}
    </p>
  ) : null;
}
