/* The part of the panel about the mount points of the page. */
import { createElement, replaceChildren, section } from './elements.js';
import { texts } from './texts.js';

const mounts = createElement('div', {
  class: 'qa-scroll',
  tabindex: '0',
  role: 'region',
  'aria-label': texts.mounts,
});

/** Shows the mount points with their states of now. */
export const showMounts = () => {
  const rows = 'widgets' in window && 'status' in window.widgets ? window.widgets.status() : [];
  if (rows.length === 0) {
    replaceChildren(mounts, createElement('p', {}, texts.noMounts));
    return;
  }
  const cells = (row) => [row.name, row.state, row.ms === null ? '' : String(row.ms), row.error || ''];
  const header = createElement('tr', {}, ...texts.columns.map((name) => createElement('th', { scope: 'col' }, name)));
  const body = rows.map((row) => createElement('tr', {}, ...cells(row).map((cell) => createElement('td', {}, cell))));
  replaceChildren(
    mounts,
    createElement('table', {}, createElement('thead', {}, header), createElement('tbody', {}, ...body)),
  );
};

/** The part, with what `showMounts` has found. */
export const mountSection = section(texts.mounts, mounts);
