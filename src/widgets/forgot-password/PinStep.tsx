import { useState } from 'react';
import type { PinOwner } from '../../api/passwords';
import { track } from '../../notifications/analytics';
import { announce } from '../../notifications/center';
import { codeOf } from '../../notifications/refusal';
import { LateCaptchaField } from '../kit/LateCaptchaField';
import { pinNotSent } from '../kit/pinNotSent';
import { SendCode } from '../kit/SendCode';
import { usePinTries } from '../kit/usePinTries';
import { useSecurityCheck } from '../kit/useSecurityCheck';
import { useSendCode } from '../kit/useSendCode';
import { useLocale } from '../kit/useWords';
import { OtherWay } from './OtherWay';
import { PinForm } from './PinForm';
import { sendPin } from './pinSending';
import { pinName } from './sentPins';
import type { Turn } from './steps';

/** The PIN, another one, or another way (M-fpw-08 to M-fpw-10). */
export function PinStep({ owner, onTurn }: { owner: PinOwner; onTurn: (turn: Turn) => void }) {
  const locale = useLocale();
  const check = useSecurityCheck();
  const sendCode = useSendCode(check);
  const tries = usePinTries(pinName);
  /** Each PIN that was sent has a form of its own: what an older one still brings is not heard (F5). */
  const [request, setRequest] = useState(1);

  const resend = () =>
    sendCode({
      submit: (captcha, signal) => sendPin({ ...owner, captcha }, locale, signal),
      onSent() {
        track({ event: 'sms_send_success', purpose: 'recovery' });
        announce('ResetPassword', 'pinSent', { autoHide: true });
        tries.renew();
        setRequest((last) => last + 1);
      },
      onRefused(error) {
        track({ event: 'sms_send_failure', purpose: 'recovery', code: codeOf(error) });
        pinNotSent('ResetPassword', error);
      },
    });

  return (
    <>
      <PinForm key={request} owner={owner} tries={tries} onToken={() => onTurn({ to: 'Leaving' })} />
      <div className="rw-forgot-resend">
        {check.isAsked ? <LateCaptchaField source="svc" {...check.field} /> : null}
        <SendCode label="forgotPassword.resend" name={pinName} send={resend} />
      </div>
      <OtherWay onTurn={onTurn} />
    </>
  );
}
