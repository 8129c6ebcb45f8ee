import { type ReactNode, type Ref, useEffect, useRef } from 'react';

/** The props that react-tabs passes to a tab. */
interface TabButtonProps {
  readonly id?: string;
  readonly selected?: boolean;
  /** True when the visitor has selected the tab by the keyboard; the tab then takes the focus. */
  readonly focus?: boolean;
  readonly tabRef?: Ref<HTMLButtonElement>;
  readonly children: ReactNode;
}

/** Renders a tab as a button. */
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
