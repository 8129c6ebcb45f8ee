import './tabs.css';
import { type ReactNode, useState } from 'react';
import { Tabs as Tabbed, TabList } from 'react-tabs';
import type { PlainMessageId } from '../../../i18n/messageValues';
import { useMessages } from '../hooks/useMessages';
import { TabButton } from './TabButton';
import { TabPanel } from './TabPanel';

interface Tab<Name extends string> {
  readonly name: Name;
  readonly label: PlainMessageId;
  readonly content: ReactNode;
}

interface TabsProps<Name extends string> {
  /** The name of the tab list, for assistive technology. */
  readonly label: PlainMessageId;
  readonly tabs: readonly Tab<Name>[];
  /**
   * The selected tab, where the caller keeps it. By default the tabs keep it, and the first one is selected at first.
   */
  readonly selected?: Name;
  readonly onChange?: (name: Name) => void;
}

/**
 * Renders tabs after the ARIA tabs pattern. Only the selected panel is mounted; unmounting a panel discards its state.
 */
export function Tabs<Name extends string>({ label, tabs, selected, onChange }: TabsProps<Name>) {
  const t = useMessages();
  // Controlled: an effect of the first commit of react-tabs sets its own state again, which would undo an early click.
  const [ownIndex, setOwnIndex] = useState(0);
  const selectedIndex = selected === undefined ? ownIndex : tabs.findIndex(({ name }) => name === selected);
  return (
    <Tabbed
      className="rw-tabs"
      selectedIndex={selectedIndex}
      onSelect={(index, lastIndex) => {
        setOwnIndex(index);
        if (index !== lastIndex) onChange?.(tabs[index]!.name);
      }}
    >
      <TabList className="rw-tabs-list" aria-label={t(label)}>
        {tabs.map((tab) => (
          <TabButton key={tab.name}>{t(tab.label)}</TabButton>
        ))}
      </TabList>
      {tabs.map((tab) => (
        <TabPanel key={tab.name} label={t(label)}>
          {tab.content}
        </TabPanel>
      ))}
    </Tabbed>
  );
}
