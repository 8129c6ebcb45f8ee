import type { MountName } from '../../src/mounts/registry';
import { html } from '../site/html';
import { getLayoutMounts } from '../site/layout';
import { mountPoint } from '../site/mounts';
import type { Route } from '../site/page';

/** Returns a page with the title of another, which shows one widget alone. */
export function widgetRoute({ path, title }: Route, widget: MountName): Route {
  const isInLayout = getLayoutMounts('widget').includes(widget);
  return {
    path,
    title,
    layout: 'widget',
    mounts: isInLayout ? [] : [widget],
    content: (page) => html`
    <div class="widget-slot">${isInLayout ? undefined : mountPoint(widget, page)}</div>`,
  };
}
