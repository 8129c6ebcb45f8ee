/** What every widget has around it: in a mount point that is not ready, it was rendered ahead. */
export const widgetRoot = '.rw';
