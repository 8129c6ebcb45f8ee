import { append } from './element';
import type { InspectedElement } from './mountPoints';

/** Each colour has a contrast of at least 4.5 to white text. */
const colours = { ready: '#00754a', loading: '#0b5fff', failed: '#b3261e', ignored: '#7a4b00' } as const;

/** Draws a frame with name and state over each mount point that has a box. Frames take no clicks. */
export function drawOutlines(layer: Element, elements: readonly InspectedElement[]): void {
  layer.textContent = '';
  for (const { element, name, state, text } of elements) {
    const { left, top, width, height } = element.getBoundingClientRect();
    if (width === 0 && height === 0) continue;
    const frame = append(
      layer,
      'div',
      `position:fixed;box-sizing:border-box;pointer-events:none;left:${left}px;top:${top}px;width:${width}px;` +
        `height:${height}px;border:2px dashed ${colours[state]}`,
    );
    append(
      frame,
      'span',
      `position:absolute;left:0;top:0;max-width:100%;overflow:hidden;white-space:nowrap;text-overflow:ellipsis;` +
        `background:${colours[state]};color:#fff;font:12px/1.5 sans-serif;padding:0 4px`,
      `${name}: ${text}`,
    );
  }
}
