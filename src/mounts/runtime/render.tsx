import '../../widgets/kit/theme/tokens.css';
import '../../widgets/kit/theme/reset.css';
import '../../widgets/kit/theme/base.css';
import '../../widgets/kit/form/form.css';
import '../../widgets/kit/fields/field.css';
import '../../widgets/kit/ui/button.css';
import type { ComponentType } from 'react';
import { flushSync } from 'react-dom';
import { createRoot, hydrateRoot, type Root } from 'react-dom/client';
import { adoptSecrets } from '../../api/browser/address';
import { report } from '../../api/browser/report';
import { loadClient } from '../../api/http/request';
import { startSession } from '../../api/session/session';
import type { Messages } from '../../i18n/loadCatalogue';
import { loadNoticeMessages } from '../../i18n/loadMessages';
import type { Locale } from '../../i18n/locale';
import type { RenderOptions } from '../loader/loadRuntime';
import { widgetRootSelector } from '../loader/widgetRootSelector';
import { containClicks } from './containClicks';
import { onFirstInteraction } from './firstInteraction';
import { type Hydration, prepareHydration } from './hydration/prepareHydration';
import { buildStamp, hasPrerenderedMarkup, removeOtherNodes } from './hydration/prerenderedMarkup';
import { firstIdPrefix, freeIdPrefix, takeIdPrefix } from './idPrefix';
import { limitCrashes } from './limitCrashes';
import { countMounted } from './outlets';
import { runInTimeSlice } from './timeSlices';
import { WidgetTree } from './WidgetTree';

/** A widget's component. It takes no props: it reads the session, the page and its mount point itself. */
export type Widget = ComponentType;

/** Loads the HTTP client and the notices. A failure is ignored: both are loaded again when they are first needed. */
function preloadOnInteraction(locale: Locale): void {
  for (const loading of [loadClient(), loadNoticeMessages(locale)]) loading.catch(() => {});
}

/** Returns true when React can hydrate the markup: it is of this build, and no other widget of the page has its ids. */
function canHydrate({ element, name, locale, files }: RenderOptions, idPrefix: string): boolean {
  const hasOwnIds = idPrefix === firstIdPrefix(name) || !element.querySelector('[id],[aria-controls]');
  return hasOwnIds && hasPrerenderedMarkup(element, buildStamp(locale, name, files));
}

/** Renders a loaded widget into its mount point. Returns a function that unmounts it. */
export function render([Widget, messages]: readonly [Widget, Messages], options: RenderOptions): () => void {
  const { element, name, locale, secrets } = options;
  const stopWaiting = onFirstInteraction(element, () => preloadOnInteraction(locale));
  const releaseClicks = containClicks(element);
  const onCrash = limitCrashes(element, options.onCrash);
  adoptSecrets(secrets);
  countMounted(1);
  startSession();

  let root: Root | undefined;
  let hydration: Hydration | undefined;
  const onReady = () => {
    options.onReady();
    hydration?.onCommit();
  };
  // In its own task: outside React's work, as restoring values and replaying a click render again.
  const onEffects = () => {
    if (hydration) setTimeout(hydration.restore);
  };
  const tree = (
    <WidgetTree element={element} locale={locale} messages={messages} onReady={onReady} onEffects={onEffects}>
      <Widget />
    </WidgetTree>
  );
  const idPrefix = takeIdPrefix(name);
  const rootOptions = {
    identifierPrefix: idPrefix,
    onCaughtError: onCrash,
    onUncaughtError: onCrash,
    onRecoverableError: () => report(`${name}: the prerendered markup had been changed, and was rendered again`),
  };

  const start = () => {
    const hasMarkup = element.querySelector(widgetRootSelector) !== null;
    if (hasMarkup && canHydrate(options, idPrefix)) {
      removeOtherNodes(element);
      hydration = prepareHydration(element);
      // Synchronously: otherwise React waits for a later task, behind a frame and other scripts of the page.
      flushSync(() => {
        root = hydrateRoot(element, tree, rootOptions);
      });
      return;
    }
    if (hasMarkup) {
      report(`${name}: the prerendered markup is not of this build or place, and was replaced`);
    }
    // As React does at its first commit. If a page has patched the element and this throws, only this widget fails;
    // React would render no other widget after an error there (A1).
    element.textContent = '';
    const newRoot = createRoot(element, rootOptions);
    root = newRoot;
    // Synchronously: React searches its list of pending roots for each root that it adds.
    flushSync(() => newRoot.render(tree));
  };
  const cancelStart = runInTimeSlice(() => {
    try {
      start();
    } catch (error) {
      onCrash(error);
    }
  });

  return () => {
    stopWaiting();
    releaseClicks();
    countMounted(-1);
    cancelStart();
    root?.unmount();
    freeIdPrefix(idPrefix);
  };
}
