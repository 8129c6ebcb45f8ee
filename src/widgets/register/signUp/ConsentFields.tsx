import { useState } from 'react';
import { CheckField } from '../../kit/fields/CheckField';
import { useMessages } from '../../kit/hooks/useMessages';
import type { SignUpBinding } from './signUpValues';
import { TermsDialog } from './TermsDialog';

/** Renders the button that opens the terms and the two consent checkboxes, which start unchecked (M-reg-23, A-33). */
export function ConsentFields({ form }: { form: SignUpBinding }) {
  const t = useMessages();
  const [isTermsOpen, setTermsOpen] = useState(false);
  return (
    <div className="rw-register-consent">
      <button type="button" className="rw-link" aria-haspopup="dialog" onClick={() => setTermsOpen(true)}>
        {t('register.readTerms')}
      </button>
      <CheckField label={t('register.agreed')} {...form.field('agreed')} />
      <CheckField label={t('register.news')} {...form.field('news')} />
      {isTermsOpen ? <TermsDialog onClose={() => setTermsOpen(false)} /> : null}
    </div>
  );
}
