import { type ReactNode, type Ref, useEffect, useRef } from 'react';

/** What react-tabs hands to a tab of ours. */
interface TabButtonProps {
  readonly id?: string;
  readonly selected?: boolean;
  /** True when the tab has been chosen by the keyboard, and the focus is to follow. */
  readonly focus?: boolean;
  readonly tabRef?: Ref<HTMLButtonElement>;
  readonly children: ReactNode;
}

/** A tab. */
export function TabButton({ id, selected = false, focus = false, tabRef, children }: TabButtonProps) {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (selected && focus) button.current?.focus();
  }, [selected, focus]);
  return (
    <button
      ref={(element) => {
        button.current = element;
        if (typeof tabRef === 'function') tabRef(element);
      }}
      type="button"
      role="tab"
      className="rw-tabs-tab"
      id={`${id}-tab`}
      aria-selected={selected}
      aria-controls={`${id}-panel`}
      tabIndex={selected ? 0 : -1}
      data-rttab
    >
      {children}
    </button>
  );
}
TabButton.tabsRole = 'Tab';

/** What react-tabs hands to a panel of ours. */
interface TabContentProps {
  readonly id?: string;
  readonly selected?: boolean;
  /** What the tabs choose between. */
  readonly label: string;
  readonly children: ReactNode;
}

/**
 * What a tab leads to. It is named for what the tabs choose between: a tab may be called like a field in its panel, and
 * then neither could be told by its name.
 */
export function TabContent({ id, selected = false, label, children }: TabContentProps) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: the ARIA pattern: a panel can be reached by the keyboard
    <div role="tabpanel" id={`${id}-panel`} aria-label={label} tabIndex={0} hidden={!selected}>
      {selected ? children : null}
    </div>
  );
}
TabContent.tabsRole = 'TabPanel';
