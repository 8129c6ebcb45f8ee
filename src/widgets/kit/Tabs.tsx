import './tabs.css';
import { type ReactNode, type Ref, useState } from 'react';
import { Tabs as Tabbed, TabList } from 'react-tabs';
import type { PlainMessageId } from '../../i18n/messageValues';
import { TabButton, TabContent } from './tabParts';
import { useWords } from './useWords';

interface Tab<Name extends string> {
  readonly name: Name;
  readonly label: PlainMessageId;
  readonly content: ReactNode;
}

interface TabsProps<Name extends string> {
  /** What the tabs choose between, for assistive technology. */
  readonly label: PlainMessageId;
  readonly tabs: readonly Tab<Name>[];
  readonly first?: Name;
  readonly onChange?: (name: Name) => void;
  /** The element that holds the tabs themselves. */
  readonly listRef?: Ref<HTMLUListElement>;
}

/** Tabs with the keyboard and roles of the ARIA pattern. A tab that is left is taken away, and what it held is gone. */
export function Tabs<Name extends string>({ label, tabs, first, onChange, listRef }: TabsProps<Name>) {
  const say = useWords();
  const firstAt = tabs.findIndex(({ name }) => name === first);
  // Kept here: what react-tabs keeps itself, an effect of its first commit sets once more, over a press that came between.
  const [chosenAt, setChosenAt] = useState(Math.max(firstAt, 0));
  return (
    <Tabbed
      className="rw-tabs"
      selectedIndex={chosenAt}
      onSelect={(index, last) => {
        setChosenAt(index);
        const chosen = tabs[index];
        if (chosen && index !== last) onChange?.(chosen.name);
      }}
    >
      <TabList ref={listRef} className="rw-tabs-list" aria-label={say(label)}>
        {tabs.map((tab) => (
          <TabButton key={tab.name}>{say(tab.label)}</TabButton>
        ))}
      </TabList>
      {tabs.map((tab) => (
        <TabContent key={tab.name} label={say(label)}>
          {tab.content}
        </TabContent>
      ))}
    </Tabbed>
  );
}
