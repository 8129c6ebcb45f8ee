import { pagePath } from '../../api/browser/address';
import { pendingRequests } from '../../api/http/activity';
import { loadNoticeMessages } from '../../i18n/loadMessages';
import { localeOf } from '../../i18n/locale';
import { lateLoads } from '../../lib/lateLoads';
import type { FetchFiles } from '../loader/loadRuntime';
import { addMissingOutlet } from './outlets';

const ignore = () => {};

/**
 * Loads what the widgets of the page can need later: the texts of notices, the outlets, and the parts of flows. A
 * failure is ignored, as each of them is loaded again when it is needed.
 *
 * This file is in the chunk of the HTTP client, which is thereby loaded as well, and costs nothing at the start.
 */
export function loadLateFiles(fetchFiles: FetchFiles): void {
  const locale = localeOf(pagePath());
  // A page that contains its style sheets may have a policy which blocks those of the outlets.
  const outlets = document.querySelector('style[data-href]') ? [] : (['notification', 'loading'] as const);
  const loads = [
    () => loadNoticeMessages(locale),
    ...outlets.map((name) => () => fetchFiles(name, locale)),
    ...lateLoads(),
  ];
  for (const load of loads) load().catch(ignore);
}

/**
 * Adds the loading bar if the page has none and a request is pending. Waits for its files: without them, the loader's
 * note about a failed mount point would stand at the end of the page.
 */
export function addLoadingBar(fetchFiles: FetchFiles): void {
  fetchFiles('loading', localeOf(pagePath())).then(() => {
    if (pendingRequests.get() > 0) addMissingOutlet('loading');
  }, ignore);
}
