import { sendAccountSms, verifyAccountSms } from '../../api/services/accountSms';
import { track } from '../../notifications/analytics';
import { dismissNotice, showNoticeByKey } from '../../notifications/currentNotice';
import { errorCodeOf, showErrorNotice } from '../../notifications/errorNotice';
import { isCodeRequired, isSmsCode } from '../../validation/codes';
import { LazyCaptchaField } from '../kit/captcha/LazyCaptchaField';
import { useSecurityCheck } from '../kit/captcha/useSecurityCheck';
import { CodeField } from '../kit/fields/CodeField';
import { Form } from '../kit/form/Form';
import { Submit } from '../kit/form/Submit';
import { useForm } from '../kit/form/useForm';
import { useFocusOnMount } from '../kit/hooks/useFocusOnMount';
import { useLocale, useMessages } from '../kit/hooks/useMessages';
import { isPinUnlocked } from '../kit/sms/isPinUnlocked';
import { SendCodeButton } from '../kit/sms/SendCodeButton';
import { usePinAttempts } from '../kit/sms/usePinAttempts';
import { useSendCode } from '../kit/sms/useSendCode';
import { redirectIfDormant } from './redirectIfDormant';

/** The name under which the resend wait and the attempts for this code are stored. */
const pinName = 'account';
const initial = { code: '' };

interface VerifyAccountProps {
  readonly username: string;
  /** Called when the visitor has to go back to the sign-in form: after the verification, or on request. */
  readonly onBack: () => void;
}

/**
 * Renders the verification of the account's mobile number by SMS code, for a visitor whose password was correct
 * (M-api-08, M-api-09). The visitor signs in again afterwards: the code alone signs nobody in (F10).
 */
export function VerifyAccount({ username, onBack }: VerifyAccountProps) {
  const t = useMessages();
  const locale = useLocale();
  const securityCheck = useSecurityCheck();
  const sendCode = useSendCode(securityCheck);
  const attempts = usePinAttempts(pinName);
  const leadRef = useFocusOnMount<HTMLParagraphElement>();
  const form = useForm({
    initial,
    rules: { code: attempts.isLocked ? [isPinUnlocked] : [isCodeRequired, isSmsCode] },
    group: 'AuthValidateAlert',
    submit: ({ code }, signal) => verifyAccountSms(code, signal),
    onDone() {
      showNoticeByKey('PhoneNumber', 'verified');
      onBack();
    },
    onError(error) {
      // `setError` focuses the field, where the visitor reads what to do next.
      if (attempts.countFailure(error)) form.setError('code', 'pin.locked');
      return redirectIfDormant(error.code, locale, username.trim());
    },
  });

  const send = () =>
    sendCode({
      submit: (captcha, signal) => sendAccountSms({ captcha }, locale, signal),
      onSent() {
        track({ event: 'sms_send_success', purpose: 'account' });
        attempts.reset();
        showNoticeByKey('PhoneNumber', 'SendSMSPinSucceeded', { autoHide: true });
      },
      onError(error) {
        track({ event: 'sms_send_failure', purpose: 'account', code: errorCodeOf(error) });
        if (!redirectIfDormant(errorCodeOf(error), locale, username.trim()))
          showErrorNotice('AuthValidateAlert', error);
      },
    });

  const code = form.field('code');
  return (
    <Form form={form}>
      <p ref={leadRef} tabIndex={-1}>
        {t('auth.verify.lead')}
      </p>
      {securityCheck.isRequired ? <LazyCaptchaField source="login" {...securityCheck.field} /> : null}
      <SendCodeButton label="auth.verify.send" name={pinName} send={send} />
      <CodeField
        label="auth.verify.code"
        {...code}
        error={attempts.isLocked ? 'pin.locked' : code.error}
        isReadOnly={attempts.isLocked}
      />
      <Submit label="auth.verify.submit" form={form} />
      <p className="rw-auth-join">
        <button
          type="button"
          className="rw-link"
          onClick={() => {
            // A notice about this step has no meaning on the sign-in form.
            dismissNotice();
            onBack();
          }}
        >
          {t('auth.verify.back')}
        </button>
      </p>
    </Form>
  );
}
