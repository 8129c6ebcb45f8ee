import type { PlainMessageId } from '../../../i18n/messageValues';
import { useMessages } from '../hooks/useMessages';

/** Renders the validation error of a field; nothing while the field is valid. */
export function FieldError({ id, error }: { id: string; error: PlainMessageId | undefined }) {
  const t = useMessages();
  return error ? (
    <p className="rw-error" id={id}>
      {t(error)}
    </p>
  ) : null;
}
