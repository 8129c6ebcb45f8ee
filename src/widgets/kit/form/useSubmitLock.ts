import { type RefObject, useLayoutEffect, useRef, useState } from 'react';

interface SubmitLock {
  /** True while a submit is running. The form sets it, so that it does not send twice. */
  readonly isLocked: RefObject<boolean>;
  /** Clears `isLocked` once React has rendered the result: until then, another click would send a second request. */
  unlockAfterRender(): void;
}

/** Returns the lock that keeps a form from sending twice. */
export function useSubmitLock(): SubmitLock {
  const isLocked = useRef(false);
  const [responses, setResponses] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once after each response
  useLayoutEffect(() => {
    isLocked.current = false;
  }, [responses]);
  return { isLocked, unlockAfterRender: () => setResponses((count) => count + 1) };
}
