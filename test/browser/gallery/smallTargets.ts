import type { Page } from '@playwright/test';

/**
 * Returns the controls of a page's widgets whose target is below 24 px in width or height, as lines. A link inside a sentence
 * may be smaller (WCAG 2.5.8). A check box and its label are one target.
 */
export const findSmallTargets = (page: Page): Promise<string[]> =>
  page.locator('[data-mount] :is(a[href], button, input, select, [role="tab"], summary)').evaluateAll((controls) =>
    controls.flatMap((control) => {
      const isShown = control.checkVisibility({ visibilityProperty: true, opacityProperty: true });
      const isInSentence =
        getComputedStyle(control).display === 'inline' &&
        [...(control.parentElement?.childNodes ?? [])].some((node) => node !== control && node.textContent?.trim());
      if (!isShown || isInSentence) return [];
      const labels = control.matches('.rw-check-box') ? [...((control as HTMLInputElement).labels ?? [])] : [];
      const parts = [control, ...labels];
      control.scrollIntoView({ block: 'center', behavior: 'instant' });
      const boxes = parts.map((part) => part.getBoundingClientRect());
      const left = Math.min(...boxes.map((box) => box.left));
      const top = Math.min(...boxes.map((box) => box.top));
      const width = Math.max(...boxes.map((box) => box.right)) - left;
      const height = Math.max(...boxes.map((box) => box.bottom)) - top;
      const isHit = (x: number, y: number) => {
        const hit = document.elementFromPoint(left + width / 2 + x, top + height / 2 + y);
        return parts.some((part) => part.contains(hit));
      };
      const isLarge = (size: number, x: number, y: number) => size >= 24 || (isHit(-x, -y) && isHit(x, y));
      const hasRoom = isLarge(width, 11.5, 0) && isLarge(height, 0, 11.5);
      return hasRoom ? [] : [`${Math.round(width)} x ${Math.round(height)}: ${control.outerHTML.slice(0, 160)}`];
    }),
  );
