import { useRef, useState } from 'react';
import { resendSeconds, secondsLeft, startCountdown } from '../../api/countdown';
import type { PlainMessageId } from '../../i18n/messageValues';
import { ActionButton } from './ActionButton';
import { useSecondsUntil } from './useSecondsUntil';
import { useWords } from './useWords';

/** What a press brought: a code is on its way, or none is; then the service may want so many seconds to pass first (B5). */
export type SendOutcome = 'sent' | 'notSent' | { readonly waitSeconds: number };

interface SendCodeProps {
  readonly label: PlainMessageId;
  /** Which kind of code it is; each has its own wait, which a reload does not shorten. */
  readonly name: string;
  /** Asks the service to send one; the caller tells the visitor of failures. */
  readonly send: () => Promise<SendOutcome>;
}

/** The button that sends a code, once a minute at most (M-con-06, P-16). */
export function SendCode({ label, name, send }: SendCodeProps) {
  const say = useWords();
  const isUnderWay = useRef(false);
  const [isBusy, setBusy] = useState(false);
  const [openAt, setOpenAt] = useState(() => Date.now() + secondsLeft(name) * 1000);
  const seconds = Math.min(useSecondsUntil(openAt), resendSeconds);
  const [waitUntil, setWaitUntil] = useState(0);
  const waitSeconds = useSecondsUntil(waitUntil);
  const isShut = isBusy || seconds > 0 || waitSeconds > 0;

  const press = async () => {
    if (isShut || isUnderWay.current) return;
    // Not shown yet: a press that was caught up on, or another widget that has sent one meanwhile (E2).
    const left = secondsLeft(name);
    if (left > 0) {
      setOpenAt(Date.now() + left * 1000);
      return;
    }
    isUnderWay.current = true;
    setBusy(true);
    try {
      const outcome = await send();
      if (outcome === 'sent') {
        startCountdown(name);
        setOpenAt(Date.now() + resendSeconds * 1000);
      } else if (outcome !== 'notSent') setWaitUntil(Date.now() + outcome.waitSeconds * 1000);
    } finally {
      isUnderWay.current = false;
      setBusy(false);
    }
  };

  const wait = () => {
    if (waitSeconds > 0) return say('form.waitFor', { seconds: waitSeconds });
    return seconds > 0 ? say('form.resendIn', { seconds }) : null;
  };
  return (
    <div className="rw-send">
      <ActionButton
        type="button"
        look="rw-button rw-button-quiet"
        label={label}
        isBusy={isBusy}
        wait={wait()}
        onPress={() => void press()}
      />
    </div>
  );
}
