import { report } from './api/browser/report';
import { isSupported } from './mounts/loader/isSupported';
import { startPage } from './mounts/loader/startPage';

// Only an object with `scan` is another copy of this script: an element with the id `widgets`, or a frame with this
// name, is found here as well. A frame is no `Object` of this page (A6).
const other = window.widgets;
if (other instanceof Object && typeof other.scan === 'function') {
  report(`version ${other.version} is on this page already`);
} else if (isSupported()) {
  window.widgets = startPage();
  // webpack's `chunkLoadingGlobal`: kept here so that `window` gets no second property. webpack assigns `push`. If a
  // page has frozen `Array.prototype`, that works only when the array has its own `push` already (A4).
  const chunks = Object.defineProperty([], 'push', { value: [].push, writable: true });
  Object.defineProperty(window.widgets, 'chunks', { value: chunks, writable: true });
}
