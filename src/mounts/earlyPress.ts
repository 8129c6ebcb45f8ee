import { widgetRoot } from './widgetRoot';

/**
 * Takes back what was pressed in the markup rendered ahead of a mount point: the mark of a button, and what the browser
 * knows of a form that was submitted, which a copy of the form's witness (`widgets/kit/Form.tsx`) does not know.
 */
export function withdrawPresses(element: Element): void {
  element.querySelectorAll(`${widgetRoot} button[aria-busy="true"],${widgetRoot} textarea`).forEach((pressed) => {
    pressed.setAttribute('aria-busy', 'false');
    if (pressed.matches('textarea')) pressed.parentNode!.replaceChild(pressed.cloneNode(), pressed);
  });
}

/**
 * Hears the buttons that are pressed in markup rendered ahead while nothing is behind them yet, and marks the last one as
 * busy: the runtime catches up on it. Who types on after a press has not meant it yet. Where the widget did not come, a
 * press asks for it again.
 */
export function hearPresses(): void {
  const listen = (event: Event) => {
    const { target, type } = event;
    const isPress = type === 'click';
    const found =
      target instanceof Element &&
      target.closest(`[data-mount-state]:not([data-mount-state="ready"]) ${widgetRoot} ${isPress ? 'button' : '*'}`);
    if (!found) return;
    const point = found.closest('[data-mount-state]')!;
    withdrawPresses(point);
    if (!isPress) return;
    // A browser that does not know the form's method would load the page anew; and React is to hear of it once.
    event.preventDefault();
    event.stopPropagation();
    found.setAttribute('aria-busy', 'true');
    const retry = point.querySelector<HTMLElement>('.rw-mount-note button');
    if (retry) retry.click();
  };
  document.addEventListener('click', listen, true);
  document.addEventListener('input', listen, true);
}
