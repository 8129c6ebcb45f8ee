import type { PlainMessageId } from '../../i18n/messageValues';
import { AUTH_CODE_MAX, TICKET_NUMBER_MAX } from '../../validation/limits';
import { digits } from '../../validation/normalise';
import type { FieldBinding } from '../kit/Field';
import { TextField } from '../kit/TextField';
import { useWords } from '../kit/useWords';
import { watched } from '../kit/watched';

interface NumberFieldProps extends FieldBinding {
  readonly label: PlainMessageId;
  readonly max: number;
  readonly onEdit?: () => void;
}

function NumberField({ input, onEdit, ...field }: NumberFieldProps) {
  return (
    <TextField
      {...field}
      autoComplete="off"
      inputMode="numeric"
      clean={digits}
      input={watched(input, () => onEdit?.())}
    />
  );
}

interface ReceiptFieldsProps {
  readonly number: number;
  readonly ticketNumber: FieldBinding;
  readonly authorizeCode: FieldBinding;
  readonly onEdit: () => void;
  /** Left out while it is the only receipt. */
  readonly onRemove?: () => void;
}

/** The two numbers that prove a purchase (M-inv-09, M-inv-10). */
export function ReceiptNumbers(
  props: Pick<ReceiptFieldsProps, 'ticketNumber' | 'authorizeCode'> & { onEdit?: () => void },
) {
  const { ticketNumber, authorizeCode, ...edit } = props;
  return (
    <div className="rw-invoice-numbers">
      <NumberField label="invoice.ticketNumber" max={TICKET_NUMBER_MAX} {...edit} {...ticketNumber} />
      <NumberField label="invoice.authorizeCode" max={AUTH_CODE_MAX} {...edit} {...authorizeCode} />
    </div>
  );
}

/** One receipt of the list. */
export function ReceiptFields({ number, onRemove, ...numbers }: ReceiptFieldsProps) {
  const say = useWords();
  return (
    <fieldset className="rw-invoice-receipt" tabIndex={-1}>
      <legend className="rw-invoice-legend">{say('invoice.receipt', { number })}</legend>
      {onRemove ? (
        <button type="button" className="rw-link rw-invoice-remove" onClick={onRemove}>
          {say('invoice.remove')}
        </button>
      ) : null}
      <ReceiptNumbers {...numbers} />
    </fieldset>
  );
}
