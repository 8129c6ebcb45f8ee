import './reset-password.css';
import { useEffect, useState } from 'react';
import { isResetUnconfirmed, type ResetToken } from '../../api/services/passwords';
import { showNoticeByKey } from '../../notifications/currentNotice';
import { Callout } from '../kit/ui/Callout';
import { Panel } from '../kit/ui/Panel';
import { InvalidLink, type LinkProblem } from './InvalidLink';
import { ResetDone } from './ResetDone';
import { ResetForm } from './ResetForm';
import { readResetToken } from './resetToken';

/** A step of the reset: the form, with the token and its problem if any; or done. */
type Step =
  | { readonly at: 'choose'; readonly resetToken: ResetToken | null; readonly problem: LinkProblem | null }
  | { readonly at: 'done' };

/**
 * Returns the problem of an address without a token. The page removes the token from its address, so a visitor who leaves
 * it before the response has none after coming back (F8).
 */
const findProblem = (): LinkProblem => (isResetUnconfirmed() ? 'maybeDone' : 'missing');

/** Renders the reset of a password by the token of an e-mailed link or of a PIN (M-core-11). */
export function ResetPassword() {
  const [step, setStep] = useState<Step>({ at: 'choose', resetToken: null, problem: null });

  useEffect(() => {
    const resetToken = readResetToken();
    const problem = resetToken ? null : findProblem();
    setStep({ at: 'choose', resetToken, problem });
    if (problem === 'missing') showNoticeByKey('ResetPassword', 'InvalidToken');
  }, []);

  if (step.at === 'done') {
    return (
      <Panel className="rw-reset-password">
        <ResetDone />
      </Panel>
    );
  }
  return (
    <Panel className="rw-reset-password">
      {step.problem && !step.resetToken ? null : (
        <ResetForm
          resetToken={step.resetToken}
          onDone={() => setStep({ at: 'done' })}
          onLinkProblem={(problem) => setStep({ ...step, problem })}
        />
      )}
      {/* Without a token, instead of the form. Otherwise below the submit button, which the visitor has just clicked: its content moves no field. */}
      <Callout>{step.problem ? <InvalidLink problem={step.problem} /> : null}</Callout>
    </Panel>
  );
}
