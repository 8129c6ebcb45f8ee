import './forgot-password.css';
import { useEffect, useLayoutEffect, useRef } from 'react';
import { isFocusElsewhere } from '../../api/browser/focus';
import { localizePath } from '../../i18n/locale';
import { useLocale } from '../kit/hooks/useMessages';
import { useWindowEvent } from '../kit/hooks/useWindowEvent';
import { useDelayedNavigation } from '../kit/page/useDelayedNavigation';
import { useOnStay } from '../kit/page/useOnStay';
import { useSteps } from '../kit/steps/useSteps';
import { Panel } from '../kit/ui/Panel';
import { Spinner } from '../kit/ui/Spinner';
import { EmailSent } from './EmailSent';
import { IdentifyForm } from './IdentifyForm';
import { PinStep } from './PinStep';
import { firstStep, nextStep, type ReachableStep, type Transition } from './steps';
import { UsernameForm } from './UsernameForm';

interface StepViewProps {
  readonly step: ReachableStep;
  /** True when the visitor could not return to the step of the PIN, for example after a reload. The PIN still works. */
  readonly hasLostPinStep: boolean;
  readonly onTransition: (transition: Transition) => void;
}

function renderStep({ step, hasLostPinStep, onTransition }: StepViewProps) {
  switch (step.at) {
    case 'Identify':
      return <IdentifyForm mayHavePin={hasLostPinStep} onTransition={onTransition} />;
    case 'UsernameRequired':
      return <UsernameForm {...step} onTransition={onTransition} />;
    case 'PinRequired':
      return <PinStep recipient={step.recipient} onTransition={onTransition} />;
    case 'EmailSent':
      return <EmailSent />;
    case 'Leaving':
      return <Spinner />;
  }
}

/** Renders one step, and empties its fields before they are removed. */
function StepView(props: StepViewProps) {
  const container = useRef<HTMLDivElement>(null);
  // Firefox remembers the value of a removed field, and puts it into the first step after history navigation (F6).
  useLayoutEffect(() => {
    const inputs = container.current?.getElementsByTagName('input');
    return () => {
      for (const input of inputs ?? []) input.value = '';
    };
  }, []);
  return <div ref={container}>{renderStep(props)}</div>;
}

/** Renders the password recovery, by e-mailed link or by PIN (M-core-09, M-core-10). */
export function ForgotPassword() {
  const locale = useLocale();
  const { step, lostStep, push, replace, goToFirst, resetInPlace } = useSteps<ReachableStep>(firstStep);
  const container = useRef<HTMLDivElement>(null);
  const previousStep = useRef(step);
  useDelayedNavigation(step.at === 'EmailSent' ? localizePath('/account/', locale) : null);

  useEffect(() => {
    if (previousStep.current === step) return;
    previousStep.current = step;
    // The focused control was removed with its step. The other steps focus their heading; the first one has none.
    if (step.at === 'Identify' && !isFocusElsewhere(container.current))
      container.current?.querySelector('input')?.focus();
  }, [step]);

  // A visitor who is back, or still here, starts again: a PIN works once (F6).
  useWindowEvent('pageshow', ({ persisted }) => {
    if (persisted) resetInPlace();
  });
  useOnStay(step.at === 'Leaving', resetInPlace);

  const onTransition = (transition: Transition) => {
    const next = nextStep(step, transition);
    if (next === step) return;
    if (next.at === 'Identify') goToFirst();
    else if (next.at === 'UsernameRequired' || next.at === 'PinRequired') push(next);
    else replace(next);
  };

  // A step for another recipient starts empty (F6).
  const key = step.at === 'PinRequired' ? `${step.at} ${JSON.stringify(step.recipient)}` : step.at;
  return (
    <Panel className="rw-forgot-password">
      <div ref={container}>
        <StepView key={key} step={step} hasLostPinStep={lostStep === 'PinRequired'} onTransition={onTransition} />
      </div>
    </Panel>
  );
}
