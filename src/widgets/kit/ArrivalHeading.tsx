import { useEffect, useRef } from 'react';
import type { PlainMessageId } from '../../i18n/messageValues';
import { useWords } from './useWords';

/** The heading of what took a form's place; it takes the focus, as the control that had it has gone. */
export function ArrivalHeading({ text }: { text: PlainMessageId }) {
  const say = useWords();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <h2 className="rw-heading" tabIndex={-1} ref={heading}>
      {say(text)}
    </h2>
  );
}
