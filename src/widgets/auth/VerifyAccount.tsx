import { sendAccountSms, verifyAccountSms } from '../../api/sms';
import { track } from '../../notifications/analytics';
import { announce, dismiss } from '../../notifications/center';
import { codeOf, notifyError } from '../../notifications/refusal';
import { isCodeRequired, isSmsCode } from '../../validation/codes';
import { CodeField } from '../kit/CodeField';
import { Form } from '../kit/Form';
import { LateCaptchaField } from '../kit/LateCaptchaField';
import { isPinUnlocked } from '../kit/pinLock';
import { SendCode } from '../kit/SendCode';
import { Submit } from '../kit/Submit';
import { useArrivalFocus } from '../kit/useArrivalFocus';
import { useForm } from '../kit/useForm';
import { usePinTries } from '../kit/usePinTries';
import { useSecurityCheck } from '../kit/useSecurityCheck';
import { useSendCode } from '../kit/useSendCode';
import { useLocale, useWords } from '../kit/useWords';
import { leaveIfDormant } from './leaveIfDormant';

/** The kind of code, as its wait and its tries are kept. */
const pinName = 'account';
const initial = { code: '' };

/**
 * Proves the account's mobile number by a code that the service sends to it (M-api-08, M-api-09), for a visitor whose
 * password was right. After it the visitor signs in again: nobody is let in by the code alone (F10).
 */
export function VerifyAccount({ username, onEnd }: { username: string; onEnd: () => void }) {
  const say = useWords();
  const locale = useLocale();
  const check = useSecurityCheck();
  const sendCode = useSendCode(check);
  const tries = usePinTries(pinName);
  const lead = useArrivalFocus<HTMLParagraphElement>();
  const form = useForm({
    initial,
    rules: { code: tries.isLocked ? [isPinUnlocked] : [isCodeRequired, isSmsCode] },
    group: 'AuthValidateAlert',
    submit: ({ code }, signal) => verifyAccountSms(code, signal),
    onDone() {
      announce('PhoneNumber', 'verified');
      onEnd();
    },
    onRefused(refusal) {
      // The visitor is led to the field, which says what to do now.
      if (tries.count(refusal)) form.fail('code', 'pin.locked');
      return leaveIfDormant(refusal.code, locale, username.trim());
    },
  });

  const send = () =>
    sendCode({
      submit: (captcha, signal) => sendAccountSms({ captcha }, locale, signal),
      onSent() {
        track({ event: 'sms_send_success', purpose: 'account' });
        tries.renew();
        announce('PhoneNumber', 'SendSMSPinSucceeded', { autoHide: true });
      },
      onRefused(error) {
        track({ event: 'sms_send_failure', purpose: 'account', code: codeOf(error) });
        if (!leaveIfDormant(codeOf(error), locale, username.trim())) notifyError('AuthValidateAlert', error);
      },
    });

  const code = form.field('code');
  return (
    <Form form={form}>
      <p ref={lead} tabIndex={-1}>
        {say('auth.verify.lead')}
      </p>
      {check.isAsked ? <LateCaptchaField source="login" {...check.field} /> : null}
      <SendCode label="auth.verify.send" name={pinName} send={send} />
      <CodeField
        label="auth.verify.code"
        {...code}
        error={tries.isLocked ? 'pin.locked' : code.error}
        isLocked={tries.isLocked}
      />
      <Submit label="auth.verify.submit" form={form} />
      <p className="rw-auth-join">
        <button
          type="button"
          className="rw-link"
          onClick={() => {
            // What was told of this step means nothing on the one before it.
            dismiss();
            onEnd();
          }}
        >
          {say('auth.verify.back')}
        </button>
      </p>
    </Form>
  );
}
