import '../../widgets/kit/tokens.css';
import '../../widgets/kit/base.css';
import '../../widgets/kit/form.css';
import { type ComponentType, startTransition } from 'react';
import { flushSync } from 'react-dom';
import { createRoot, hydrateRoot, type Root } from 'react-dom/client';
import { adoptTaken } from '../../api/address';
import { report } from '../../api/report';
import { warmUp } from '../../api/request';
import { startSession } from '../../api/session';
import type { Words } from '../../i18n/loadPart';
import type { Locale } from '../../i18n/locale';
import { loadNoticeWords } from '../../i18n/words';
import type { RenderOptions } from '../runtimeLink';
import { widgetRoot } from '../widgetRoot';
import { isAhead, stampOf } from './ahead';
import { tellCrash } from './crashes';
import { onFirstTouch } from './firstTouch';
import { countRendered, startOutlets } from './outlets';
import { keepPresses } from './ownPresses';
import { inSlices } from './slices';
import { Tree } from './Tree';
import { prepareTakeover, type Takeover } from './takeover';

/** What a mount point shows. A widget takes nothing: whatever it needs to know, it asks the session or the page for. */
export type Widget = ComponentType;

/** What the ids of a page's first widget of a name begin with, as do those in markup rendered ahead. */
const firstPrefix = (name: string) => `rw-${name}-`;
const firstPrefixes = new Set<string>();
let others = 1;

/** What no other widget's ids on the page begin with. */
function takeIdPrefix(name: string): string {
  const first = firstPrefix(name);
  if (firstPrefixes.has(first)) {
    others += 1;
    return `${first}${others}-`;
  }
  firstPrefixes.add(first);
  return first;
}

/** Fetches what nobody needs in order to see and type; whoever needs it first asks again, and tells. */
function fetchTheRest(locale: Locale): void {
  for (const later of [warmUp(), loadNoticeWords(locale)]) later.catch(() => {});
}

/** Renders a widget into its mount point when its turn has come; answers how to take it away again. */
export function render([Widget, words]: readonly [Widget, Words], options: RenderOptions): () => void {
  const { element, name, locale, secrets, files } = options;
  // Most of those who see a page do nothing with it: they download no more than what they see.
  const forgoTouch = onFirstTouch(element, () => fetchTheRest(locale));
  const passPresses = keepPresses(element);
  const onCrash = tellCrash(element, options.onCrash);
  adoptTaken(secrets);
  startOutlets();
  countRendered(1);
  startSession();
  let takeover: Takeover | undefined;
  const onReady = () => {
    options.onReady();
    takeover?.onCommit();
  };
  // Not within React's own work; and an effect of the first commit would undo what a press has done.
  const onSettled = () => void (takeover && setTimeout(takeover.catchUp));
  const tree = (
    <Tree element={element} locale={locale} words={words} onReady={onReady} onSettled={onSettled} onCrash={onCrash}>
      <Widget />
    </Tree>
  );
  const prefix = takeIdPrefix(name);
  const rootOptions = {
    identifierPrefix: prefix,
    onCaughtError: onCrash,
    onUncaughtError: onCrash,
    onRecoverableError: () => report(`${name}: what was rendered ahead had been changed, and was rendered anew`),
  };
  let root: Root | undefined;
  const begin = () => {
    // Ids in markup rendered ahead are those of a first widget: a second one of its name is rendered anew if it has any.
    const hasOwnIds = prefix === firstPrefix(name) || !element.querySelector('[id],[aria-controls]');
    if (hasOwnIds && isAhead(element, stampOf(locale, name, files))) {
      takeover = prepareTakeover(element);
      // In pieces: what a visitor types meanwhile is not kept waiting.
      startTransition(() => {
        root = hydrateRoot(element, tree, rootOptions);
      });
    } else {
      if (element.querySelector(widgetRoot)) {
        report(`${name}: what was rendered ahead is not for this build or place: replaced`);
      }
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
    passPresses();
    countRendered(-1);
    forgo();
    root?.unmount();
    firstPrefixes.delete(prefix);
  };
}
