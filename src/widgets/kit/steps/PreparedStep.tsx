import { Activity, type ReactNode, useCallback, useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { addLateLoad } from '../../../lib/lateLoads';

interface PreparedStepProps {
  /** Loads the code of the children. */
  readonly load: () => Promise<unknown>;
  /** True while the visitor is at the step. */
  readonly isShown: boolean;
  readonly children: ReactNode;
}

/**
 * Renders a later step of a flow outside the document when the browser is idle, and puts it into the page when the
 * visitor gets there (decision 023). React renders a hidden `Activity` in short slices, runs none of its effects, and
 * ignores its errors.
 */
export function PreparedStep({ load, isShown, children }: PreparedStepProps) {
  const [container, setContainer] = useState<Element | null>(null);
  const wasShown = useRef(false);
  useEffect(() => {
    if (isShown) {
      wasShown.current = true;
      // A visitor who comes back gets a new step: nothing typed stays in memory.
      return () => setContainer(null);
    }
    // A step prepared now could start with what the visitor typed, and show it after it is forgotten.
    if (wasShown.current) return undefined;
    let isWaiting = true;
    const start = async () => {
      await load();
      // A step that the visitor has reached meanwhile stays where it is, with what was typed.
      if (isWaiting) setContainer(document.createElement('div'));
    };
    const removeLoad = addLateLoad(start);
    return () => {
      isWaiting = false;
      removeLoad();
    };
  }, [isShown, load]);

  // The same function each time: React calls a new one again, and moving the container would take the focus.
  const addContainer = useCallback(
    (place: Element | null) => {
      if (container) place?.appendChild(container);
    },
    [container],
  );

  if (!container) return isShown ? children : null;
  return (
    <>
      {isShown ? <div ref={addContainer} /> : null}
      {createPortal(<Activity mode={isShown ? 'visible' : 'hidden'}>{children}</Activity>, container)}
    </>
  );
}
