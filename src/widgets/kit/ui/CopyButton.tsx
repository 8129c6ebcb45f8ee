import { type ReactNode, useState } from 'react';
import { copyText } from '../../../api/device/copyText';
import type { PlainMessageId } from '../../../i18n/messageValues';
import { useMessages } from '../hooks/useMessages';

interface CopyButtonProps {
  readonly label: PlainMessageId;
  /** Returns the text at the click. */
  readonly getText: () => string;
  /** Renders the text where it stands nowhere beside the button; called when the browser could not copy it. */
  readonly renderText?: (text: string) => ReactNode;
}

/** Renders a button that copies a text and says whether it was copied. */
export function CopyButton({ label, getText, renderText }: CopyButtonProps) {
  const t = useMessages();
  const [outcome, setOutcome] = useState<'copy.done' | 'copy.failed' | null>(null);
  const copy = async () => {
    // A screen reader announces the same outcome again only after it was away.
    setOutcome(null);
    setOutcome((await copyText(getText())) ? 'copy.done' : 'copy.failed');
  };
  const shownText = outcome === 'copy.failed' ? renderText?.(getText()) : null;
  return (
    <>
      <button type="button" className="rw-link" onClick={() => void copy()}>
        {t(label)}
      </button>
      <span className="rw-hint" aria-live="polite">
        {outcome ? ` ${t(outcome)}` : null}
      </span>
      {shownText}
    </>
  );
}
