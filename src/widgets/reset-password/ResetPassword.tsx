import './reset-password.css';
import { useEffect, useState } from 'react';
import type { ResetPass } from '../../api/passwords';
import { announce } from '../../notifications/center';
import { Callout } from '../kit/Callout';
import { Panel } from '../kit/Panel';
import { LinkTrouble, type Trouble } from './LinkTrouble';
import { PasswordSet } from './PasswordSet';
import { ResetForm } from './ResetForm';
import { passFromAddress } from './resetPass';

/** Where a reset stands: which pass there is, and what is wrong with it; or done. */
type Step =
  | { readonly at: 'choose'; readonly pass: ResetPass | null; readonly trouble: Trouble | null }
  | { readonly at: 'done' };

/** A new password, for whoever has the token of a link or of a PIN (M-core-11). */
export function ResetPassword() {
  const [step, setStep] = useState<Step>({ at: 'choose', pass: null, trouble: null });

  useEffect(() => {
    const pass = passFromAddress();
    setStep({ at: 'choose', pass, trouble: pass ? null : 'missing' });
    if (!pass) announce('ResetPassword', 'InvalidToken');
  }, []);

  if (step.at === 'done') {
    return (
      <Panel className="rw-reset-password">
        <PasswordSet />
      </Panel>
    );
  }
  return (
    <Panel className="rw-reset-password">
      <ResetForm
        pass={step.pass}
        onDone={() => setStep({ at: 'done' })}
        onTrouble={(trouble) => setStep({ ...step, trouble })}
      />
      {/* Where the visitor has just pressed; and what comes into it moves no field. */}
      <Callout>{step.trouble ? <LinkTrouble trouble={step.trouble} /> : null}</Callout>
    </Panel>
  );
}
