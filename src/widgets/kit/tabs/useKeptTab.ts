import { useContext, useEffect, useLayoutEffect, useState } from 'react';
import { onHistoryStep, readStepMark, replaceStepMark } from '../../../api/browser/stepHistory';
import { hasTypedText } from '../fields/hasTypedText';
import { MountElementContext } from '../hooks/MountElementContext';

/**
 * Returns the selected tab, at first the first one, and a function that selects another. A reload keeps it, and so do
 * Back and Forward to the page; a link to the page opens the first one.
 */
export function useKeptTab<Name extends string>(
  widget: 'invoice' | 'svc-query',
  names: readonly [Name, ...Name[]],
): [selected: Name, select: (name: Name) => void] {
  const [selected, setSelected] = useState(names[0]);
  const key = `${widget}.tab`;
  const element = useContext(MountElementContext);
  // Before the first paint, and not while rendering: prerendered markup has the first tab.
  // biome-ignore lint/correctness/useExhaustiveDependencies: later on, the visitor selects the tab
  useLayoutEffect(() => {
    const mark = readStepMark(key);
    const kept = names.find((name) => name === mark?.name);
    // A visitor who has typed into the first tab stays there.
    if (kept && !hasTypedText(element)) setSelected(kept);
  }, []);
  const keep = (name: Name) => {
    if ((readStepMark(key)?.name ?? names[0]) !== name) replaceStepMark(key, { name, id: '' });
  };
  // Another entry of this page, such as that of a hash link, may name another tab.
  useEffect(() => onHistoryStep(() => keep(selected)));
  const select = (name: Name) => {
    setSelected(name);
    keep(name);
  };
  return [selected, select];
}
