import { useContext, useLayoutEffect, useState } from 'react';
import { readStorage, writeStorage } from '../../../api/storage/storage';
import { hasTypedText } from '../fields/hasTypedText';
import { MountElementContext } from '../hooks/MountElementContext';

/**
 * Returns the selected tab, at first the first one, and a function that selects another. A reload keeps it.
 */
export function useKeptTab<Name extends string>(
  widget: 'invoice' | 'svc-query',
  names: readonly [Name, ...Name[]],
): [selected: Name, select: (name: Name) => void] {
  const [selected, setSelected] = useState(names[0]);
  const storageKey = `tab.${widget}`;
  const element = useContext(MountElementContext);
  // Before the first paint, and not while rendering: prerendered markup has the first tab.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only a reload restores the tab
  useLayoutEffect(() => {
    const kept = names.find((name) => name === readStorage('tab', storageKey));
    // A visitor who has typed into the first tab stays there.
    if (kept && !hasTypedText(element)) setSelected(kept);
  }, []);
  const select = (name: Name) => {
    setSelected(name);
    writeStorage('tab', storageKey, name);
  };
  return [selected, select];
}
