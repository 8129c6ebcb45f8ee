import { report } from '../../api/browser/report';
import type { MountState, StatusRow } from '../../contract/widgets';
import type { Locale } from '../../i18n/locale';
import { mountMessages } from '../../i18n/mountMessages';
import { removeNode } from '../../lib/removeNode';
import type { MountName } from '../registry';
import { endBusy } from './earlyClicks';
import { prepareWidget, type Render } from './loadRuntime';
import { resolveLinks } from './resolveLinks';
import { filesOf } from './table';
import { toArray } from './toArray';
import { widgetRootSelector } from './widgetRootSelector';

/**
 * One element and its widget: loading, then ready or failed. The page's own nodes stay until the widget is ready, and
 * come back when it fails.
 */
export interface MountPoint {
  readonly name: MountName;
  readonly element: Element;
  /** Loads and renders the widget; does nothing when that has started already. */
  start(): void;
  status(): StatusRow;
  /** Unmounts the widget and restores the element as it was found. */
  restore(): void;
}

/** Milliseconds until a note says that the widget is still loading. */
const slowAfter = 6000;

/** Describes an error without a visitor's data: by its name, and for a file that failed, by its URL. */
function describe(error: unknown): string {
  if (!(error instanceof Error)) return 'Error';
  return error.name === 'ChunkLoadError' ? String(error) : error.name;
}

function append<Tag extends 'div' | 'p' | 'button'>(to: Element, tag: Tag, text: string): HTMLElementTagNameMap[Tag] {
  const element = document.createElement(tag);
  element.textContent = text;
  return to.appendChild(element);
}

/** Makes an element a mount point. It loads nothing before `start` is called. */
export function createMountPoint(
  element: Element,
  name: MountName,
  locale: Locale,
  secrets: Record<string, readonly string[]>,
): MountPoint {
  const messages = mountMessages(locale);
  const foundAt = performance.now();
  let state: MountState;
  let readyAfter: number | null = null;
  let reason: string | null = null;
  let pageNodes: ChildNode[];
  let unmount: (() => void) | null = null;
  let note: Element | null = null;
  let slowTimer: ReturnType<typeof setTimeout> | undefined;
  /** The number of the current attempt: results of earlier attempts are ignored. */
  let attempt = 0;

  const setState = (next: MountState) => {
    state = next;
    element.setAttribute('data-mount-state', next);
  };

  const hideNote = () => {
    clearTimeout(slowTimer);
    if (note) removeNode(note);
    note = null;
  };

  const showNote = (text: string, retry?: string | false) => {
    hideNote();
    note = append(element, 'div', '');
    note.className = 'rw-mount-note';
    // Some screen readers announce no other live region that appears together with its text (P-23).
    append(note, 'p', text).setAttribute('role', 'alert');
    if (retry) {
      const button = append(note, 'button', retry);
      button.type = 'button';
      button.style.minHeight = button.style.minWidth = '44px';
      button.addEventListener('click', load);
    }
  };

  const restorePageNodes = () => {
    const unmountWidget = unmount;
    unmount = null;
    if (!unmountWidget) return;
    try {
      unmountWidget();
    } catch {
      // The widget is removed anyway, and the error before this one says more.
    }
    element.textContent = '';
    pageNodes.forEach((node) => {
      element.appendChild(node);
    });
  };

  const fail = (error: unknown, mayRetry: boolean) => {
    attempt += 1;
    reason = describe(error);
    // First: on an element that the page has patched, the rest may throw (A4).
    setState('failed');
    report(`${name} failed: ${reason}`);
    restorePageNodes();
    // The button of a pending early click is busy, and so is prerendered markup that waits for the session.
    endBusy(element, '');
    showNote(messages.failed, mayRetry && messages.retry);
  };

  const show = (render: Render, thisAttempt: number) => {
    hideNote();
    // Prerendered markup is not restored: its form would not work, and may contain a password.
    pageNodes = toArray<ChildNode>(
      element.querySelector(widgetRootSelector)
        ? element.querySelectorAll(`:scope>:not(${widgetRootSelector})`)
        : element.childNodes,
    );
    unmount = render({
      element,
      name,
      locale,
      secrets,
      files: filesOf(name, locale),
      onReady() {
        if (thisAttempt !== attempt) return;
        reason = null;
        readyAfter = Math.round(performance.now() - foundAt);
        setState('ready');
      },
      onCrash(error, mayRetry) {
        if (thisAttempt === attempt) fail(error, mayRetry);
      },
    });
  };

  function load(): void {
    attempt += 1;
    const thisAttempt = attempt;
    hideNote();
    setState('loading');
    slowTimer = setTimeout(() => showNote(messages.slow), slowAfter);
    prepareWidget(name, locale)
      .then((render) => {
        if (thisAttempt === attempt) show(render, thisAttempt);
      })
      .catch((error) => {
        if (thisAttempt === attempt) fail(error, true);
      });
  }

  resolveLinks(element);
  setState('loading');
  return {
    name,
    element,
    start() {
      if (attempt === 0) load();
    },
    status: () => ({ name, state, ms: readyAfter, error: reason }),
    restore() {
      attempt += 1;
      hideNote();
      // First: on an element that the page has patched, the rest may throw (A4).
      element.removeAttribute('data-mount-state');
      restorePageNodes();
    },
  };
}
