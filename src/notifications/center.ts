import { attempt } from './attempt';
import type { Group, NoticeKey } from './catalogue';
import { lookup, type Notice } from './lookup';

/** How long a notice that hides by itself is shown, in milliseconds (M-con-11). */
export const AUTO_HIDE_MS = 1250;

export interface NotifyOptions {
  /** Hide after 1.25 s; honoured only for successes, as nobody can read an error that fast (A-11, I5). */
  readonly autoHide?: boolean;
  /** Runs once the notice is closed, by the visitor or by time; not when another one takes its place (M-ntf-04). */
  readonly onClose?: () => void;
}

/** The notice in view. The object stays the same until another one is shown. */
export interface ShownNotice extends Notice {
  /** Grows with each notice, so that a view can tell two of the same text apart. */
  readonly key: number;
  readonly autoHides: boolean;
}

const listeners = new Set<{ readonly listener: () => void }>();
let shown: ShownNotice | null = null;
let onClose: (() => void) | undefined;
let lastKey = 0;

let timer: ReturnType<typeof setTimeout> | undefined;
let startedAt = 0;
let timeLeft = 0;
let paused = false;

function show(next: ShownNotice | null): void {
  shown = next;
  for (const { listener } of [...listeners]) attempt(listener);
}

function startTimer(): void {
  startedAt = performance.now();
  timer = setTimeout(dismiss, timeLeft);
}

function stopTimer(): void {
  clearTimeout(timer);
  timer = undefined;
}

/** Calls the listener after each change of the notice in view, until the returned function is called. */
export function subscribe(listener: () => void): () => void {
  const entry = { listener };
  listeners.add(entry);
  return () => {
    listeners.delete(entry);
  };
}

/** The notice in view, or null. */
export function current(): ShownNotice | null {
  return shown;
}

/**
 * Shows a notice in place of the current one (M-ntf-02). The very text that is in view already is left as it is, so
 * that ten calls failing at once are told once (B8), unless the new one brings options of its own. Answers the key of
 * the notice that is in view then, by which it can be closed.
 */
export function notify(notice: Notice, options?: NotifyOptions): number {
  if (shown?.id === notice.id && !options) return shown.key;

  stopTimer();
  lastKey += 1;
  onClose = options?.onClose;
  const autoHides = options?.autoHide === true && notice.tone === 'success';
  timeLeft = AUTO_HIDE_MS;
  if (autoHides && !paused) startTimer();
  show({ ...notice, key: lastKey, autoHides });
  return lastKey;
}

/** Shows a notice by group and key, both known to the compiler. */
export function announce<G extends Group>(group: G, key: NoticeKey<G>, options?: NotifyOptions): void {
  notify(lookup(group, key), options);
}

/**
 * Closes the notice in view and runs its `onClose`; given a key, only if the notice is that one: what went wrong is no
 * news beside a new try, and what another has told since stays.
 */
export function dismiss(key?: number): void {
  if (!shown || (key ?? shown.key) !== shown.key) return;
  stopTimer();
  paused = false;
  const closed = onClose;
  onClose = undefined;
  show(null);
  if (closed) attempt(closed);
}

/** Holds the notice while it is hovered or has focus. */
export function pause(): void {
  if (!shown || paused) return;
  paused = true;
  if (timer === undefined) return;
  stopTimer();
  timeLeft = Math.max(0, timeLeft - (performance.now() - startedAt));
}

/** Lets the time that was left run on. */
export function resume(): void {
  if (!paused) return;
  paused = false;
  if (shown?.autoHides) startTimer();
}
