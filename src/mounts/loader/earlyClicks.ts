import { widgetRootSelector } from './widgetRootSelector';

/**
 * Marks the busy elements of prerendered markup as not busy. For buttons: the runtime does not replay their early click.
 */
export function endBusy(element: Element, tag: 'button' | ''): void {
  element.querySelectorAll(`${widgetRootSelector} ${tag}[aria-busy="true"]`).forEach((busy) => {
    busy.setAttribute('aria-busy', 'false');
  });
}

/**
 * Captures clicks on buttons of prerendered markup before React is attached. It marks the last clicked button of a
 * mount point as busy, and the runtime replays the click. Typing after a click cancels the pending click. If the widget
 * has failed to load, a click tries again.
 */
export function captureEarlyClicks(): void {
  const onEvent = (event: Event) => {
    const { target, type } = event;
    const isClick = type === 'click';
    const found =
      target instanceof Element &&
      target.closest(
        `[data-mount-state]:not([data-mount-state="ready"]) ${widgetRootSelector} ${isClick ? 'button' : ''}`,
      );
    if (!found) return;
    const mountPoint = found.closest('[data-mount-state]')!;
    endBusy(mountPoint, 'button');
    if (!isClick) return;
    // A browser without `method="dialog"` would submit the form, and React must see the click only once.
    event.preventDefault();
    event.stopPropagation();
    found.setAttribute('aria-busy', 'true');
    const retry = mountPoint.querySelector<HTMLElement>('.rw-mount-note button');
    if (retry) retry.click();
  };
  document.addEventListener('click', onEvent, true);
  document.addEventListener('input', onEvent, true);
}
