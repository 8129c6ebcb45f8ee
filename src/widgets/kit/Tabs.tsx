import './tabs.css';
import * as Radix from '@radix-ui/react-tabs';
import type { ReactNode, Ref } from 'react';
import type { MessageId } from '../../i18n/messages';
import type { MessageValues } from '../../i18n/messageValues';
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
  readonly listRef?: Ref<HTMLDivElement>;
}

/** Tabs with the keyboard and roles of the ARIA pattern. A tab that is left is taken away, and what it held is gone. */
export function Tabs<Name extends string>({ label, tabs, first, onChange, listRef }: TabsProps<Name>) {
  const say = useWords();
  return (
    <Radix.Root
      className="rw-tabs"
      defaultValue={first ?? tabs[0]?.name ?? ''}
      onValueChange={(name) => onChange?.(name as Name)}
    >
      {/* Its styles are taken out here and below: in markup rendered ahead, a page's policy forbids them. */}
      <Radix.List ref={listRef ?? null} className="rw-tabs-list" aria-label={say(label)} style={{ outline: undefined }}>
        {tabs.map((tab) => (
          <Radix.Trigger key={tab.name} className="rw-tabs-tab" value={tab.name}>
            {say(tab.label)}
          </Radix.Trigger>
        ))}
      </Radix.List>
      {tabs.map((tab) => (
        // Named for what it is for: a tab may be called like a field in it, and then neither could be told by its name.
        <Radix.Content
          key={tab.name}
          className="rw-tabs-panel"
          value={tab.name}
          aria-label={say(label)}
          aria-labelledby={undefined}
          asChild
        >
          <div style={{ animationDuration: undefined }}>{tab.content}</div>
        </Radix.Content>
      ))}
    </Radix.Root>
  );
}
