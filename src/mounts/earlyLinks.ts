import { atSite } from '../api/address';
import { widgetRoot } from './widgetRoot';

/** Completes the links of markup rendered ahead, which knows no site: the page may hold `<base href>` (M4). */
export function completeLinks(element: Element): void {
  element.querySelectorAll<HTMLAnchorElement>(`${widgetRoot} [href^="/"]`).forEach((link) => {
    link.href = atSite(link.getAttribute('href')!);
  });
}
