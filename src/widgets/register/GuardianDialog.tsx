import { Dialog } from '../kit/Dialog';
import { useWords } from '../kit/useWords';

/** Asks somebody under 18 for a guardian's permission; to close it is to have none (M-reg-10 to M-reg-12). */
export function GuardianDialog({ onAnswer }: { onAnswer: (isAllowed: boolean) => void }) {
  const say = useWords();
  return (
    <Dialog title={say('register.guardianTitle')} onClose={() => onAnswer(false)}>
      <p>{say('register.guardian')}</p>
      <div className="rw-register-answers">
        <button type="button" className="rw-button" onClick={() => onAnswer(true)}>
          {say('register.yes')}
        </button>
        <button type="button" className="rw-button rw-button-quiet" onClick={() => onAnswer(false)}>
          {say('register.no')}
        </button>
      </div>
    </Dialog>
  );
}
