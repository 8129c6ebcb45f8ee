import { useLayoutEffect, useState } from 'react';
import { takenValue } from '../../api/address';
import { dormantCode } from '../../api/mobile';
import { noteSignIn, recheckSession } from '../../api/session';
import { Callout } from '../kit/Callout';
import { Panel } from '../kit/Panel';
import { usePinTries } from '../kit/usePinTries';
import { useSecurityCheck } from '../kit/useSecurityCheck';
import { useWords } from '../kit/useWords';
import { Onward } from './Onward';
import { ValidateForm } from './ValidateForm';

/** The kind of code, as its wait and its tries are kept. */
const pinName = 'validation';

/** Where the validation stands. Each PIN that was sent has a form of its own, in which its number stands (F5). */
type Step =
  | { readonly at: 'prove'; readonly request: number; readonly phoneNumber: string }
  | { readonly at: 'proven' };

/** Proves that a mobile number is the visitor's (M-core-12). */
export function PhoneValidate() {
  const say = useWords();
  const [isDormant, setDormant] = useState(false);
  const [step, setStep] = useState<Step>({ at: 'prove', request: 0, phoneNumber: '' });
  const check = useSecurityCheck();
  const tries = usePinTries(pinName);

  // Before the form is painted, which it would move.
  useLayoutEffect(() => setDormant(takenValue('code') === dormantCode), []);

  if (step.at === 'proven') {
    return (
      <Panel className="rw-phone-validate">
        <Onward />
      </Panel>
    );
  }
  return (
    <Panel className="rw-phone-validate">
      <Callout>{isDormant ? <p>{say('notice.PhoneNumber.80040')}</p> : null}</Callout>
      <ValidateForm
        key={step.request}
        sentTo={step.phoneNumber}
        pinName={pinName}
        check={check}
        tries={tries}
        onSent={(phoneNumber) => {
          tries.renew();
          setStep({ at: 'prove', request: step.request + 1, phoneNumber });
        }}
        onProven={() => {
          // The service counts the visitor as signed in (M-api-18); who it is, and whether it is so, it will tell.
          noteSignIn();
          recheckSession();
          setStep({ at: 'proven' });
        }}
      />
    </Panel>
  );
}
