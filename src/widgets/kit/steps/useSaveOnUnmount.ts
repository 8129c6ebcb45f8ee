import { useLayoutEffect } from 'react';
import { useLatest } from '../hooks/useLatest';

/** Calls `save` when the form unmounts, for the form to write its values into the memory of its widget. */
export function useSaveOnUnmount(save: () => void): void {
  const latestSave = useLatest(save);
  // A layout effect, as its cleanup runs before React detaches the fields.
  useLayoutEffect(() => () => latestSave.current(), [latestSave]);
}
