import './forgot-password.css';
import { useEffect, useReducer, useRef } from 'react';
import { localizePath } from '../../i18n/locale';
import { useDelayedNavigation } from '../kit/hooks/useDelayedNavigation';
import { useLocale } from '../kit/hooks/useMessages';
import { Panel } from '../kit/ui/Panel';
import { Spinner } from '../kit/ui/Spinner';
import { EmailSent } from './EmailSent';
import { IdentifyForm } from './IdentifyForm';
import { PinStep } from './PinStep';
import { firstStep, nextStep, type Step, type Transition } from './steps';
import { UsernameForm } from './UsernameForm';

function StepView({ step, onTransition }: { step: Step; onTransition: (transition: Transition) => void }) {
  switch (step.at) {
    case 'Identify':
      return <IdentifyForm onTransition={onTransition} />;
    case 'UsernameRequired':
      return <UsernameForm phoneNumber={step.phoneNumber} onTransition={onTransition} />;
    case 'EmailRequired':
      return null;
    case 'PinRequired':
      return <PinStep recipient={step.recipient} onTransition={onTransition} />;
    case 'EmailSent':
      return <EmailSent />;
    case 'Leaving':
      return <Spinner />;
  }
}

/** Renders the password recovery, by e-mailed link or by PIN (M-core-09, M-core-10). */
export function ForgotPassword() {
  const locale = useLocale();
  const [step, dispatch] = useReducer(nextStep, firstStep);
  const container = useRef<HTMLDivElement>(null);
  const previousStep = useRef(step);
  useDelayedNavigation(step.at === 'EmailSent' ? localizePath('/account/', locale) : null);

  useEffect(() => {
    if (previousStep.current === step) return;
    previousStep.current = step;
    // The focused control was removed with its step. The other steps focus their heading; the first one has none.
    if (step.at === 'Identify') container.current?.querySelector('input')?.focus();
  }, [step]);

  useEffect(() => {
    // A page restored from the bfcache starts again: its PIN and token are used (F6).
    const onPageShow = (event: PageTransitionEvent) => {
      if (event.persisted) dispatch({ to: 'Identify' });
    };
    window.addEventListener('pageshow', onPageShow);
    return () => window.removeEventListener('pageshow', onPageShow);
  }, []);

  return (
    <Panel className="rw-forgot-password">
      <div ref={container}>
        <StepView step={step} onTransition={dispatch} />
      </div>
    </Panel>
  );
}
