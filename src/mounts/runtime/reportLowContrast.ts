import { report } from '../../api/browser/report';
import { findLowContrast } from '../../widgets/kit/theme/lowContrast';
import { widgetRootSelector } from '../loader/widgetRootSelector';

/** Reports the colours of the page's custom properties that are hard to read on each other (A5). */
export function reportLowContrast(): void {
  const messages = [...document.querySelectorAll(widgetRootSelector)]
    .flatMap(findLowContrast)
    .map(({ text, background, contrast }) => `${text} on ${background} has a contrast of only ${contrast}:1`);
  for (const message of new Set(messages)) report(`${message}: set both colours`);
}
