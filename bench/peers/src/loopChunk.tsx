import { Widget } from 'bench-widget';
import { createRoot } from 'react-dom/client';

/** A root for each element, its props in an attribute. */
export function render(element: HTMLElement): void {
  const props = JSON.parse(element.dataset['props'] ?? '{}');
  createRoot(element).render(<Widget {...props} />);
}
