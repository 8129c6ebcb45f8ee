import { type ComponentType, type ReactNode, useEffect } from 'react';
import { createRoot } from 'react-dom/client';
import { IntlProvider, type MessageFormatElement } from 'react-intl';

interface TreeProps {
  readonly words: Record<string, MessageFormatElement[]>;
  readonly children: ReactNode;
}

/** What stands around a form. */
export function Tree({ words, children }: TreeProps) {
  return (
    <IntlProvider locale="zh-CN" messages={words}>
      {children}
    </IntlProvider>
  );
}

/** Says that React has taken charge, in the way of the widgets: their measure is this one's too. */
function InCharge({ element }: { readonly element: Element }) {
  useEffect(() => element.setAttribute('data-mount-state', 'ready'), [element]);
  return null;
}

/** Renders a form into the page's `#form`. */
export function begin(Form: ComponentType, words: TreeProps['words']): void {
  const element = document.getElementById('form') as HTMLElement;
  createRoot(element).render(
    <Tree words={words}>
      <Form />
      <InCharge element={element} />
    </Tree>,
  );
}
