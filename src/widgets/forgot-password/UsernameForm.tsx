import { useEffect, useState } from 'react';
import { isOutcomeUnknown } from '../../api/http/ApiError';
import { usernameRequiredCode } from '../../api/http/errorCodes';
import { maskMobile } from '../../i18n/mobile';
import { findNotice } from '../../notifications/lookup';
import { toAccountName, toTrimmedLine } from '../../validation/normalise';
import { isSecurityCheckRequired } from '../../validation/securityCheck';
import { isRequired } from '../../validation/text';
import { LazyCaptchaField } from '../kit/captcha/LazyCaptchaField';
import { useSecurityCheckField } from '../kit/captcha/useSecurityCheckField';
import { observeInput } from '../kit/fields/observeInput';
import { TextField } from '../kit/fields/TextField';
import { Form } from '../kit/form/Form';
import { Submit } from '../kit/form/Submit';
import { useForm } from '../kit/form/useForm';
import { useLocale, useMessages } from '../kit/hooks/useMessages';
import { HaveCodeButton } from '../kit/sms/HaveCodeButton';
import { FocusedHeading } from '../kit/ui/FocusedHeading';
import { reactToPinNotSent, recoveryNoticeGroupOf, reportPinSent, trackPinNotSent } from './pinReports';
import { ResendTooSoonError, startPinRecovery } from './pinSending';
import { StartAgainButton } from './StartAgainButton';
import { recordReceivedPin } from './sentPins';
import type { Transition } from './steps';

const initial = { user: '', captcha: '' };
const rules = { user: [isRequired] };
const rulesWithCaptcha = { ...rules, captcha: [isSecurityCheckRequired] };

interface UsernameFormProps {
  readonly phoneNumber: string;
  /** The username that the service has refused for the number; undefined when the visitor has entered none. */
  readonly refusedUser: string | undefined;
  /** True when the visitor came from the step of the PIN, which perhaps still works. */
  readonly mayHavePin: boolean;
  readonly onTransition: (transition: Transition) => void;
}

/** Renders the step that asks for the username of a mobile number that several accounts share (M-fpw-03, M-fpw-04). */
export function UsernameForm({ phoneNumber, refusedUser, mayHavePin, onTransition }: UsernameFormProps) {
  const t = useMessages();
  const locale = useLocale();
  const securityCheck = useSecurityCheckField();
  /** The username for which a PIN may have been sent, as the response was lost. */
  const [unconfirmedUser, setUnconfirmedUser] = useState<string | null>(null);
  /**
   * Shows the security check without requiring it: the notice asks for it, but perhaps only the username is wrong
   * (A-22).
   */
  const [isCheckOffered, setCheckOffered] = useState(refusedUser !== undefined);
  const form = useForm({
    initial: { ...initial, user: refusedUser ?? '' },
    rules: securityCheck.isRequired ? rulesWithCaptcha : rules,
    group: recoveryNoticeGroupOf,
    // The PIN of another username perhaps still works.
    keepsWait: (error, refused, { user }) =>
      !(error instanceof ResendTooSoonError) || toTrimmedLine(refused.user) === toTrimmedLine(user),
    submit: ({ user, captcha }, signal) =>
      startPinRecovery({ phoneNumber, user: toTrimmedLine(user), captcha }, locale, signal),
    onDone(outcome, { user }) {
      if (outcome === 'sent') reportPinSent(phoneNumber);
      onTransition({ to: 'PinRequired', recipient: { phoneNumber, user: toTrimmedLine(user) } });
    },
    onError(error, { user }) {
      // A service error that follows a lost response does not mean that no PIN was sent.
      if (isOutcomeUnknown(error) && form.value('user') === user) setUnconfirmedUser(toTrimmedLine(user));
      securityCheck.onOutcome(error);
      trackPinNotSent(error);
      if (error.code !== usernameRequiredCode) return reactToPinNotSent(error);
      setCheckOffered(true);
      return findNotice('ResetPassword', '20005');
    },
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: the step before has left it for the first render
  useEffect(() => {
    if (refusedUser !== undefined) form.notice.show(findNotice('ResetPassword', '20005'));
  }, []);
  const enterPin = async () => {
    form.notice.clear();
    const user = await form.validateField('user');
    if (user === null) return;
    const recipient = { phoneNumber, user: toTrimmedLine(user) };
    if (recipient.user === unconfirmedUser) recordReceivedPin(recipient);
    onTransition({ to: 'PinRequired', recipient });
  };
  const userField = form.field('user');
  return (
    <>
      <FocusedHeading text="forgotPassword.usernameTitle" />
      <Form form={form}>
        <TextField
          label="forgotPassword.username"
          autoComplete="username"
          enterKeyHint="next"
          normalise={toAccountName}
          hint={t('forgotPassword.usernameHint', { mobile: maskMobile(phoneNumber) })}
          {...userField}
          input={observeInput(userField.input, (text) => {
            // Nothing was sent for another username.
            if (toTrimmedLine(text) !== unconfirmedUser) setUnconfirmedUser(null);
          })}
        />
        {securityCheck.isRequired || isCheckOffered ? (
          <LazyCaptchaField source="svc" {...securityCheck.bindTo(form)} />
        ) : null}
        <Submit label="forgotPassword.next" form={form} />
        {mayHavePin || unconfirmedUser !== null ? <HaveCodeButton onClick={() => void enterPin()} /> : null}
      </Form>
      <StartAgainButton onTransition={onTransition} />
    </>
  );
}
