import type { PlainMessageId } from '../../../i18n/messageValues';
import { AUTH_CODE_MAX, TICKET_NUMBER_MAX } from '../../../validation/limits';
import { toDigits } from '../../../validation/normalise';
import { observeInput } from '../../kit/fields/observeInput';
import { TextField } from '../../kit/fields/TextField';
import type { FieldBinding } from '../../kit/form/types';
import { useMessages } from '../../kit/hooks/useMessages';

interface NumberFieldProps extends FieldBinding {
  readonly label: PlainMessageId;
  readonly max: number;
  readonly enterKeyHint: 'next' | 'search';
  readonly onEdit?: () => void;
}

function NumberField({ input, onEdit, ...field }: NumberFieldProps) {
  return (
    <TextField
      {...field}
      autoComplete="off"
      inputMode="numeric"
      normalise={toDigits}
      input={observeInput(input, () => onEdit?.())}
    />
  );
}

interface ReceiptFieldsProps {
  readonly number: number;
  readonly ticketNumber: FieldBinding;
  readonly authorizeCode: FieldBinding;
  readonly onEdit: () => void;
  /** Omitted while the list has a single receipt. */
  readonly onRemove?: () => void;
}

/** Renders the two numbers that are printed on a receipt (M-inv-09, M-inv-10). */
export function ReceiptNumbers(
  props: Pick<ReceiptFieldsProps, 'ticketNumber' | 'authorizeCode'> & Pick<NumberFieldProps, 'enterKeyHint' | 'onEdit'>,
) {
  const { ticketNumber, authorizeCode, ...rest } = props;
  return (
    <div className="rw-invoice-numbers">
      <NumberField label="invoice.ticketNumber" max={TICKET_NUMBER_MAX} {...rest} {...ticketNumber} />
      <NumberField label="invoice.authorizeCode" max={AUTH_CODE_MAX} {...rest} {...authorizeCode} />
    </div>
  );
}

/** Renders one receipt of the list, with a Remove button where `onRemove` is given (M-inv-04). */
export function ReceiptFields({ number, onRemove, ...numbers }: ReceiptFieldsProps) {
  const t = useMessages();
  return (
    <fieldset className="rw-invoice-receipt" tabIndex={-1}>
      <legend className="rw-invoice-legend">{t('invoice.receipt', { number })}</legend>
      {onRemove ? (
        <button type="button" className="rw-link rw-invoice-remove" onClick={onRemove}>
          {t('invoice.remove')}
        </button>
      ) : null}
      <ReceiptNumbers enterKeyHint="next" {...numbers} />
    </fieldset>
  );
}
