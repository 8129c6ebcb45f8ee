import './tabs.css';
import { type ReactNode, type Ref, useLayoutEffect, useState } from 'react';
import { Tabs as Tabbed, TabList } from 'react-tabs';
import { readStorage, writeStorage } from '../../../api/browser/storage';
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
  /** The tab that is selected at first, and again when it changes; the first of `tabs` by default. */
  readonly first?: Name;
  readonly onChange?: (name: Name) => void;
  /** The key under which the browser tab keeps the selected one for a reload; nothing is kept by default. */
  readonly keepAs?: 'invoice' | 'svc-query';
  /** A ref to the element with the tabs. */
  readonly listRef?: Ref<HTMLUListElement>;
}

/** Renders tabs after the ARIA tabs pattern. Only the selected panel is mounted; unmounting a panel discards its state. */
export function Tabs<Name extends string>({ label, tabs, first, onChange, keepAs, listRef }: TabsProps<Name>) {
  const t = useMessages();
  const firstIndex = tabs.findIndex(({ name }) => name === first);
  // Controlled: an effect of the first commit of react-tabs sets its own state again, which would undo an early click.
  const [selectedIndex, setSelectedIndex] = useState(Math.max(firstIndex, 0));
  const [shownFirst, setShownFirst] = useState(first);
  if (shownFirst !== first) {
    setShownFirst(first);
    setSelectedIndex(firstIndex);
  }
  const storageKey = keepAs === undefined ? null : `tab.${keepAs}`;

  // Before the first paint, and not while rendering: prerendered markup has the first tab.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only a reload restores the tab
  useLayoutEffect(() => {
    const kept = storageKey === null ? null : readStorage('tab', storageKey);
    const index = tabs.findIndex(({ name }) => name === kept);
    if (index < 0 || index === selectedIndex) return;
    setSelectedIndex(index);
    onChange?.(tabs[index]!.name);
  }, []);

  return (
    <Tabbed
      className="rw-tabs"
      selectedIndex={selectedIndex}
      onSelect={(index, lastIndex) => {
        setSelectedIndex(index);
        const selected = tabs[index];
        if (!selected || index === lastIndex) return;
        if (storageKey !== null) writeStorage('tab', storageKey, selected.name);
        onChange?.(selected.name);
      }}
    >
      <TabList ref={listRef} className="rw-tabs-list" aria-label={t(label)}>
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
