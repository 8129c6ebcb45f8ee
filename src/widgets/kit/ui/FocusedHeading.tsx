import { useEffect, useRef } from 'react';
import { isFocusElsewhere } from '../../../api/browser/focus';
import type { PlainMessageId } from '../../../i18n/messageValues';
import { useMessages } from '../hooks/useMessages';

/**
 * Renders a heading that takes the focus on mount, for content that replaces a form. A visitor who has gone on to another
 * part of the page stays there.
 */
export function FocusedHeading({ text }: { text: PlainMessageId }) {
  const t = useMessages();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (!isFocusElsewhere(heading.current)) heading.current?.focus();
  }, []);
  return (
    <h2 className="rw-heading" tabIndex={-1} ref={heading}>
      {t(text)}
    </h2>
  );
}
