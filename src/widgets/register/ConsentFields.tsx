import { useState } from 'react';
import { CheckField } from '../kit/CheckField';
import { useWords } from '../kit/useWords';
import type { SignUpBinding } from './signUp';
import { Terms } from './Terms';

/** What the visitor agrees to; both boxes start unticked, and the terms can be read before (M-reg-23, A-33). */
export function ConsentFields({ form }: { form: SignUpBinding }) {
  const say = useWords();
  const [isReading, setReading] = useState(false);
  return (
    <div className="rw-register-consent">
      <button type="button" className="rw-link" aria-haspopup="dialog" onClick={() => setReading(true)}>
        {say('register.readTerms')}
      </button>
      <CheckField label={say('register.agreed')} {...form.field('agreed')} />
      <CheckField label={say('register.news')} {...form.field('news')} />
      {isReading ? <Terms onClose={() => setReading(false)} /> : null}
    </div>
  );
}
