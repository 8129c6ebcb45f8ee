import { useCallback, useContext, useSyncExternalStore } from 'react';
import { MountElement } from './MountElement';

/** What the page says in an attribute of the mount point, also when it says so later; null when it says nothing. */
export function useMountAttribute(name: `data-${string}`): string | null {
  const element = useContext(MountElement);
  const watch = useCallback(
    (tell: () => void) => {
      if (!element) return () => {};
      const observer = new MutationObserver(tell);
      observer.observe(element, { attributes: true, attributeFilter: [name] });
      return () => observer.disconnect();
    },
    [element, name],
  );
  return useSyncExternalStore(
    watch,
    () => element?.getAttribute(name) ?? null,
    () => null,
  );
}
