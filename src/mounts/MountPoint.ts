import { report } from '../api/report';
import type { Locale } from '../i18n/locale';
import { mountWords } from '../i18n/mountWords';
import { completeLinks } from './earlyLinks';
import { withdrawPresses } from './earlyPress';
import { filesOf } from './files';
import { listed } from './listed';
import type { MountName } from './registry';
import { prepare, type Render } from './runtimeLink';
import { takeAway } from './takeAway';
import { widgetRoot } from './widgetRoot';

type MountState = 'loading' | 'ready' | 'failed';

/** One mount point, as `window.widgets.status()` tells of it. */
export interface StatusRow {
  readonly name: string;
  readonly state: MountState;
  /** Milliseconds from the element's discovery to its widget's first commit; null before that. */
  readonly ms: number | null;
  /** What went wrong, for an engineer; null when nothing did. */
  readonly error: string | null;
}

/** One element's life: loading, then ready or failed. The page's own nodes stay until ready and come back on failed. */
export interface MountPoint {
  readonly name: MountName;
  readonly element: Element;
  /** Has its files fetched, and shows it; does nothing if that has begun already. */
  begin(): void;
  status(): StatusRow;
  /** Gives the element back as it was found. */
  leave(): void;
}

/** Milliseconds until a line says that the widget is still on its way. */
const slowAfter = 6000;

/** What an error may say of itself: its name, and for a file that did not come, which one. Never a visitor's data. */
function describe(error: unknown): string {
  if (!(error instanceof Error)) return 'Error';
  return error.name === 'ChunkLoadError' ? `ChunkLoadError: ${error.message}` : error.name;
}

function append<Tag extends 'div' | 'p' | 'button'>(to: Element, tag: Tag, text: string): HTMLElementTagNameMap[Tag] {
  const element = document.createElement(tag);
  element.textContent = text;
  return to.appendChild(element);
}

/** Starts the life of one mount point, which waits until it is begun. */
export function createMountPoint(
  element: Element,
  name: MountName,
  locale: Locale,
  secrets: Record<string, readonly string[]>,
): MountPoint {
  const words = mountWords(locale);
  const bornAt = performance.now();
  let now: MountState = 'loading';
  let readyAfter: number | null = null;
  let reason: string | null = null;
  let pageNodes: ChildNode[] = [];
  let unmount: (() => void) | null = null;
  let note: Element | null = null;
  let slowTimer: ReturnType<typeof setTimeout> | undefined;
  /** Each try has a number: what an abandoned one still brings is not used. */
  let attempt = 0;

  const become = (next: MountState) => {
    now = next;
    element.setAttribute('data-mount-state', next);
  };

  const say = (text: string, retry?: string | false) => {
    hush();
    note = append(element, 'div', '');
    note.className = 'rw-mount-note';
    append(note, 'p', text).setAttribute('aria-live', 'polite');
    if (retry) {
      const button = append(note, 'button', retry);
      button.type = 'button';
      button.style.minHeight = button.style.minWidth = '44px';
      button.addEventListener('click', start);
    }
  };

  const hush = () => {
    clearTimeout(slowTimer);
    if (note) takeAway(note);
    note = null;
  };

  const giveBack = () => {
    const leaving = unmount;
    unmount = null;
    if (!leaving) return;
    try {
      leaving();
    } catch {
      // It is gone all the same, and what is known of it already says more.
    }
    element.textContent = '';
    pageNodes.forEach((node) => {
      element.appendChild(node);
    });
  };

  const fail = (error: unknown, mayRetry: boolean) => {
    attempt += 1;
    reason = describe(error);
    giveBack();
    // Nothing will come of what was pressed in markup rendered ahead, nor of what it waits for.
    withdrawPresses(element);
    element.querySelectorAll(`${widgetRoot} [aria-busy="true"]`).forEach((busy) => {
      busy.setAttribute('aria-busy', 'false');
    });
    say(words.failed, mayRetry && words.retry);
    become('failed');
    report(`${name} failed: ${reason}`);
  };

  const show = (render: Render, mine: number) => {
    hush();
    // What is typed into a form that was rendered ahead does not come back once that was taken over or replaced; what an
    // editor put beside it does.
    pageNodes = listed<ChildNode>(
      element.querySelector(widgetRoot) ? element.querySelectorAll(`:scope>:not(${widgetRoot})`) : element.childNodes,
    );
    unmount = render({
      element,
      name,
      locale,
      secrets,
      files: filesOf(name, locale),
      onReady() {
        if (mine !== attempt) return;
        reason = null;
        readyAfter = Math.round(performance.now() - bornAt);
        become('ready');
      },
      onCrash(error, mayRetry) {
        if (mine === attempt) fail(error, mayRetry);
      },
    });
  };

  function start(): void {
    attempt += 1;
    const mine = attempt;
    hush();
    become('loading');
    slowTimer = setTimeout(() => say(words.slow), slowAfter);
    prepare(name, locale)
      .then((render) => {
        if (mine === attempt) show(render, mine);
      })
      .catch((error) => {
        if (mine === attempt) fail(error, true);
      });
  }

  completeLinks(element);
  become('loading');
  return {
    name,
    element,
    begin() {
      if (attempt === 0) start();
    },
    status: () => ({ name, state: now, ms: readyAfter, error: reason }),
    leave() {
      attempt += 1;
      hush();
      giveBack();
      element.removeAttribute('data-mount-state');
    },
  };
}
