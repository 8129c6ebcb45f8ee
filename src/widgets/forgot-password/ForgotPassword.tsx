import './forgot-password.css';
import { useEffect, useReducer, useRef } from 'react';
import { localPath } from '../../i18n/locale';
import { Panel } from '../kit/Panel';
import { Spinner } from '../kit/Spinner';
import { useLeaveLater } from '../kit/useLeaveLater';
import { useLocale } from '../kit/useWords';
import { EmailSent } from './EmailSent';
import { IdentifyForm } from './IdentifyForm';
import { PinStep } from './PinStep';
import { firstStep, nextStep, type Step, type Turn } from './steps';
import { UsernameForm } from './UsernameForm';

function StepView({ step, onTurn }: { step: Step; onTurn: (turn: Turn) => void }) {
  switch (step.at) {
    case 'Identify':
      return <IdentifyForm onTurn={onTurn} />;
    case 'UsernameRequired':
      return <UsernameForm phoneNumber={step.phoneNumber} onTurn={onTurn} />;
    case 'EmailRequired':
      return null;
    case 'PinRequired':
      return <PinStep owner={step.owner} onTurn={onTurn} />;
    case 'EmailSent':
      return <EmailSent />;
    case 'Leaving':
      return <Spinner />;
  }
}

/** The way back in for somebody who has lost the password (M-core-09, M-core-10). */
export function ForgotPassword() {
  const locale = useLocale();
  const [step, turn] = useReducer(nextStep, firstStep);
  const place = useRef<HTMLDivElement>(null);
  const shown = useRef(step);
  useLeaveLater(step.at === 'EmailSent' ? localPath('/account/', locale) : null);

  useEffect(() => {
    if (shown.current === step) return;
    shown.current = step;
    // The control that had the focus has gone with its step: go on from the next one's first.
    place.current?.querySelector('input')?.focus();
  }, [step]);

  useEffect(() => {
    // A page that comes back from the past starts again: its PIN and token are spent (F6).
    const onPageShow = (event: PageTransitionEvent) => {
      if (event.persisted) turn({ to: 'Identify' });
    };
    window.addEventListener('pageshow', onPageShow);
    return () => window.removeEventListener('pageshow', onPageShow);
  }, []);

  return (
    <Panel className="rw-forgot-password">
      <div ref={place}>
        <StepView step={step} onTurn={turn} />
      </div>
    </Panel>
  );
}
