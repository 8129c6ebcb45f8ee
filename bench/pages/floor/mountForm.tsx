import { type ComponentType, type ReactNode, useEffect } from 'react';
import { createRoot } from 'react-dom/client';
import { IntlProvider, type MessageFormatElement } from 'react-intl';

interface FormProvidersProps {
  readonly messages: Record<string, MessageFormatElement[]>;
  readonly children: ReactNode;
}

/** Provides the messages of a form. */
export function FormProviders({ messages, children }: FormProvidersProps) {
  return (
    <IntlProvider locale="zh-CN" messages={messages}>
      {children}
    </IntlProvider>
  );
}

/** Sets `data-mount-state` like the widgets do once React is in control, so that the probe measures both alike. */
function ReadyMarker({ element }: { readonly element: Element }) {
  useEffect(() => element.setAttribute('data-mount-state', 'ready'), [element]);
  return null;
}

/** Renders a form into the page's `#form`. */
export function mountForm(Form: ComponentType, messages: FormProvidersProps['messages']): void {
  const element = document.getElementById('form') as HTMLElement;
  createRoot(element).render(
    <FormProviders messages={messages}>
      <Form />
      <ReadyMarker element={element} />
    </FormProviders>,
  );
}
