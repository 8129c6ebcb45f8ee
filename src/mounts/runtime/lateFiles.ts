import { pagePath } from '../../api/browser/address';
import { whenIdle } from '../../api/browser/whenIdle';
import { pendingRequests } from '../../api/http/activity';
import { loadNoticeMessages } from '../../i18n/loadMessages';
import { localeOf } from '../../i18n/locale';
import { addLateLoad, runLateLoads } from '../../lib/lateLoads';
import { setsTextColour } from '../../widgets/kit/theme/textColours';
import type { FetchFiles } from '../loader/loadRuntime';
import { widgetRootSelector } from '../loader/widgetRootSelector';
import { addMissingOutlet } from './outlets';

const ignore = () => {};

/** Reports colours that are hard to read; only a page that sets some loads what this takes. */
async function checkColours(): Promise<void> {
  if (![...document.querySelectorAll(widgetRootSelector)].some(setsTextColour)) return;
  const { reportLowContrast } = await import(/* webpackChunkName: "low-contrast" */ './reportLowContrast');
  reportLowContrast();
}

/**
 * Loads what the widgets of the page can need later: the texts of notices, the outlets, and the parts of flows, also of
 * widgets that are mounted later. Reports colours that are hard to read.
 *
 * This file is in the chunk of the HTTP client, which is thereby loaded as well. So neither delays the first widget.
 */
export function loadLateFiles(fetchFiles: FetchFiles): void {
  const locale = localeOf(pagePath());
  // A page that contains its style sheets may have a policy which blocks those of the outlets.
  const outlets = document.querySelector('style[data-href]') ? [] : (['notification', 'loading'] as const);
  addLateLoad(() => loadNoticeMessages(locale));
  for (const name of outlets) addLateLoad(() => fetchFiles(name, locale));
  addLateLoad(checkColours);
  runLateLoads(whenIdle);
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
