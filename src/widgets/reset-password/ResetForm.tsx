import { ApiError, isOutcomeUnknown } from '../../api/http/ApiError';
import { isResetUnconfirmed, type ResetToken, resetPassword } from '../../api/services/passwords';
import { track } from '../../notifications/analytics';
import { carryNotice } from '../../notifications/carriedNotice';
import { showNoticeByKey } from '../../notifications/currentNotice';
import { noticeForError } from '../../notifications/errorNotice';
import { findNotice } from '../../notifications/lookup';
import { isPassword, passwordEqual } from '../../validation/password';
import { isRequired } from '../../validation/text';
import { NewPasswordField } from '../kit/fields/NewPasswordField';
import { PasswordField } from '../kit/fields/PasswordField';
import { Form } from '../kit/form/Form';
import { Submit } from '../kit/form/Submit';
import { useForm } from '../kit/form/useForm';
import type { LinkProblem } from './InvalidLink';
import { isInvalidToken, isOfWrongAccount } from './resetToken';

const initial = { newPassword: '', confirm: '' };
const rules = {
  newPassword: [isRequired, isPassword],
  confirm: [isRequired, passwordEqual('newPassword')],
};

interface ResetFormProps {
  /** Null until the widget has read the address: then the form sends nothing (M-rpw-02). */
  readonly resetToken: ResetToken | null;
  readonly onDone: () => void;
  readonly onLinkProblem: (problem: LinkProblem | null) => void;
}

/** Renders the form for the new password, which is entered twice (M-rpw-01). */
export function ResetForm({ resetToken, onDone, onLinkProblem }: ResetFormProps) {
  const form = useForm({
    initial,
    rules,
    group: 'ResetPasswordWithToken',
    fieldOfCode: { 3014: 'newPassword' },
    async submit({ newPassword }, signal) {
      if (!resetToken) throw new ApiError('aborted');
      // The same text after the next response is announced only if it was gone.
      onLinkProblem(null);
      await resetPassword(resetToken, newPassword, signal);
    },
    onDone() {
      track({ event: 'password_reset_success' });
      showNoticeByKey('ResetPassword', 'ResetPasswordSucceed');
      carryNotice('passwordReset');
      onDone();
    },
    onError(error) {
      if (!resetToken) return 'nothing';
      track({ event: 'password_reset_failure', code: error.code });
      if (isOutcomeUnknown(error)) return noticeForError('ResetPassword', error, 'unconfirmed');
      if (isOfWrongAccount(error.code)) onLinkProblem('invalid');
      if (!isInvalidToken(error.code)) return 'usual';
      // After a lost response the password may be changed already (F8).
      const mayBeDone = isResetUnconfirmed();
      onLinkProblem(mayBeDone ? 'maybeDone' : 'invalid');
      if (mayBeDone) return 'nothing';
      return error.code === 'InvalidToken' ? findNotice('ResetPassword', 'InvalidToken') : 'usual';
    },
  });
  return (
    <Form form={form}>
      <NewPasswordField label="resetPassword.newPassword" {...form.field('newPassword')} />
      <PasswordField label="resetPassword.confirm" autoComplete="new-password" {...form.field('confirm')} />
      <Submit label="resetPassword.submit" form={form} />
    </Form>
  );
}
