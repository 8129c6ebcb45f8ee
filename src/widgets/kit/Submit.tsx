import type { PlainMessageId } from '../../i18n/messageValues';
import { ActionButton } from './ActionButton';
import type { FormBinding, FormValues } from './formBinding';
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
  const wait = waitSeconds > 0 ? say('form.waitFor', { seconds: waitSeconds }) : null;
  return (
    <div className="rw-submit">
      <ActionButton type="submit" look="rw-button" label={label} isBusy={isBusy} wait={wait} />
      <p className="rw-hint rw-submit-slow" aria-live="polite">
        {isSlow ? say('form.stillWorking') : null}
      </p>
    </div>
  );
}
