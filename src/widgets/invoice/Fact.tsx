import type { ReactNode } from 'react';
import type { PlainMessageId } from '../../i18n/messageValues';
import { useMessages } from '../kit/hooks/useMessages';

interface FactProps {
  readonly label: PlainMessageId;
  readonly text: string;
  /** A control that belongs to the text. */
  readonly children?: ReactNode;
}

/** Renders a row of a list of facts about an invoice: a label and a text. */
export function Fact({ label, text, children }: FactProps) {
  const t = useMessages();
  return (
    <div>
      <dt>{t(label)}</dt>
      <dd>
        <bdi>{text}</bdi>
      </dd>
      {children ? <dd className="rw-copy">{children}</dd> : null}
    </div>
  );
}
