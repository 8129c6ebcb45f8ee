import { useLayoutEffect, useState } from 'react';
import { readSecret } from '../../api/browser/address';
import { dormantCode } from '../../api/services/mobile';
import { recheckSession, setSignedIn } from '../../api/session/session';
import { useSecurityCheck } from '../kit/captcha/useSecurityCheck';
import { useMessages } from '../kit/hooks/useMessages';
import { usePinAttempts } from '../kit/sms/usePinAttempts';
import { Callout } from '../kit/ui/Callout';
import { Panel } from '../kit/ui/Panel';
import { ValidateForm } from './ValidateForm';
import { ValidationDone } from './ValidationDone';

/** The name under which the resend wait and the attempts for this PIN are stored. */
const pinName = 'validation';

/** A step of the validation. Each sent PIN gets a new form, filled in with its mobile number (F5). */
type Step = { readonly at: 'form'; readonly sendCount: number; readonly phoneNumber: string } | { readonly at: 'done' };

/** Renders the validation of the visitor's mobile number (M-core-12). */
export function PhoneValidate() {
  const t = useMessages();
  const [isDormant, setDormant] = useState(false);
  const [step, setStep] = useState<Step>({ at: 'form', sendCount: 0, phoneNumber: '' });
  const securityCheck = useSecurityCheck();
  const attempts = usePinAttempts(pinName);

  // A layout effect runs before the first paint, so the text does not shift the form.
  useLayoutEffect(() => setDormant(readSecret('code') === dormantCode), []);

  if (step.at === 'done') {
    return (
      <Panel className="rw-phone-validate">
        <ValidationDone />
      </Panel>
    );
  }
  return (
    <Panel className="rw-phone-validate">
      <Callout>{isDormant ? <p>{t('notice.PhoneNumber.80040')}</p> : null}</Callout>
      <ValidateForm
        key={step.sendCount}
        sentTo={step.phoneNumber}
        pinName={pinName}
        securityCheck={securityCheck}
        attempts={attempts}
        onSent={(phoneNumber) => {
          attempts.reset();
          setStep({ at: 'form', sendCount: step.sendCount + 1, phoneNumber });
        }}
        onValidated={() => {
          // The service counts the visitor as signed in now (M-api-18). `recheckSession` confirms it and fetches the user.
          setSignedIn();
          recheckSession();
          setStep({ at: 'done' });
        }}
      />
    </Panel>
  );
}
