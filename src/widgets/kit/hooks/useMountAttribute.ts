import { useCallback, useContext, useSyncExternalStore } from 'react';
import { MountElementContext } from './MountElementContext';

/** Returns an attribute of the mount point, null when it is absent. Renders again when the attribute changes. */
export function useMountAttribute(name: `data-${string}`): string | null {
  const element = useContext(MountElementContext);
  const subscribe = useCallback(
    (onChange: () => void) => {
      if (!element) return () => {};
      const observer = new MutationObserver(onChange);
      observer.observe(element, { attributes: true, attributeFilter: [name] });
      return () => observer.disconnect();
    },
    [element, name],
  );
  return useSyncExternalStore(
    subscribe,
    () => element?.getAttribute(name) ?? null,
    () => null,
  );
}
