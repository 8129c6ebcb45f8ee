import type { Locale } from '../i18n/locale';
import { mountWords } from '../i18n/mountWords';
import { ahead } from './earlyPress';
import { filesOf } from './files';
import type { MountName } from './registry';
import { type Prepared, prepare, type Runtime } from './runtimeLink';

export type MountState = 'loading' | 'ready' | 'failed';

/** One element's life: loading, then ready or failed. The page's own nodes stay until ready and come back on failed. */
export interface MountPoint {
  readonly name: MountName;
  readonly element: Element;
  state(): MountState;
  /** Milliseconds from the element's discovery to its widget's first commit; null before that. */
  millisecondsToReady(): number | null;
  /** What went wrong, for an engineer; null when nothing did. */
  error(): string | null;
  /** Gives the element back as it was found. */
  leave(): void;
}

/** Milliseconds until a line says that the widget is still on its way. */
const slowAfter = 6000;
/** So many crashes within a minute, and no further try is offered (A1). */
const mostCrashes = 3;
const crashWindow = 60000;

/** What an error may say of itself: its name, and for a file that did not come, which one. Never a visitor's data. */
function describe(error: unknown): string {
  if (!(error instanceof Error)) return 'Error';
  return error.name === 'ChunkLoadError' ? `ChunkLoadError: ${error.message}` : error.name;
}

/** Resolves once the parser is through: before that an element may still be without its last children. */
const parsed = () =>
  new Promise<void>((resolve) => {
    const look = () => {
      if (document.readyState === 'loading') return;
      document.removeEventListener('readystatechange', look);
      resolve();
    };
    document.addEventListener('readystatechange', look);
    look();
  });

/** Starts the life of one mount point. */
export function createMountPoint(
  element: Element,
  name: MountName,
  locale: Locale,
  secrets: Record<string, readonly string[]>,
  onFailed: (name: string, reason: string) => void,
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
  let crashes: number[] = [];
  /** Each try has a number: what an abandoned one still brings is not used. */
  let attempt = 0;

  const become = (next: MountState) => {
    now = next;
    element.setAttribute('data-mount-state', next);
  };

  const say = (text: string, retry?: string) => {
    hush();
    note = document.createElement('div');
    note.className = 'rw-mount-note';
    const line = note.appendChild(document.createElement('p'));
    line.setAttribute('aria-live', 'polite');
    line.textContent = text;
    if (retry) {
      const button = note.appendChild(document.createElement('button'));
      button.type = 'button';
      button.textContent = retry;
      button.style.minHeight = button.style.minWidth = '44px';
      button.addEventListener('click', start);
    }
    element.appendChild(note);
  };

  const hush = () => {
    clearTimeout(slowTimer);
    note?.parentNode?.removeChild(note);
    note = null;
  };

  const giveBack = () => {
    const leaving = unmount;
    unmount = null;
    if (!leaving) return;
    try {
      leaving();
    } catch (error) {
      reason = describe(error);
    }
    element.textContent = '';
    pageNodes.forEach((node) => {
      element.appendChild(node);
    });
  };

  const fail = (error: unknown, isCrash: boolean) => {
    attempt += 1;
    reason = describe(error);
    giveBack();
    const time = Date.now();
    if (isCrash) crashes = crashes.filter((at) => time - at < crashWindow).concat(time);
    say(words.failed, crashes.length < mostCrashes ? words.retry : undefined);
    become('failed');
    onFailed(name, reason);
  };

  const show = ({ runtime, prepared }: { runtime: Runtime; prepared: Prepared }, mine: number) => {
    hush();
    // What is typed into a form that was rendered ahead does not come back once that was taken over or replaced.
    pageNodes = element.querySelector(ahead) ? [] : Array.prototype.slice.call(element.childNodes);
    unmount = runtime.render(prepared, {
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
      onCrash(error) {
        // React is in the middle of its work: let it finish before its root is taken away.
        void Promise.resolve().then(() => {
          if (mine === attempt) fail(error, true);
        });
      },
    });
  };

  function start(): void {
    attempt += 1;
    const mine = attempt;
    hush();
    become('loading');
    slowTimer = setTimeout(() => say(words.slow), slowAfter);
    Promise.all([prepare(name, locale), parsed()])
      .then((parts) => {
        if (mine === attempt) show(parts[0], mine);
      })
      .catch((error) => {
        if (mine === attempt) fail(error, false);
      });
  }

  start();
  return {
    name,
    element,
    state: () => now,
    millisecondsToReady: () => readyAfter,
    error: () => reason,
    leave() {
      attempt += 1;
      hush();
      giveBack();
      element.removeAttribute('data-mount-state');
    },
  };
}
