import { useState } from 'react';
import { isTaxpayerId } from '../../../validation/invoice';
import { TAXPAYER_ID_MAX } from '../../../validation/limits';
import { looksLikeTaxpayerId, toTaxpayerId } from '../../../validation/taxpayerId';
import { observeInput } from '../../kit/fields/observeInput';
import { TextField } from '../../kit/fields/TextField';
import type { FieldBinding } from '../../kit/form/types';
import { useMessages } from '../../kit/hooks/useMessages';

const isUnusual = (value: string) => isTaxpayerId.test(value, {}) && !looksLikeTaxpayerId(value);

/**
 * Renders the field for a taxpayer ID. An ID in an unknown format or with a wrong check digit shows a hint, and is
 * accepted (P-59).
 */
export function TaxpayerIdField({ input, ...field }: FieldBinding) {
  const t = useMessages();
  const [hasUnusualValue, setHasUnusualValue] = useState(false);
  return (
    <TextField
      {...field}
      label="invoice.taxpayerId"
      autoComplete="off"
      normalise={toTaxpayerId}
      max={TAXPAYER_ID_MAX}
      hint={
        <>
          {t('invoice.taxpayerIdHint')}
          <span className="rw-invoice-odd" aria-live="polite">
            {hasUnusualValue ? t('invoice.taxpayerIdOdd') : null}
          </span>
        </>
      }
      input={{
        ...observeInput(input, () => setHasUnusualValue(false)),
        async onBlur(event: { readonly target: HTMLInputElement }) {
          const { value } = event.target;
          // Resolves after a click in progress, so that the hint does not move the button away under the pointer.
          await input.onBlur(event);
          setHasUnusualValue(isUnusual(value));
        },
      }}
    />
  );
}
