import type { PlainMessageId } from './Field';
import type { FormBinding, FormValues } from './useForm';
import { useSlow } from './useSlow';
import { useWords } from './useWords';

/**
 * The button that sends a form. While the answer is on its way it says so and takes no further press, but keeps the
 * focus: whoever pressed it is still there when it works again.
 */
export function Submit<V extends FormValues>({ label, form }: { label: PlainMessageId; form: FormBinding<V> }) {
  const say = useWords();
  const { isBusy, waitSeconds } = form;
  const isSlow = useSlow(isBusy);
  return (
    <div className="rw-submit">
      <button type="submit" className="rw-button" aria-disabled={isBusy || waitSeconds > 0} aria-busy={isBusy}>
        {isBusy ? <span className="rw-button-ring" aria-hidden="true" /> : null}
        <span>{waitSeconds > 0 ? say('form.waitFor', { seconds: waitSeconds }) : say(label)}</span>
      </button>
      <p className="rw-hint rw-submit-slow" aria-live="polite">
        {isSlow ? say('form.stillWorking') : null}
      </p>
    </div>
  );
}
