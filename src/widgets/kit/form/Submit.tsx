import type { PlainMessageId } from '../../../i18n/messageValues';
import { ActionButton } from '../ui/ActionButton';
import { FormNotice } from './FormNotice';
import type { FormBinding, FormValues } from './types';

interface SubmitProps<V extends FormValues> {
  readonly label: PlainMessageId;
  readonly form: FormBinding<V>;
  /** False if the form renders its `FormNotice` elsewhere. */
  readonly hasNotice?: boolean;
}

/**
 * Renders the submit button of a form, below its notice. While the form waits for the response, the button is busy and
 * ignores clicks. It stays focusable, so that the visitor does not lose the focus.
 */
export function Submit<V extends FormValues>({ label, form, hasNotice = true }: SubmitProps<V>) {
  const { isBusy, wait } = form;
  return (
    <div className="rw-submit">
      {hasNotice ? <FormNotice shown={form.notice.shown} /> : null}
      <ActionButton type="submit" className="rw-button" label={label} isBusy={isBusy} wait={wait} />
    </div>
  );
}
