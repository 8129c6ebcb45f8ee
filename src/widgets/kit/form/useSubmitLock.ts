import { type RefObject, useLayoutEffect, useRef, useState } from 'react';

/**
 * Returns a ref that a form sets while it submits, so that nothing is sent twice, and a function that clears it. Not
 * when the response arrives: until React has rendered the result, another click would send a second request.
 */
export function useSubmitLock(): { readonly isSubmitting: RefObject<boolean>; readonly release: () => void } {
  const isSubmitting = useRef(false);
  const [responses, setResponses] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once after each response
  useLayoutEffect(() => {
    isSubmitting.current = false;
  }, [responses]);
  return { isSubmitting, release: () => setResponses((count) => count + 1) };
}
