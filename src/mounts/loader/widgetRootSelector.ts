/** The selector of a widget's root element. In a mount point that is not ready, it finds prerendered markup. */
export const widgetRootSelector = '.rw';
