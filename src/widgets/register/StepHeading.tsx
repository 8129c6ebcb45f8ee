import { useEffect, useRef } from 'react';
import { isFocusElsewhere } from '../../api/browser/focus';
import type { PlainMessageId } from '../../i18n/messageValues';
import { useMessages } from '../kit/hooks/useMessages';

interface StepHeadingProps {
  readonly step: PlainMessageId;
  readonly title: PlainMessageId;
  /** True when the step replaces another one, whose focused control was removed. */
  readonly hasInitialFocus: boolean;
}

/** Renders the title of a step and its position, such as step 1 of 2. */
export function StepHeading({ step, title, hasInitialFocus }: StepHeadingProps) {
  const t = useMessages();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (hasInitialFocus && !isFocusElsewhere(heading.current)) heading.current?.focus();
  }, [hasInitialFocus]);
  return (
    <div className="rw-register-head">
      <p className="rw-register-step">{t(step)}</p>
      <h2 className="rw-heading" tabIndex={-1} ref={heading}>
        {t(title)}
      </h2>
    </div>
  );
}
