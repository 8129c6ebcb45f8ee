import type { ReactNode } from 'react';

/** The props that react-tabs passes to a panel. */
interface TabPanelProps {
  readonly id?: string;
  readonly selected?: boolean;
  /** The name of the tab list. */
  readonly label: string;
  readonly children: ReactNode;
}

/**
 * Renders the panel of a tab; empty unless the tab is selected. The panel has the name of the tab list instead of its
 * tab: a tab may have the same name as a field in its panel, which would make both names ambiguous. The panel is no tab
 * stop: its first control is the next one.
 */
export function TabPanel({ id, selected = false, label, children }: TabPanelProps) {
  return (
    <div role="tabpanel" id={`${id}-panel`} aria-label={label} hidden={!selected}>
      {selected ? children : null}
    </div>
  );
}
TabPanel.tabsRole = 'TabPanel';
