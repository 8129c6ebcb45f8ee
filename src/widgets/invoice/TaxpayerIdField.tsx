import { useState } from 'react';
import { isTaxpayerId } from '../../validation/invoice';
import { TAXPAYER_ID_MAX } from '../../validation/limits';
import { taxpayerId } from '../../validation/normalise';
import { looksLikeTaxpayerId } from '../../validation/taxpayerId';
import type { FieldBinding } from '../kit/Field';
import { TextField } from '../kit/TextField';
import { useWords } from '../kit/useWords';
import { watched } from '../kit/watched';

const isOddOne = (typed: string) => isTaxpayerId.test(typed, {}) && !looksLikeTaxpayerId(typed);

/** A taxpayer ID; one of a form that is not known, or with a wrong check digit, is asked about but taken (P-59). */
export function TaxpayerIdField({ input, ...field }: FieldBinding) {
  const say = useWords();
  const [isOdd, setOdd] = useState(false);
  return (
    <TextField
      {...field}
      label="invoice.taxpayerId"
      autoComplete="off"
      clean={taxpayerId}
      max={TAXPAYER_ID_MAX}
      hint={
        <>
          {say('invoice.taxpayerIdHint')}
          <span className="rw-invoice-odd" aria-live="polite">
            {isOdd ? say('invoice.taxpayerIdOdd') : null}
          </span>
        </>
      }
      input={{
        ...watched(input, () => setOdd(false)),
        async onBlur(event: { readonly target: HTMLInputElement }) {
          const { value } = event.target;
          // Resolves after a press in progress, so that the hint does not move the button away.
          await input.onBlur(event);
          setOdd(isOddOne(value));
        },
      }}
    />
  );
}
