import axios from 'axios';
import { useState } from 'react';
import { PasswordField, Submit, TextField, useMessages } from './fields';
import { type Check, shaped, useFields } from './useFields';

const sixteenDigits = shaped(/^\d{16}$/, 'rule.isMSRcardNumber');
const cardNumber: Check = (value) =>
  sixteenDigits(value) ?? (value.startsWith('73') ? 'rule.isCardTypeMSR' : undefined);
const pin = shaped(/^\d{8}$/, 'rule.isMSRcardPin');

/** Renders the first step of the registration like the first view of the widget `register`. The help button does nothing. */
export function Form({ onCard }: { readonly onCard?: () => void }) {
  const t = useMessages();
  const [hasFailed, setFailed] = useState(false);
  const form = useFields({ cardNumber, pin }, async (card) => {
    setFailed(false);
    const body = { cardNumber: card.cardNumber, cardPassword: card.pin };
    await axios.post('/api/Cards/validate', body).then(onCard, () => setFailed(true));
  });
  return (
    <div className="rw rw-panel rw-register">
      <div className="rw-register-head">
        <p className="rw-register-step">{t('register.step1')}</p>
        <h2 className="rw-heading">{t('register.cardTitle')}</h2>
      </div>
      <form className="rw-form" noValidate onSubmit={form.onSubmit}>
        <p className="rw-form-problems" aria-live="polite">
          {hasFailed ? t('notice.System.Default_Error') : null}
        </p>
        <TextField
          label="register.cardNumber"
          autoComplete="off"
          inputMode="numeric"
          maxLength={19}
          state={form.field('cardNumber')}
        />
        <PasswordField
          label="register.pin"
          autoComplete="off"
          inputMode="numeric"
          maxLength={8}
          state={form.field('pin')}
        />
        <button type="button" className="rw-link">
          {t('register.whatIsThis')}
        </button>
        <Submit label="register.next" isBusy={form.isBusy} />
      </form>
    </div>
  );
}
