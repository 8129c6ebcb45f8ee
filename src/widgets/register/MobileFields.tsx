import { useState } from 'react';
import { type RegisterCard, sendRegisterPin } from '../../api/registration';
import { maskMobile } from '../../i18n/mobile';
import { track } from '../../notifications/analytics';
import { announce } from '../../notifications/center';
import { codeOf } from '../../notifications/refusal';
import { PHONE_LENGTH } from '../../validation/limits';
import { phone } from '../../validation/normalise';
import { CodeField } from '../kit/CodeField';
import { LateCaptchaField } from '../kit/LateCaptchaField';
import { pinNotSent } from '../kit/pinNotSent';
import { SendCode } from '../kit/SendCode';
import { TextField } from '../kit/TextField';
import { useSecurityCheck } from '../kit/useSecurityCheck';
import { useSendCode } from '../kit/useSendCode';
import { useLocale, useWords } from '../kit/useWords';
import type { SignUpBinding } from './signUp';

/** The number belongs to an account already: the service may say so before the form does. */
const registeredCode = '80009';

/** A mobile number and the code that proves it; a code is sent by a press and by nothing else (M-reg-09, E2). */
export function MobileFields({ form, card }: { form: SignUpBinding; card: RegisterCard }) {
  const say = useWords();
  const locale = useLocale();
  const check = useSecurityCheck();
  const sendCode = useSendCode(check);
  const [sentTo, setSentTo] = useState<string | null>(null);

  const send = async () => {
    const phoneNumber = await form.check('cellPhone');
    if (phoneNumber === null) return 'notSent';
    const template = locale === 'zh' ? 'create-cn' : 'create-en';
    return sendCode({
      submit(captcha, signal) {
        const ticket = captcha === '' ? {} : { captcha };
        return sendRegisterPin({ phoneNumber, template, locale, ...card, ...ticket }, signal);
      },
      onSent() {
        track({ event: 'sms_send_success', purpose: 'register' });
        announce('PhoneNumber', 'SendSMSPinSucceeded', { autoHide: true });
        setSentTo(phoneNumber);
      },
      onRefused(error) {
        track({ event: 'sms_send_failure', purpose: 'register', code: codeOf(error) });
        if (codeOf(error) === registeredCode) form.fail('cellPhone', 'notice.Register.80009');
        else pinNotSent('PhoneNumber', error);
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
        clean={phone}
        max={PHONE_LENGTH}
        {...form.field('cellPhone')}
      />
      {check.isAsked ? <LateCaptchaField source="svc" {...check.field} /> : null}
      <SendCode label="register.sendCode" name="register" send={send} />
      <CodeField
        label="register.code"
        hint={sentTo === null ? null : say('register.sentTo', { mobile: maskMobile(sentTo) })}
        {...form.field('code')}
      />
    </>
  );
}
