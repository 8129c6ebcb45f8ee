import { useEffect, useRef, useState } from 'react';
import { isFocusLost } from '../../api/browser/focus';
import { usernameRequiredCode } from '../../api/http/errorCodes';
import type { PinRecipient } from '../../api/services/passwords';
import { track } from '../../notifications/analytics';
import { showNoticeByKey } from '../../notifications/currentNotice';
import { errorCodeOf } from '../../notifications/errorNotice';
import { LazyCaptchaField } from '../kit/captcha/LazyCaptchaField';
import { useSecurityCheck } from '../kit/captcha/useSecurityCheck';
import { FormNotice } from '../kit/form/FormNotice';
import { useFormNotice } from '../kit/form/useFormNotice';
import { useLocale } from '../kit/hooks/useMessages';
import { noticeForPinNotSent } from '../kit/sms/noticeForPinNotSent';
import { isPinLocked, resetPinAttempts } from '../kit/sms/pinAttempts';
import { SendCodeButton } from '../kit/sms/SendCodeButton';
import { useSendCode } from '../kit/sms/useSendCode';
import { FocusedHeading } from '../kit/ui/FocusedHeading';
import { PinForm } from './PinForm';
import { sendPin } from './pinSending';
import { StartAgainButton } from './StartAgainButton';
import { pinName } from './sentPins';
import type { Transition } from './steps';

interface PinStepProps {
  readonly recipient: PinRecipient;
  readonly onTransition: (transition: Transition) => void;
}

/** Renders the PIN form, the resend button and the button back to the first step (M-fpw-08 to M-fpw-10). */
export function PinStep({ recipient, onTransition }: PinStepProps) {
  const locale = useLocale();
  const securityCheck = useSecurityCheck();
  const sendCode = useSendCode(securityCheck);
  const notice = useFormNotice();
  /** A sent PIN gets a new form, so that a late response about an older PIN is ignored (F5). */
  const [sendCount, setSendCount] = useState(1);
  const pinContainer = useRef<HTMLDivElement>(null);
  const changeCount = useRef(0);
  const isVerifying = useRef(false);

  useEffect(() => {
    // The focused field was removed with its form.
    if (sendCount > 1 && isFocusLost()) pinContainer.current?.querySelector('input')?.focus();
  }, [sendCount]);

  const onUsernameRequired = () =>
    onTransition({ to: 'UsernameRequired', phoneNumber: recipient.phoneNumber, refusedUser: recipient.user });

  const resend = () => {
    notice.clear();
    const changesBefore = changeCount.current;
    const wasVerifying = isVerifying.current;
    return sendCode({
      submit: (captcha, signal) => sendPin({ ...recipient, captcha }, locale, signal),
      onSent() {
        track({ event: 'sms_send_success', purpose: 'recovery' });
        showNoticeByKey('ResetPassword', 'pinSent', { autoHide: true });
        // The visitor has typed this PIN already: the text message was faster than the response.
        const isLocked = isPinLocked(pinName, recipient.phoneNumber);
        const hasTypedPin = !wasVerifying && !isLocked && changeCount.current > changesBefore;
        if (!hasTypedPin) setSendCount((count) => count + 1);
        resetPinAttempts(pinName, recipient.phoneNumber);
      },
      onError(error) {
        const code = errorCodeOf(error);
        track({ event: 'sms_send_failure', purpose: 'recovery', code });
        if (code === usernameRequiredCode) onUsernameRequired();
        else notice.show(noticeForPinNotSent('ResetPassword', error, isPinLocked(pinName, recipient.phoneNumber)));
      },
    });
  };

  return (
    <>
      <FocusedHeading text="forgotPassword.pinTitle" />
      <div
        ref={pinContainer}
        className="rw-forgot-pin"
        onInput={() => {
          changeCount.current += 1;
        }}
      >
        <PinForm
          key={sendCount}
          recipient={recipient}
          isVerifying={isVerifying}
          onVerified={() => onTransition({ to: 'Leaving' })}
          onUsernameRequired={onUsernameRequired}
        />
      </div>
      <div className="rw-forgot-resend">
        {securityCheck.isRequired ? <LazyCaptchaField source="svc" {...securityCheck.field} /> : null}
        <FormNotice shown={notice.shown} />
        <SendCodeButton label="forgotPassword.resend" name={pinName} recipient={recipient.phoneNumber} send={resend} />
      </div>
      <StartAgainButton onTransition={onTransition} />
    </>
  );
}
