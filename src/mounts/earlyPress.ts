/** What every widget has around it: in a mount point that is not ready, it was rendered ahead. */
export const ahead = '.rw';

/**
 * Hears the buttons that are pressed in markup rendered ahead while nothing is behind them yet, and marks them as busy:
 * the runtime catches up on what is marked. Where the widget did not come, a press asks for it again.
 */
export function hearPresses(): void {
  const listen = (event: Event) => {
    const button = (event.target as Element).closest?.(
      `[data-mount-state]:not([data-mount-state="ready"]) ${ahead} button`,
    );
    if (!button) return;
    // A browser that does not know the form's method would load the page anew; and React is to hear of it once.
    event.preventDefault();
    event.stopPropagation();
    button.setAttribute('aria-busy', 'true');
    button.closest('[data-mount-state]')!.querySelector<HTMLElement>('.rw-mount-note button')?.click();
  };
  document.addEventListener('click', listen, true);
}
