import { useEffect, useRef, useState } from 'react';
import { later } from '../kit/later';
import { PasswordForm } from './PasswordForm';

const VerifyAccount = later(() =>
  import(/* webpackChunkName: "auth-verify" */ './VerifyAccount').then((module) => module.VerifyAccount),
);

/** Where a sign-in by password is: the second step is for an account whose mobile number is not verified (3099). */
type Step =
  | { readonly at: 'credentials'; readonly username: string }
  | { readonly at: 'verify'; readonly username: string };

/** Sign-in by password, and the proof of the mobile number where the service wants it first. */
export function PasswordSignIn() {
  const [step, setStep] = useState<Step>({ at: 'credentials', username: '' });
  const place = useRef<HTMLDivElement>(null);
  const shown = useRef(step);

  useEffect(() => {
    // Back from the second step: the name stands, the password is what comes next.
    const isBack = shown.current !== step && step.at === 'credentials';
    shown.current = step;
    if (isBack) place.current?.querySelector<HTMLInputElement>('input[type="password"]')?.focus();
  }, [step]);

  return (
    <div ref={place}>
      {step.at === 'credentials' ? (
        <PasswordForm username={step.username} onUnverified={(username) => setStep({ at: 'verify', username })} />
      ) : (
        <VerifyAccount username={step.username} onEnd={() => setStep({ at: 'credentials', username: step.username })} />
      )}
    </div>
  );
}
