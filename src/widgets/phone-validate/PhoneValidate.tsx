import { useLayoutEffect, useState } from 'react';
import { readSecret } from '../../api/browser/address';
import { dormantCode } from '../../api/services/mobile';
import { setSignedIn } from '../../api/session/session';
import { carryNotice } from '../../notifications/carriedNotice';
import { useSecurityCheck } from '../kit/captcha/useSecurityCheck';
import { useLocale, useMessages } from '../kit/hooks/useMessages';
import { completeSignIn } from '../kit/page/completeSignIn';
import { useOnStay } from '../kit/page/useOnStay';
import { Callout } from '../kit/ui/Callout';
import { Panel } from '../kit/ui/Panel';
import { Spinner } from '../kit/ui/Spinner';
import { ValidateForm } from './ValidateForm';

/**
 * A step of the validation. A sent PIN gets a new form, filled in with its mobile number, so that a late response about
 * an older PIN is ignored (F5).
 */
type Step =
  | { readonly at: 'form'; readonly sendCount: number; readonly phoneNumber: string }
  /** The number is verified. After `leaving` for the next page, the visitor may still be here: `stayed`. */
  | { readonly at: 'leaving' | 'stayed' };

/** Renders the validation of the visitor's mobile number (M-core-12). */
export function PhoneValidate() {
  const t = useMessages();
  const locale = useLocale();
  const [isDormant, setDormant] = useState(false);
  const [step, setStep] = useState<Step>({ at: 'form', sendCount: 0, phoneNumber: '' });
  const securityCheck = useSecurityCheck();

  // A layout effect runs before the first paint, so the text does not shift the form.
  useLayoutEffect(() => setDormant(readSecret('code') === dormantCode), []);

  useOnStay(step.at === 'leaving', () => setStep({ at: 'stayed' }));

  const leave = () => {
    completeSignIn(locale);
    setStep({ at: 'leaving' });
  };

  if (step.at !== 'form') {
    return (
      <Panel className="rw-phone-validate">
        <Callout>{step.at === 'stayed' ? <p>{t('notice.PhoneNumber.mobileVerified')}</p> : null}</Callout>
        {step.at === 'leaving' ? (
          <Spinner />
        ) : (
          <button type="button" className="rw-button" onClick={leave}>
            {t('phoneValidate.continue')}
          </button>
        )}
      </Panel>
    );
  }
  return (
    <Panel className="rw-phone-validate">
      <Callout>{isDormant ? <p>{t('notice.PhoneNumber.80040')}</p> : null}</Callout>
      <ValidateForm
        key={step.sendCount}
        sentTo={step.phoneNumber}
        securityCheck={securityCheck}
        onSent={(phoneNumber, hasTypedPin) =>
          setStep({ at: 'form', sendCount: step.sendCount + (hasTypedPin ? 0 : 1), phoneNumber })
        }
        // Whether a PIN was sent is not known, so the wrong ones still count (F4).
        onHaveCode={(phoneNumber) => setStep({ ...step, phoneNumber })}
        onValidated={() => {
          // The next page finds out whether the service counts the visitor as signed in (M-api-18, A-18).
          setSignedIn('validation');
          carryNotice('mobileVerified');
          leave();
        }}
      />
    </Panel>
  );
}
