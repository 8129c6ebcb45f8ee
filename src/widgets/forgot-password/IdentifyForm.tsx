import { useState } from 'react';
import { isOutcomeUnknown, isSignedOutError } from '../../api/http/ApiError';
import { usernameRequiredCode } from '../../api/http/errorCodes';
import { carry } from '../../api/storage/carry';
import { startResendWait } from '../../api/storage/resendWait';
import { maskEmail } from '../../i18n/mask';
import { groupMobile } from '../../i18n/mobile';
import { track } from '../../notifications/analytics';
import { showNoticeByKey } from '../../notifications/currentNotice';
import { noticeForError } from '../../notifications/errorNotice';
import { isPhone, toEmailOrPhone, UsernameValid } from '../../validation/contact';
import { EMAIL_MAX } from '../../validation/limits';
import { toEmail } from '../../validation/normalise';
import type { Rule } from '../../validation/rule';
import { isSecurityCheckRequired } from '../../validation/securityCheck';
import { isRequired } from '../../validation/text';
import type { Rules } from '../../validation/validate';
import { LazyCaptchaField } from '../kit/captcha/LazyCaptchaField';
import { useSecurityCheckField } from '../kit/captcha/useSecurityCheckField';
import { EchoField } from '../kit/fields/EchoField';
import { observeInput } from '../kit/fields/observeInput';
import { Form } from '../kit/form/Form';
import { Submit } from '../kit/form/Submit';
import { useForm } from '../kit/form/useForm';
import { useLocale, useMessages } from '../kit/hooks/useMessages';
import { HaveCodeButton } from '../kit/sms/HaveCodeButton';
import { reactToPinNotSent, recoveryNoticeGroupOf, reportPinSent, trackPinNotSent } from './pinReports';
import { ResendTooSoonError, startPinRecovery } from './pinSending';
import { sendLink } from './sendLink';
import { recordReceivedPin } from './sentPins';
import type { Transition } from './steps';

const initial = { identifier: '', captcha: '' };
const isMobile = (identifier: string) => isPhone.test(toEmailOrPhone(identifier), {});

/** Validates the normalised value, as it is sent. While the visitor types, `138-0013` may still become an address. */
const isEmailOrMobile: Rule = { ...UsernameValid, test: (value) => UsernameValid.test(toEmailOrPhone(value), {}) };
/** Requires the security check for a mobile number only: e-mail needs none. */
const isSecurityCheckRequiredForMobile: Rule = {
  ...isSecurityCheckRequired,
  test: (value, { identifier }) => value !== '' || !isMobile(String(identifier)),
};
const rules: Rules<typeof initial> = { identifier: [isRequired, isEmailOrMobile] };
const rulesWithCaptcha: Rules<typeof initial> = { ...rules, captcha: [isSecurityCheckRequiredForMobile] };

interface IdentifyFormProps {
  /** True when a PIN was sent before a reload, and perhaps still works. */
  readonly mayHavePin: boolean;
  readonly onTransition: (transition: Transition) => void;
}

/** Renders the first step. An e-mail address is sent a link, a mobile number a PIN (M-fpw-01, M-fpw-02, M-fpw-13). */
export function IdentifyForm({ mayHavePin, onTransition }: IdentifyFormProps) {
  const t = useMessages();
  const locale = useLocale();
  /** The mobile number whose PIN may have been sent, as the response was lost. */
  const [unconfirmedNumber, setUnconfirmedNumber] = useState<string | null>(null);
  const securityCheck = useSecurityCheckField();
  const form = useForm({
    initial,
    rules: securityCheck.isRequired ? rulesWithCaptcha : rules,
    group: recoveryNoticeGroupOf,
    keepsWait: (error, { identifier: refused }, { identifier }) =>
      error instanceof ResendTooSoonError
        ? toEmailOrPhone(refused) === toEmailOrPhone(identifier)
        : isMobile(refused) === isMobile(identifier),
    async submit({ identifier, captcha }, signal) {
      const normalised = toEmailOrPhone(identifier);
      if (isMobile(normalised)) return startPinRecovery({ phoneNumber: normalised, captcha }, locale, signal);
      await sendLink(normalised, signal);
      return 'linkSent';
    },
    onDone(outcome, { identifier }) {
      if (outcome === 'linkSent') {
        track({ event: 'password_recovery_success', method: 'link' });
        showNoticeByKey('ResetPassword', 'emailSent');
        startResendWait('resetLink');
        carry('resetLinkTo', maskEmail(toEmailOrPhone(identifier)));
        onTransition({ to: 'EmailSent' });
        return;
      }
      const phoneNumber = toEmailOrPhone(identifier);
      if (outcome === 'sent') reportPinSent(phoneNumber);
      onTransition(
        outcome === 'usernameRequired'
          ? { to: 'UsernameRequired', phoneNumber }
          : { to: 'PinRequired', recipient: { phoneNumber } },
      );
    },
    onError(error, { identifier }) {
      const { code, retryAfter } = error;
      if (isMobile(identifier)) {
        // A service error that follows a lost response does not mean that no PIN was sent.
        const isSameNumber = form.value('identifier') === identifier;
        if (isOutcomeUnknown(error) && isSameNumber) setUnconfirmedNumber(toEmailOrPhone(identifier));
        securityCheck.onOutcome(error);
        if (code === usernameRequiredCode) {
          onTransition({ to: 'UsernameRequired', phoneNumber: toEmailOrPhone(identifier) });
          return 'nothing';
        }
        trackPinNotSent(error);
        return reactToPinNotSent(error);
      }
      track({ event: 'password_recovery_failure', method: 'link', code });
      // Also when the outcome is unknown: a second e-mail does no harm (F3).
      const hasOwnMeaning = retryAfter !== null || isSignedOutError(error);
      return hasOwnMeaning ? 'usual' : noticeForError('ResetPassword', error, 'emailFailed');
    },
  });
  const enterPin = async () => {
    form.notice.clear();
    const identifier = await form.validateField('identifier');
    if (identifier === null) return;
    const phoneNumber = toEmailOrPhone(identifier);
    if (!isMobile(phoneNumber)) {
      form.setError('identifier', isPhone.message);
      return;
    }
    if (phoneNumber === unconfirmedNumber) recordReceivedPin({ phoneNumber });
    onTransition({ to: 'PinRequired', recipient: { phoneNumber } });
  };
  const identifierField = form.field('identifier');
  return (
    <Form form={form}>
      <EchoField
        label="forgotPassword.identifier"
        autoComplete="username"
        enterKeyHint="next"
        group={(text) => groupMobile(toEmailOrPhone(text))}
        normalise={toEmail}
        max={EMAIL_MAX}
        hint={t('forgotPassword.identifierHint')}
        {...identifierField}
        input={observeInput(identifierField.input, (text) => {
          // Nothing was sent to another number.
          if (toEmailOrPhone(text) !== unconfirmedNumber) setUnconfirmedNumber(null);
        })}
      />
      {securityCheck.isRequired ? <LazyCaptchaField source="svc" {...securityCheck.bindTo(form)} /> : null}
      <Submit label="forgotPassword.next" form={form} />
      {mayHavePin || unconfirmedNumber !== null ? <HaveCodeButton onClick={() => void enterPin()} /> : null}
    </Form>
  );
}
