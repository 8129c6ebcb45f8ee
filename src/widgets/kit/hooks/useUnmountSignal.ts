import { useEffect, useRef } from 'react';

/** Returns a function that returns a signal for requests. The signal aborts when the component unmounts (B9). */
export function useUnmountSignal(): () => AbortSignal {
  const controllerRef = useRef(new AbortController());
  useEffect(() => {
    const controller = new AbortController();
    controllerRef.current = controller;
    return () => controller.abort();
  }, []);
  return () => controllerRef.current.signal;
}
