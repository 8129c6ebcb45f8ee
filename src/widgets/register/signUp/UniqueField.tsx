import type { PlainMessageId } from '../../../i18n/messageValues';
import { observeInput } from '../../kit/fields/observeInput';
import { TextField, type TextFieldProps } from '../../kit/fields/TextField';
import { useMessages } from '../../kit/hooks/useMessages';
import type { SignUpBinding } from './signUpValues';
import { useAvailability } from './useAvailability';

interface UniqueFieldProps extends Omit<TextFieldProps, 'hint' | 'end'> {
  readonly form: SignUpBinding;
  readonly name: 'username' | 'email';
  readonly normalise: (text: string) => string;
  /** The hint that is always shown. */
  readonly description?: string;
  /** The message for a value that is not taken. */
  readonly availableMessage: PlainMessageId;
  readonly takenValues: Set<string>;
}

/**
 * Renders a field whose value must be unique. Its availability is checked while the visitor types (M-reg-13, M-reg-18).
 * Screen readers announce the result, as the response may come when the visitor is in another field, and with it each
 * error of this field.
 */
export function UniqueField({ form, name, description, availableMessage, takenValues, ...field }: UniqueFieldProps) {
  const t = useMessages();
  const { input, error } = field;
  const { isAvailable, scheduleCheck } = useAvailability(form, name, takenValues);
  return (
    <div aria-live="polite">
      <TextField
        {...field}
        hint={
          <>
            {description}
            <span className="rw-register-free">{isAvailable && !error ? t(availableMessage) : null}</span>
          </>
        }
        input={observeInput(input, scheduleCheck)}
      />
    </div>
  );
}
