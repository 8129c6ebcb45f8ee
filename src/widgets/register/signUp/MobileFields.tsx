import { useState } from 'react';
import { type RegisterCard, sendRegisterPin } from '../../../api/services/registration';
import { maskMobile } from '../../../i18n/mobile';
import { track } from '../../../notifications/analytics';
import { showNoticeByKey } from '../../../notifications/currentNotice';
import { errorCodeOf } from '../../../notifications/errorNotice';
import { PHONE_WITH_CODE_MAX } from '../../../validation/limits';
import { toPhone } from '../../../validation/normalise';
import { LazyCaptchaField } from '../../kit/captcha/LazyCaptchaField';
import { useSecurityCheck } from '../../kit/captcha/useSecurityCheck';
import { CodeField } from '../../kit/fields/CodeField';
import { TextField } from '../../kit/fields/TextField';
import { useLocale, useMessages } from '../../kit/hooks/useMessages';
import { SendCodeButton } from '../../kit/sms/SendCodeButton';
import { showPinNotSent } from '../../kit/sms/showPinNotSent';
import { useSendCode } from '../../kit/sms/useSendCode';
import type { SignUpBinding } from './signUpValues';

/** The error code of a mobile number that belongs to an account already. The service may return it for the SMS as well. */
const registeredCode = '80009';

/** Renders the mobile number and its SMS code, which is sent only when the visitor clicks the button (M-reg-09, E2). */
export function MobileFields({ form, card }: { form: SignUpBinding; card: RegisterCard }) {
  const t = useMessages();
  const locale = useLocale();
  const securityCheck = useSecurityCheck();
  const sendCode = useSendCode(securityCheck);
  const [sentTo, setSentTo] = useState<string | null>(null);

  const send = async () => {
    const phoneNumber = await form.validateField('cellPhone');
    if (phoneNumber === null) return 'notSent';
    const template = locale === 'zh' ? 'create-cn' : 'create-en';
    return sendCode({
      submit(captcha, signal) {
        const ticket = captcha === '' ? {} : { captcha };
        return sendRegisterPin({ phoneNumber, template, locale, ...card, ...ticket }, signal);
      },
      onSent() {
        track({ event: 'sms_send_success', purpose: 'register' });
        showNoticeByKey('PhoneNumber', 'SendSMSPinSucceeded', { autoHide: true });
        setSentTo(phoneNumber);
      },
      onError(error) {
        track({ event: 'sms_send_failure', purpose: 'register', code: errorCodeOf(error) });
        if (errorCodeOf(error) === registeredCode) form.setError('cellPhone', 'notice.Register.80009');
        else showPinNotSent('PhoneNumber', error);
      },
    });
  };

  return (
    <>
      <TextField
        label="register.cellPhone"
        type="tel"
        inputMode="numeric"
        autoComplete="tel-national"
        normalise={toPhone}
        max={PHONE_WITH_CODE_MAX}
        {...form.field('cellPhone')}
      />
      {securityCheck.isRequired ? <LazyCaptchaField source="svc" {...securityCheck.field} /> : null}
      <SendCodeButton label="register.sendCode" name="register" send={send} />
      <CodeField
        label="register.code"
        hint={sentTo === null ? null : t('register.sentTo', { mobile: maskMobile(sentTo) })}
        {...form.field('code')}
      />
    </>
  );
}
