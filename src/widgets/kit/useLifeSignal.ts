import { useEffect, useRef } from 'react';

/** A signal that ends the calls of a component which has gone: nobody waits for their answers any more (B9). */
export function useLifeSignal(): () => AbortSignal {
  const life = useRef(new AbortController());
  useEffect(() => {
    const controller = new AbortController();
    life.current = controller;
    return () => controller.abort();
  }, []);
  return () => life.current.signal;
}
