import type { PlainMessageId } from '../../i18n/messageValues';
import { useArrivalFocus } from './useArrivalFocus';
import { useWords } from './useWords';

/** The heading of what took a form's place. */
export function ArrivalHeading({ text }: { text: PlainMessageId }) {
  const say = useWords();
  const heading = useArrivalFocus<HTMLHeadingElement>();
  return (
    <h2 className="rw-heading" tabIndex={-1} ref={heading}>
      {say(text)}
    </h2>
  );
}
