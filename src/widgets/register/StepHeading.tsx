import { useEffect, useRef } from 'react';
import type { PlainMessageId } from '../../i18n/messageValues';
import { useWords } from '../kit/useWords';

interface StepHeadingProps {
  readonly step: PlainMessageId;
  readonly title: PlainMessageId;
  /** True when the step took the place of another one, which had the focus. */
  readonly takesFocus: boolean;
}

/** What a step is about, and how far along it is. */
export function StepHeading({ step, title, takesFocus }: StepHeadingProps) {
  const say = useWords();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (takesFocus) heading.current?.focus();
  }, [takesFocus]);
  return (
    <div className="rw-register-head">
      <p className="rw-register-step">{say(step)}</p>
      <h2 className="rw-heading" tabIndex={-1} ref={heading}>
        {say(title)}
      </h2>
    </div>
  );
}
