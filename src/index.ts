import { report } from './api/report';
import { version } from './api/version';
import { isSupported } from './mounts/isSupported';
import { startPage, type Widgets } from './mounts/Page';

declare global {
  interface Window {
    widgets?: Widgets;
  }
}

// An element with the id `widgets` would stand under the same name: only what can scan is one of us.
const other = window.widgets;
if (other && typeof other.scan === 'function') {
  report(`version ${other.version} is on this page already: ${version} stands down`);
} else if (isSupported()) {
  window.widgets = startPage();
  // Where webpack's chunks meet (`chunkLoadingGlobal`); nothing else is put on `window`. Webpack gives the list a `push`
  // of its own, which on a page that froze `Array.prototype` works only on top of an own one (A4).
  const chunks: unknown[] = [];
  Object.defineProperty(chunks, 'push', { value: chunks.push, writable: true });
  Object.defineProperty(window.widgets, 'chunks', { value: chunks, writable: true });
}
