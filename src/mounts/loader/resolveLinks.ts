import { absoluteUrl } from '../../api/browser/address';
import { widgetRootSelector } from './widgetRootSelector';

/** Makes the links of prerendered markup absolute, as the page may contain `<base href>` (M4). */
export function resolveLinks(element: Element): void {
  element.querySelectorAll<HTMLAnchorElement>(`${widgetRootSelector} [href^="/"]`).forEach((link) => {
    link.href = absoluteUrl(link.getAttribute('href')!);
  });
}
