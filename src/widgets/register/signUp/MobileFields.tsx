import { useState } from 'react';
import { type RegisterCard, sendRegisterPin } from '../../../api/services/registration';
import { maskMobile } from '../../../i18n/mobile';
import { track } from '../../../notifications/analytics';
import { showNoticeByKey } from '../../../notifications/currentNotice';
import { errorCodeOf, noticeForError } from '../../../notifications/errorNotice';
import { LazyCaptchaField } from '../../kit/captcha/LazyCaptchaField';
import { useSecurityCheck } from '../../kit/captcha/useSecurityCheck';
import { CodeField } from '../../kit/fields/CodeField';
import { MobileField } from '../../kit/fields/MobileField';
import { observeInput } from '../../kit/fields/observeInput';
import { useLocale, useMessages } from '../../kit/hooks/useMessages';
import { noticeForPinNotSent } from '../../kit/sms/noticeForPinNotSent';
import { SendCodeButton } from '../../kit/sms/SendCodeButton';
import { noRequest, useSendCode } from '../../kit/sms/useSendCode';
import { cardCodes } from '../cardCodes';
import type { SignUpBinding } from './signUpValues';

/**
 * The error code of a mobile number that belongs to an account already. The service may return it for the SMS as well.
 */
const registeredCode = '80009';

/** The error codes about the card and its PIN. The group `PhoneNumber` has a 105 of another meaning. */
const codesAboutCard: readonly (string | null)[] = [...cardCodes, '105', '30001', '30002', '30003', '30004'];

/** Renders the mobile number and its SMS code, which is sent only when the visitor clicks the button (M-reg-09, E2). */
export function MobileFields({ form, card }: { form: SignUpBinding; card: RegisterCard }) {
  const t = useMessages();
  const locale = useLocale();
  const securityCheck = useSecurityCheck();
  const sendCode = useSendCode(securityCheck);
  const [sentTo, setSentTo] = useState<string | null>(null);
  const phoneField = form.field('cellPhone');
  const [typedNumber, setTypedNumber] = useState(phoneField.initial);

  const send = async () => {
    const phoneNumber = await form.validateField('cellPhone');
    if (phoneNumber === null) return noRequest;
    form.notice.clear();
    const template = locale === 'zh' ? 'create-cn' : 'create-en';
    return sendCode({
      submit: (captcha, signal) => sendRegisterPin({ phoneNumber, template, locale, ...card, captcha }, signal),
      onSent() {
        track({ event: 'sms_send_success', purpose: 'register' });
        showNoticeByKey('PhoneNumber', 'SendSMSPinSucceeded', { autoHide: true });
        setSentTo(phoneNumber);
      },
      onError(error) {
        const code = errorCodeOf(error);
        track({ event: 'sms_send_failure', purpose: 'register', code });
        // The visitor may have corrected the number during the request.
        const isSameNumber = form.value('cellPhone') === phoneNumber;
        const isAtField = code === registeredCode && isSameNumber;
        if (isAtField) form.setError('cellPhone', 'notice.Register.80009');
        const isAboutAccount = code === registeredCode || codesAboutCard.includes(code);
        const notice = isAboutAccount ? noticeForError('Register', error) : noticeForPinNotSent('PhoneNumber', error);
        form.notice.show(notice, { isAtField });
      },
    });
  };

  return (
    <>
      <MobileField
        label="register.cellPhone"
        {...phoneField}
        input={observeInput(phoneField.input, (number) => {
          setTypedNumber(number);
          // A code is valid only for the number that it was sent to.
          if (sentTo !== null && number !== sentTo) form.clear('code');
        })}
      />
      {securityCheck.isRequired ? <LazyCaptchaField source="svc" {...securityCheck.field} /> : null}
      <SendCodeButton
        label="register.sendCode"
        name="register"
        recipient={typedNumber}
        send={send}
        onHaveCode={() => {
          form.notice.clear();
          form.focus('code');
          setSentTo(typedNumber);
        }}
      />
      <CodeField
        label="register.code"
        hint={sentTo === null || sentTo !== typedNumber ? null : t('form.codeSentTo', { mobile: maskMobile(sentTo) })}
        {...form.field('code')}
      />
    </>
  );
}
