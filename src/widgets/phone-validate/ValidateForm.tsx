import { useEffect, useRef, useState } from 'react';
import { isFocusLost } from '../../api/browser/focus';
import { isOutcomeUnknown } from '../../api/http/ApiError';
import { sendMobilePin, verifyMobile } from '../../api/services/mobile';
import { lockedPinCode } from '../../api/services/pins';
import { startResendWait } from '../../api/storage/resendWait';
import { maskMobile } from '../../i18n/mobile';
import { track } from '../../notifications/analytics';
import { showNoticeByKey } from '../../notifications/currentNotice';
import { errorCodeOf, noticeForError } from '../../notifications/errorNotice';
import { isCodeRequired, isSmsCode } from '../../validation/codes';
import { isPhoneForValidate } from '../../validation/contact';
import { isRequired } from '../../validation/text';
import { LazyCaptchaField } from '../kit/captcha/LazyCaptchaField';
import type { SecurityCheck } from '../kit/captcha/useSecurityCheck';
import { CodeField } from '../kit/fields/CodeField';
import { MobileField } from '../kit/fields/MobileField';
import { observeInput } from '../kit/fields/observeInput';
import { Form } from '../kit/form/Form';
import { Submit } from '../kit/form/Submit';
import { useForm } from '../kit/form/useForm';
import { useLocale, useMessages } from '../kit/hooks/useMessages';
import { isPinUnlocked } from '../kit/sms/isPinUnlocked';
import { noticeForPinNotSent } from '../kit/sms/noticeForPinNotSent';
import { countPinFailure, isPinLocked, type PinName, resetPinAttempts, usePinLock } from '../kit/sms/pinAttempts';
import { fieldOfPinCode } from '../kit/sms/pinErrors';
import { SendCodeButton } from '../kit/sms/SendCodeButton';
import { noRequest, useSendCode } from '../kit/sms/useSendCode';
import { createMobileClaim } from './mobileClaim';

/** The name under which the resend wait and the attempts for this PIN are stored. */
const pinName: PinName = 'validation';

interface ValidateFormProps {
  /** The number that the last PIN was sent to; empty before the first. */
  readonly sentTo: string;
  readonly securityCheck: SecurityCheck;
  /**
   * Called when a PIN was sent to the number in the field. The parent then renders a new form, filled in with it. It keeps
   * the form when the visitor has typed this PIN already: the text message was faster than the response.
   */
  readonly onSent: (phoneNumber: string, hasTypedPin: boolean) => void;
  /** Called when the visitor has a PIN although the response to its request was lost. */
  readonly onHaveCode: (phoneNumber: string) => void;
  readonly onValidated: () => void;
}

/**
 * Renders the form that sends a PIN to a mobile number and verifies it (M-pv-02 to M-pv-04). Of the two pairs of calls that
 * the services have for this, it uses those of the customer.
 */
