import type { PlainMessageId } from '../../../i18n/messageValues';
import { useFocusOnMount } from '../hooks/useFocusOnMount';
import { useMessages } from '../hooks/useMessages';

/** Renders a heading that takes the focus on mount, for content that replaces a form. */
export function FocusedHeading({ text }: { text: PlainMessageId }) {
  const t = useMessages();
  const heading = useFocusOnMount<HTMLHeadingElement>();
  return (
    <h2 className="rw-heading" tabIndex={-1} ref={heading}>
      {t(text)}
    </h2>
  );
}
