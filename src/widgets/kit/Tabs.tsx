import './tabs.css';
import type { ReactNode, Ref } from 'react';
import { Tabs as Tabbed, TabList } from 'react-tabs';
import type { MessageId } from '../../i18n/messages';
import type { MessageValues } from '../../i18n/messageValues';
import { TabButton, TabContent } from './tabParts';
import { useWords } from './useWords';

interface Tab<Name extends string> {
  readonly name: Name;
  readonly label: Exclude<MessageId, keyof MessageValues>;
  readonly content: ReactNode;
}

interface TabsProps<Name extends string> {
  /** What the tabs choose between, for assistive technology. */
  readonly label: Exclude<MessageId, keyof MessageValues>;
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
  return (
    <Tabbed
      className="rw-tabs"
      defaultIndex={Math.max(firstAt, 0)}
      onSelect={(index, last) => {
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