export function ValidateForm(props: ValidateFormProps) {
  const { sentTo, securityCheck, onSent, onHaveCode, onValidated } = props;
  const t = useMessages();
  const locale = useLocale();
  const sendCode = useSendCode(securityCheck);
  const [typedNumber, setTypedNumber] = useState(sentTo);
  const isLocked = usePinLock(pinName, typedNumber);
  const pinContainer = useRef<HTMLDivElement>(null);

  const form = useForm({
    initial: { phoneNumber: sentTo, pin: '' },
    rules: {
      phoneNumber: [isRequired, isPhoneForValidate],
      pin: isLocked ? [isPinUnlocked] : [isCodeRequired, isSmsCode],
    },
    group: 'PhoneNumber',
    fieldOfCode: { ...fieldOfPinCode, 20003: 'phoneNumber', invalidPhone: 'phoneNumber' },
    // A response about an earlier number does not validate the number that is in the field now (F5).
    about: ['phoneNumber'],
    submit: ({ phoneNumber, pin }, signal) => verifyMobile(createMobileClaim(phoneNumber), pin, signal),
    onDone() {
      track({ event: 'phone_validate_success' });
      onValidated();
    },
    onError(error, { phoneNumber }) {
      const isLastAttempt = countPinFailure(pinName, phoneNumber, error);
      if (error.kind === 'aborted' || form.value('phoneNumber') !== phoneNumber) return 'nothing';
      track({ event: 'phone_validate_failure', code: error.code });
      // `setError` focuses the field, where the visitor reads what to do next.
      if (isLastAttempt) form.setError('pin', 'pin.locked');
      if (isOutcomeUnknown(error)) return noticeForError('PhoneNumber', error, 'unconfirmed');
      // The field says so.
      if (error.code === lockedPinCode) return 'nothing';
      return error.code === null ? noticeForError('PhoneNumber', error, 'VerificationCodeError') : 'usual';
    },
  });

  useEffect(() => {
    // The clicked button was removed with its form; move focus to the PIN field.
    if (sentTo && isFocusLost())
      pinContainer.current?.querySelector<HTMLInputElement>('input[autocomplete="one-time-code"]')?.focus();
  }, [sentTo]);

  const send = async () => {
    const phoneNumber = await form.validateField('phoneNumber');
    if (phoneNumber === null) return noRequest;
    form.notice.clear();
    const pinBefore = form.value('pin');
    const wasVerifying = form.isBusy;
    return sendCode({
      submit: (captcha, signal) => sendMobilePin({ ...createMobileClaim(phoneNumber), captcha }, locale, signal),
      onSent() {
        track({ event: 'sms_send_success', purpose: 'validation' });
        showNoticeByKey('PhoneNumber', 'SendSMSPinSucceeded', { autoHide: true });
        startResendWait(pinName, phoneNumber);
        const wasLocked = isPinLocked(pinName, phoneNumber);
        resetPinAttempts(pinName, phoneNumber);
        // The visitor may have corrected the number during the request: the correction stays (F5).
        if (form.value('phoneNumber') !== phoneNumber) return;
        onSent(phoneNumber, !wasVerifying && !wasLocked && form.value('pin') !== pinBefore);
      },
      onError(error) {
        track({ event: 'sms_send_failure', purpose: 'validation', code: errorCodeOf(error) });
        form.notice.show(noticeForPinNotSent('PhoneNumber', error, isPinLocked(pinName, phoneNumber)));
      },
    });
  };

  const haveCode = () => {
    form.notice.clear();
    form.focus('pin');
    onHaveCode(typedNumber);
  };

  const phoneField = form.field('phoneNumber');
  const pinField = form.field('pin');
  return (
    <Form form={form}>
      <MobileField
        label="phoneValidate.mobile"
        hint={t('phoneValidate.mobileHint')}
        {...phoneField}
        input={observeInput(phoneField.input, (number) => {
          setTypedNumber(number);
          // A PIN is valid only for the number that it was sent to, and locked for that number only.
          if ((sentTo && number !== sentTo) || isLocked) form.clear('pin');
        })}
      />
      {securityCheck.isRequired ? <LazyCaptchaField source="svc" {...securityCheck.field} /> : null}
      <SendCodeButton
        label="phoneValidate.sendPin"
        name={pinName}
        recipient={typedNumber}
        send={send}
        // A locked field takes no code: the button would only start the wait for another one.
        onHaveCode={isLocked ? undefined : haveCode}
      />
      <div ref={pinContainer}>
        <CodeField
          label="phoneValidate.pin"
          hint={sentTo && sentTo === typedNumber ? t('form.codeSentTo', { mobile: maskMobile(sentTo) }) : null}
          {...pinField}
          error={isLocked ? 'pin.locked' : pinField.error}
          isReadOnly={isLocked}
        />
      </div>
      <Submit label="phoneValidate.submit" form={form} />
    </Form>
  );
}
