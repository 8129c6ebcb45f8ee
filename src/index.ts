import { report, version } from './api/report';
import { isSupported } from './mounts/isSupported';
import { startPage, type Widgets } from './mounts/Page';

declare global {
  interface Window {
    widgets?: Widgets;
  }
}

// An element with the id `widgets` would stand under the same name: only what can scan is one of us.
if (typeof window.widgets?.scan === 'function') {
  report(`version ${window.widgets.version} is on this page already: ${version} stands down`);
} else if (isSupported()) {
  window.widgets = startPage();
}
