import { useEffect, useRef } from 'react';
import { ApiError } from '../../api/ApiError';
import { startCountdown } from '../../api/countdown';
import { maskMobile } from '../../i18n/mobile';
import { track } from '../../notifications/analytics';
import { announce } from '../../notifications/center';
import { codeOf } from '../../notifications/refusal';
import { isCodeRequired, isSmsCode } from '../../validation/codes';
import { isPhoneForValidate } from '../../validation/contact';
import { PHONE_LENGTH } from '../../validation/limits';
import { phone } from '../../validation/normalise';
import { isRequired } from '../../validation/text';
import { CodeField } from '../kit/CodeField';
import { Form } from '../kit/Form';
import { LateCaptchaField } from '../kit/LateCaptchaField';
import { isPinUnlocked } from '../kit/pinLock';
import { pinNotSent } from '../kit/pinNotSent';
import { SendCode } from '../kit/SendCode';
import { Submit } from '../kit/Submit';
import { TextField } from '../kit/TextField';
import { useForm } from '../kit/useForm';
import type { PinTries } from '../kit/usePinTries';
import type { SecurityCheck } from '../kit/useSecurityCheck';
import { useSendCode } from '../kit/useSendCode';
import { useLocale, useWords } from '../kit/useWords';
import { claimOf, pinCalls } from './pinCalls';

interface ValidateFormProps {
  /** The number that the last PIN went to; empty before the first. */
  readonly sentTo: string;
  readonly pinName: string;
  readonly check: SecurityCheck;
  readonly tries: PinTries;
  /** Called when a PIN went out: its number is to stand in a new form, which takes the place of this one. */
  readonly onSent: (phoneNumber: string) => void;
  readonly onProven: () => void;
}

/** Asks for a number, sends a PIN to it, and takes the PIN that the visitor has got (M-pv-02 to M-pv-04). */
export function ValidateForm({ sentTo, pinName, check, tries, onSent, onProven }: ValidateFormProps) {
  const say = useWords();
  const locale = useLocale();
  const sendCode = useSendCode(check);
  const place = useRef<HTMLDivElement>(null);

  const form = useForm({
    initial: { phoneNumber: sentTo, pin: '' },
    rules: {
      phoneNumber: [isRequired, isPhoneForValidate],
      pin: tries.isLocked ? [isPinUnlocked] : [isCodeRequired, isSmsCode],
    },
    group: 'PhoneNumber',
    async submit({ phoneNumber, pin }, signal) {
      await pinCalls.verify(claimOf(phoneNumber), pin, signal);
      // An answer about a number that stands there no more proves nothing about the one that does (F5).
      if (form.value('phoneNumber') !== phoneNumber) throw new ApiError('aborted');
    },
    onDone() {
      track({ event: 'phone_validate_success' });
      onProven();
    },
    onRefused(refusal, { phoneNumber }) {
      if (refusal.kind === 'aborted' || form.value('phoneNumber') !== phoneNumber) return true;
      track({ event: 'phone_validate_failure', code: refusal.code });
      // The visitor is led to the field, which says what to do now.
      if (tries.count(refusal)) form.fail('pin', 'pin.locked');
      if (refusal.code !== null) return false;
      announce('PhoneNumber', 'VerificationCodeError');
      return true;
    },
  });

  useEffect(() => {
    // The button that sent the PIN has gone with its form: the PIN is what comes next.
    if (sentTo) place.current?.querySelector<HTMLInputElement>('input[autocomplete="one-time-code"]')?.focus();
  }, [sentTo]);

  const send = async () => {
    const phoneNumber = await form.check('phoneNumber');
    if (phoneNumber === null) return 'notSent';
    return sendCode({
      submit: (captcha, signal) => pinCalls.send({ ...claimOf(phoneNumber), captcha }, locale, signal),
      onSent() {
        track({ event: 'sms_send_success', purpose: 'validation' });
        announce('PhoneNumber', 'SendSMSPinSucceeded', { autoHide: true });
        startCountdown(pinName);
        onSent(phoneNumber);
      },
      onRefused(error) {
        track({ event: 'sms_send_failure', purpose: 'validation', code: codeOf(error) });
        pinNotSent('PhoneNumber', error);
      },
    });
  };

  const number = form.field('phoneNumber');
  const pin = form.field('pin');
  return (
    <Form form={form}>
      <TextField
        label="phoneValidate.mobile"
        type="tel"
        inputMode="numeric"
        autoComplete="tel-national"
        clean={phone}
        max={PHONE_LENGTH}
        hint={say('phoneValidate.mobileHint')}
        {...number}
        input={{
          ...number.input,
          onChange(event: { readonly target: HTMLInputElement }) {
            // A PIN belongs to the number that it was sent to.
            if (sentTo && phone(event.target.value) !== sentTo) form.set('pin', '');
            return number.input.onChange(event);
          },
        }}
      />
      {check.isAsked ? <LateCaptchaField source="svc" {...check.field} /> : null}
      <SendCode label="phoneValidate.sendPin" name={pinName} send={send} />
      <div ref={place}>
        <CodeField
          label="phoneValidate.pin"
          hint={sentTo ? say('phoneValidate.sentTo', { mobile: maskMobile(sentTo) }) : null}
          {...pin}
          error={tries.isLocked ? 'pin.locked' : pin.error}
          isLocked={tries.isLocked}
        />
      </div>
      <Submit label="phoneValidate.submit" form={form} />
    </Form>
  );
}
