import { useSlow } from '../kit/useSlow';
import { useWords } from '../kit/useWords';

/** Stands where Submit did while the application is on its way (M-inv-23). */
export function Sending() {
  const say = useWords();
  const isSlow = useSlow(true);
  return (
    <>
      <p className="rw-invoice-sending" tabIndex={-1}>
        <span className="rw-button-ring" aria-hidden="true" />
        <span>{say('invoice.sending')}</span>
      </p>
      <p className="rw-hint" aria-live="polite">
        {isSlow ? say('form.stillWorking') : null}
      </p>
    </>
  );
}
