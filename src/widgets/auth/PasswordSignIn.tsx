import { useEffect, useRef, useState } from 'react';
import { lazyComponent } from '../kit/ui/lazyComponent';
import { PasswordForm } from './PasswordForm';

const VerifyAccount = lazyComponent(() =>
  import(/* webpackChunkName: "auth-verify" */ './VerifyAccount').then((module) => module.VerifyAccount),
);

/** A step of the password sign-in. `verify` is for an account whose mobile number is not verified yet (3099). */
type Step =
  | { readonly at: 'credentials'; readonly username: string }
  | { readonly at: 'verify'; readonly username: string };

/** Renders the password form, or the verification of the mobile number where the service requires it. */
export function PasswordSignIn() {
  const [step, setStep] = useState<Step>({ at: 'credentials', username: '' });
  const container = useRef<HTMLDivElement>(null);
  const previousStep = useRef(step);

  useEffect(() => {
    // After the second step the username is filled in again, so the password is next.
    const isReturning = previousStep.current !== step && step.at === 'credentials';
    previousStep.current = step;
    if (isReturning) container.current?.querySelector<HTMLInputElement>('input[type="password"]')?.focus();
  }, [step]);

  return (
    <div ref={container}>
      {step.at === 'credentials' ? (
        <PasswordForm
          initialUsername={step.username}
          onUnverified={(username) => setStep({ at: 'verify', username })}
        />
      ) : (
        <VerifyAccount
          username={step.username}
          onBack={() => setStep({ at: 'credentials', username: step.username })}
        />
      )}
    </div>
  );
}
