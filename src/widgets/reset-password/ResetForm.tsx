import { useRef } from 'react';
import { ApiError, isOutcomeUnknown } from '../../api/ApiError';
import { type ResetPass, resetPassword } from '../../api/passwords';
import { track } from '../../notifications/analytics';
import { announce } from '../../notifications/center';
import { isPassword, passwordEqual } from '../../validation/password';
import { isRequired } from '../../validation/text';
import { Form } from '../kit/Form';
import { NewPasswordField } from '../kit/NewPasswordField';
import { PasswordField } from '../kit/PasswordField';
import { Submit } from '../kit/Submit';
import { useForm } from '../kit/useForm';
import type { Trouble } from './LinkTrouble';
import { isSpent } from './resetPass';

const initial = { newPassword: '', confirm: '' };
const rules = {
  newPassword: [isRequired, isPassword],
  confirm: [isRequired, passwordEqual('newPassword')],
};

interface ResetFormProps {
  /** Null when the address brought none: then nothing is sent (M-rpw-02). */
  readonly pass: ResetPass | null;
  readonly onDone: () => void;
  readonly onTrouble: (trouble: Trouble) => void;
}

/** The new password, twice (M-rpw-01). */
export function ResetForm({ pass, onDone, onTrouble }: ResetFormProps) {
  /** True once an answer was lost: the password may be changed (F8). */
  const mayBeDone = useRef(false);
  const form = useForm({
    initial,
    rules,
    group: 'ResetPasswordWithToken',
    submit: ({ newPassword }, signal) =>
      pass ? resetPassword(pass, newPassword, signal) : Promise.reject(new ApiError('aborted')),
    onDone() {
      track({ event: 'password_reset_success' });
      announce('ResetPassword', 'ResetPasswordSucceed');
      onDone();
    },
    onRefused(refusal) {
      if (!pass) {
        announce('ResetPassword', 'InvalidToken');
        return true;
      }
      track({ event: 'password_reset_failure', code: refusal.code });
      if (isOutcomeUnknown(refusal)) mayBeDone.current = true;
      if (!isSpent(refusal.code)) return false;
      onTrouble(mayBeDone.current ? 'perhapsDone' : 'spent');
      return mayBeDone.current;
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
