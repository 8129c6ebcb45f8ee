import { useRef, useState } from 'react';
import { resendSeconds, secondsLeft, startCountdown } from '../../api/countdown';
import type { PlainMessageId } from './Field';
import { useSecondsUntil } from './useSecondsUntil';
import { useWords } from './useWords';

interface SendCodeProps {
  readonly label: PlainMessageId;
  /** Which kind of code it is; each has its own wait, which a reload does not shorten. */
  readonly name: string;
  /** Asks the service to send one. Answers whether it did; failures are told by the caller. */
  readonly send: () => Promise<boolean>;
}

/** The button that sends a code, once a minute at most (M-con-06, P-16). */
export function SendCode({ label, name, send }: SendCodeProps) {
  const say = useWords();
  const isUnderWay = useRef(false);
  const [isBusy, setBusy] = useState(false);
  const [openAt, setOpenAt] = useState(() => Date.now() + secondsLeft(name) * 1000);
  const seconds = Math.min(useSecondsUntil(openAt), resendSeconds);
  const isShut = isBusy || seconds > 0;

  const press = async () => {
    if (isShut || isUnderWay.current) return;
    isUnderWay.current = true;
    setBusy(true);
    try {
      if (await send()) {
        startCountdown(name);
        setOpenAt(Date.now() + resendSeconds * 1000);
      }
    } finally {
      isUnderWay.current = false;
      setBusy(false);
    }
  };

  return (
    <button type="button" className="rw-button rw-button-quiet" aria-disabled={isShut} onClick={() => void press()}>
      {seconds > 0 ? say('form.resendIn', { seconds }) : say(label)}
    </button>
  );
}
