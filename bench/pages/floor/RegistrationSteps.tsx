import { useState } from 'react';
import { useMessages } from './fields';
import { Form as CardForm } from './Registration';
import { SignUp } from './SignUp';

/** Renders both steps of the registration, like the widget `register`, and then one line. */
export function Form() {
  const t = useMessages();
  const [step, setStep] = useState<'card' | 'signUp' | 'done'>('card');
  if (step === 'card') return <CardForm onCard={() => setStep('signUp')} />;
  return (
    <div className="rw rw-panel rw-register">
      {step === 'signUp' ? <SignUp onDone={() => setStep('done')} /> : <p>{t('register.welcome')}</p>}
    </div>
  );
}
