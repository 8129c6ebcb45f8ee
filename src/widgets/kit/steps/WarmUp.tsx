import { Activity, type ReactNode, useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { lateLoads } from '../../../lib/lateLoads';

interface WarmUpProps {
  /** Loads the code of the children. */
  readonly load: () => Promise<unknown>;
  readonly children: ReactNode;
}

/**
 * Renders a later step of a flow outside the document when the browser is idle. The visitor then sees this step sooner,
 * as the browser has compiled its code (decision 023). React renders a hidden `Activity` in short slices, runs none of
 * its effects, and ignores its errors.
 */
export function WarmUp({ load, children }: WarmUpProps) {
  const [container, setContainer] = useState<Element | null>(null);
  useEffect(() => {
    const start = async () => {
      await load();
      setContainer(document.createElement('div'));
    };
    lateLoads().add(start);
    return () => void lateLoads().delete(start);
  }, [load]);
  return container && createPortal(<Activity mode="hidden">{children}</Activity>, container);
}
