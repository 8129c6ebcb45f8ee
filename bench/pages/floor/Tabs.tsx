import { type KeyboardEvent, type ReactNode, useId, useState } from 'react';
import { useMessages } from './fields';

interface Tab {
  readonly label: string;
  readonly content: ReactNode;
}

/** Renders two tabs by the ARIA pattern; arrow keys move between them. */
export function Tabs({ label, tabs }: { readonly label: string; readonly tabs: readonly [Tab, Tab] }) {
  const t = useMessages();
  const id = useId();
  const [at, setAt] = useState(0);

  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    if (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight') return;
    const next = 1 - at;
    setAt(next);
    event.currentTarget.querySelectorAll('button')[next]?.focus();
  };

  return (
    <div className="rw-tabs">
      <div className="rw-tabs-list" role="tablist" aria-label={t(label)} onKeyDown={onKeyDown}>
        {tabs.map((tab, index) => (
          <button
            key={tab.label}
            type="button"
            role="tab"
            id={`${id}-tab-${index}`}
            className="rw-tabs-tab"
            aria-selected={index === at}
            aria-controls={`${id}-panel`}
            tabIndex={index === at ? 0 : -1}
            onClick={() => setAt(index)}
          >
            {t(tab.label)}
          </button>
        ))}
      </div>
      <div key={at} className="rw-tabs-panel" role="tabpanel" id={`${id}-panel`} aria-label={t(label)}>
        {tabs[at]?.content}
      </div>
    </div>
  );
}
