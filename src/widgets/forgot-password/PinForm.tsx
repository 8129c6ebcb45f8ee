import { goTo } from '../../api/navigate';
import { type PinOwner, verifyPasswordPin } from '../../api/passwords';
import { lockedPinCode } from '../../api/pins';
import { localPath } from '../../i18n/locale';
import { maskMobile } from '../../i18n/mobile';
import { track } from '../../notifications/analytics';
import { announce } from '../../notifications/center';
import { notifyError } from '../../notifications/refusal';
import { isSmsCode } from '../../validation/codes';
import { isRequired } from '../../validation/text';
import { CodeField } from '../kit/CodeField';
import { Form } from '../kit/Form';
import { isPinUnlocked } from '../kit/pinLock';
import { Submit } from '../kit/Submit';
import { useForm } from '../kit/useForm';
import type { PinTries } from '../kit/usePinTries';
import { useLocale, useWords } from '../kit/useWords';
import { noteSpent } from './sentPins';

const initial = { pin: '' };
const rules = { pin: [isRequired, isSmsCode] };
const rulesWhenLocked = { pin: [isPinUnlocked] };

interface PinFormProps {
  readonly owner: PinOwner;
  readonly tries: PinTries;
  /** Called once the next page is on its way. */
  readonly onToken: () => void;
}

/** Trades the PIN for a token and takes that to the page of the new password (M-fpw-11, M-fpw-12). */
export function PinForm({ owner, tries, onToken }: PinFormProps) {
  const say = useWords();
  const locale = useLocale();
  const form = useForm({
    initial,
    rules: tries.isLocked ? rulesWhenLocked : rules,
    // PINs are this group's matter; the recovery's own says of a wrong one no more than that it did not work.
    group: 'PhoneNumber',
    submit: ({ pin }, signal) => verifyPasswordPin(owner, pin, signal),
    onDone(token) {
      noteSpent(owner);
      goTo(localPath(`/account/reset-password?phoneToken=${encodeURIComponent(token)}`, locale));
      onToken();
    },
    onRefused(refusal) {
      const { code } = refusal;
      track({ event: 'password_recovery_failure', method: 'text-message', code });
      // The visitor is led to the field, which says what to do now.
      if (tries.count(refusal)) form.fail('pin', 'pin.locked');
      if (code !== null && code !== lockedPinCode) return false;
      if (code === null) announce('PhoneNumber', 'VerificationCodeError');
      else notifyError('ResetPassword', refusal);
      return true;
    },
  });
  const field = form.field('pin');
  return (
    <Form form={form}>
      <CodeField
        label="forgotPassword.pin"
        hint={say('forgotPassword.sentTo', { mobile: maskMobile(owner.phoneNumber) })}
        {...field}
        error={tries.isLocked ? 'pin.locked' : field.error}
        isLocked={tries.isLocked}
      />
      <Submit label="forgotPassword.submit" form={form} />
    </Form>
  );
}
