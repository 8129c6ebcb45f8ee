import { dismiss } from '../../notifications/center';
import { useWords } from '../kit/useWords';
import type { Turn } from './steps';

/** Back to the start (M-fpw-10). */
export function OtherWay({ onTurn }: { onTurn: (turn: Turn) => void }) {
  const say = useWords();
  return (
    <p className="rw-forgot-other">
      <button
        type="button"
        className="rw-link"
        onClick={() => {
          // What was told of the way that is left means nothing on another.
          dismiss();
          onTurn({ to: 'Identify' });
        }}
      >
        {say('forgotPassword.otherWay')}
      </button>
    </p>
  );
}
