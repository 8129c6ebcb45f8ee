import { Widget } from 'bench-widget';
import { createRoot } from 'react-dom/client';

/** Creates a root for each element; an attribute holds the props. */
export function render(element: HTMLElement): void {
  const props = JSON.parse(element.dataset['props'] ?? '{}');
  createRoot(element).render(<Widget {...props} />);
}
