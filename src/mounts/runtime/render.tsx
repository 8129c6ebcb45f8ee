import '../../widgets/kit/tokens.css';
import '../../widgets/kit/base.css';
import '../../widgets/kit/form.css';
import { type ComponentType, startTransition } from 'react';
import { flushSync } from 'react-dom';
import { createRoot, hydrateRoot, type Root } from 'react-dom/client';
import { adoptTaken } from '../../api/address';
import { warmUp } from '../../api/request';
import { startSession } from '../../api/session';
import type { Words } from '../../i18n/loadPart';
import type { Locale } from '../../i18n/locale';
import { loadNoticeWords } from '../../i18n/words';
import type { RenderOptions } from '../runtimeLink';
import { isAhead, stampOf } from './ahead';
import { tellCrash } from './crashes';
import { onFirstTouch } from './firstTouch';
import { startOutlets } from './outlets';
import { takePresses } from './presses';
import { inSlices } from './slices';
import { Tree } from './Tree';

/** What a mount point shows. A widget takes nothing: whatever it needs to know, it asks the session or the page for. */
export type Widget = ComponentType;

const mountedSoFar = new Map<string, number>();

/** Ids of the second widget of a name differ from those of the first, and a first one's are the same on every page. */
function idPrefix(name: string): string {
  const nth = (mountedSoFar.get(name) ?? 0) + 1;
  mountedSoFar.set(name, nth);
  return nth === 1 ? `rw-${name}-` : `rw-${name}-${nth}-`;
}

/** Fetches what nobody needs in order to see and type; whoever needs it first asks again, and tells. */
function fetchTheRest(locale: Locale): void {
  for (const later of [warmUp(), loadNoticeWords(locale)]) later.catch(() => {});
}

/** Renders a widget into its mount point when its turn has come; answers how to take it away again. */
export function render([Widget, words]: readonly [Widget, Words], options: RenderOptions): () => void {
  const { element, name, locale, secrets, files, onReady } = options;
  // Most of those who see a page do nothing with it: they download no more than what they see.
  const forgoTouch = onFirstTouch(element, () => fetchTheRest(locale));
  const onCrash = tellCrash(element, options.onCrash);
  adoptTaken(secrets);
  startSession();
  startOutlets();
  let catchUp: (() => void) | undefined;
  // Not within React's own work; and an effect of the first commit would undo what a press has done.
  const whenSettled = () => void (catchUp && setTimeout(catchUp));
  const tree = (
    <Tree element={element} locale={locale} words={words} onReady={onReady} onSettled={whenSettled} onCrash={onCrash}>
      <Widget />
    </Tree>
  );
  const prefix = idPrefix(name);
  const rootOptions = { identifierPrefix: prefix, onCaughtError: onCrash, onUncaughtError: onCrash };
  let root: Root | undefined;
  const begin = () => {
    // Ids in markup rendered ahead are those of a first widget: a second one of its name is rendered anew if it has any.
    const hasOwnIds = prefix === `rw-${name}-` || !element.querySelector('[id]');
    if (hasOwnIds && isAhead(element, stampOf(locale, files))) {
      catchUp = takePresses(element);
      // In pieces: what a visitor types meanwhile is not kept waiting.
      startTransition(() => {
        root = hydrateRoot(element, tree, rootOptions);
      });
    } else {
      const fresh = createRoot(element, rootOptions);
      root = fresh;
      // Rendered here and now: what React puts off, it keeps a list of, which it goes through again for each root.
      flushSync(() => fresh.render(tree));
    }
  };
  const forgo = inSlices(() => {
    try {
      begin();
    } catch (error) {
      onCrash(error);
    }
  });
  return () => {
    forgoTouch();
    forgo();
    root?.unmount();
  };
}
