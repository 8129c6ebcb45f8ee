import { useMessages } from '../kit/hooks/useMessages';
import type { Transition } from './steps';

/** Renders the button that leads back to the first step (M-fpw-10). */
export function StartAgainButton({ onTransition }: { onTransition: (transition: Transition) => void }) {
  const t = useMessages();
  return (
    <p className="rw-forgot-other">
      <button type="button" className="rw-link" onClick={() => onTransition({ to: 'Identify' })}>
        {t('forgotPassword.otherWay')}
      </button>
    </p>
  );
}
