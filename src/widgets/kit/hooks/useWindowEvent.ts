import { useEffect } from 'react';
import { useLatest } from './useLatest';

/** Calls the listener at each event of the window, such as `pagehide`, while the component is mounted. */
export function useWindowEvent<Type extends keyof WindowEventMap>(
  type: Type,
  listener: (event: WindowEventMap[Type]) => void,
): void {
  const latestListener = useLatest(listener);
  useEffect(() => {
    const onEvent = (event: WindowEventMap[Type]) => latestListener.current(event);
    window.addEventListener(type, onEvent);
    return () => window.removeEventListener(type, onEvent);
  }, [type, latestListener]);
}
