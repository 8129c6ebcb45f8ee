import { useLayoutEffect, useRef } from 'react';

/** Returns a function that returns a signal for requests. The signal aborts when the component unmounts (B9). */
export function useUnmountSignal(): () => AbortSignal {
  const controllerRef = useRef(new AbortController());
  // A layout effect, so that the layout effects of a component have its signal already.
  useLayoutEffect(() => {
    const controller = new AbortController();
    controllerRef.current = controller;
    return () => controller.abort();
  }, []);
  return () => controllerRef.current.signal;
}
