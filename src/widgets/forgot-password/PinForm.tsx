import { goTo } from '../../api/browser/navigate';
import { usernameRequiredCode } from '../../api/http/errorCodes';
import { type PinRecipient, verifyPasswordPin } from '../../api/services/passwords';
import { lockedPinCode } from '../../api/services/pins';
import { localizePath } from '../../i18n/locale';
import { maskMobile } from '../../i18n/mobile';
import { track } from '../../notifications/analytics';
import { noticeForError } from '../../notifications/errorNotice';
import { isSmsCode } from '../../validation/codes';
import { isRequired } from '../../validation/text';
import { CodeField } from '../kit/fields/CodeField';
import { Form } from '../kit/form/Form';
import { Submit } from '../kit/form/Submit';
import { useBusyFlag } from '../kit/form/useBusyFlag';
import { useForm } from '../kit/form/useForm';
import { useLocale, useMessages } from '../kit/hooks/useMessages';
import { isPinUnlocked } from '../kit/sms/isPinUnlocked';
import { countPinFailure, usePinLock } from '../kit/sms/pinAttempts';
import { fieldOfPinCode } from '../kit/sms/pinErrors';
import { pinName, recordUsedPin } from './sentPins';

const initial = { pin: '' };
const rules = { pin: [isRequired, isSmsCode] };
const rulesWhenLocked = { pin: [isPinUnlocked] };

interface PinFormProps {
  readonly recipient: PinRecipient;
  /** True while a PIN is being verified. */
  readonly isVerifying: { current: boolean };
  /** Called once the PIN is verified and the browser is leaving for the next page. */
  readonly onVerified: () => void;
  /** Called when several accounts share the number, and the service needs the username. */
  readonly onUsernameRequired: () => void;
}

/**
 * Renders the PIN form. A correct PIN is exchanged for a token, which the reset password page receives (M-fpw-11,
 * M-fpw-12).
 */
export function PinForm({ recipient, isVerifying, onVerified, onUsernameRequired }: PinFormProps) {
  const t = useMessages();
  const locale = useLocale();
  const isLocked = usePinLock(pinName, recipient.phoneNumber);
  const form = useForm({
    initial,
    rules: isLocked ? rulesWhenLocked : rules,
    // Only `PhoneNumber` has messages about PINs; `ResetPassword` just says that the request failed.
    group: 'PhoneNumber',
    fieldOfCode: fieldOfPinCode,
    submit: ({ pin }, signal) => verifyPasswordPin(recipient, pin, signal),
    onDone(token) {
      recordUsedPin(recipient);
      goTo(localizePath(`/account/reset-password?phoneToken=${encodeURIComponent(token)}`, locale));
      onVerified();
    },
    onError(error) {
      const { code } = error;
      track({ event: 'password_recovery_failure', method: 'text-message', code });
      if (code === usernameRequiredCode) {
        onUsernameRequired();
        return 'nothing';
      }
      // `setError` focuses the field, where the visitor reads what to do next.
      if (countPinFailure(pinName, recipient.phoneNumber, error)) form.setError('pin', 'pin.locked');
      if (code === null) return noticeForError('PhoneNumber', error, 'VerificationCodeError');
      return code === lockedPinCode ? noticeForError('ResetPassword', error) : 'usual';
    },
  });
  useBusyFlag(isVerifying, form.isBusy);
  const field = form.field('pin');
  return (
    <Form form={form}>
      <CodeField
        label="forgotPassword.pin"
        hint={t('form.codeSentTo', { mobile: maskMobile(recipient.phoneNumber) })}
        {...field}
        error={isLocked ? 'pin.locked' : field.error}
        isReadOnly={isLocked}
      />
      <Submit label="forgotPassword.submit" form={form} />
    </Form>
  );
}
