import { callSafely } from '../lib/callSafely';
import { createStore } from '../lib/createStore';
import { pageState } from '../lib/pageState';
import type { Group, NoticeKey } from './catalogue';
import { findNotice, type Notice } from './lookup';

/** Milliseconds until a notice with `autoHide` hides (M-con-11). */
export const autoHideDelay = 1250;

/** How the visitor tries again what a notice says has failed. */
export interface NoticeRetry {
  /** When the service accepts the request again, in milliseconds since the epoch. */
  readonly at: number;
  readonly run: () => void;
}

export interface NoticeOptions {
  /**
   * Hides a success 1.25 s after its text is shown. Other tones ignore it, as visitors need longer to read them (A-11,
   * I5).
   */
  readonly autoHide?: boolean;
  /** The path of the notice's link, without the language, where it depends on the page that shows the notice. */
  readonly link?: `/${string}`;
  /**
   * True for a notice that a form shows itself: the outlet announces it, and shows it while the form is not in view.
   */
  readonly isInForm?: boolean;
  /** Runs when the notice is dismissed or hides, but not when another one replaces it (M-ntf-04). */
  readonly onClose?: () => void;
  /** What the visitor can try again there. By default it is tried in the widget that has failed. */
  readonly retry?: NoticeRetry;
}

/** The visible notice. Until another notice shows, only `isInForm` changes. */
export interface CurrentNotice extends Notice {
  /** Increases with each notice, so that a view can distinguish two with the same text. */
  readonly key: number;
  readonly autoHides: boolean;
  readonly link: `/${string}` | null;
  /** True while a form in view shows the notice: the outlet then announces it without showing it. */
  readonly isInForm: boolean;
  readonly retry: NoticeRetry | null;
}

/** The visible notice; null when there is none. */
export const currentNotice = createStore<CurrentNotice | null>(null);

const state = pageState(() => ({
  lastKey: 0,
  onClose: undefined as (() => void) | undefined,
  /** Set while the auto-hide timer runs. */
  timer: undefined as ReturnType<typeof setTimeout> | undefined,
  timerStartedAt: 0,
  timeLeft: 0,
  /** True once the text of the notice is shown. */
  isShown: false,
  isPaused: false,
}));

/** Starts the timer of a notice that hides by itself, once its text is shown and while nothing pauses it. */
function startTimer(): void {
  const own = state();
  if (!own.isShown || own.isPaused || !currentNotice.get()?.autoHides) return;
  own.timerStartedAt = performance.now();
  own.timer = setTimeout(dismissNotice, own.timeLeft);
}

function stopTimer(): void {
  clearTimeout(state().timer);
  state().timer = undefined;
}

/**
 * Shows a notice in place of the current one. Without options, a notice that is already visible stays, so that ten
 * requests that fail at once show one notice. A notice with a retry is replaced, as its button repeats only its own
 * request. Returns the key of the visible notice, for `dismissNotice` (M-ntf-02, B8).
 */
export function showNotice(notice: Notice, options?: NoticeOptions): number {
  const shown = currentNotice.get();
  if (shown?.id === notice.id && !options && !shown.retry) return shown.key;

  const own = state();
  stopTimer();
  own.lastKey += 1;
  own.onClose = options?.onClose;
  own.timeLeft = autoHideDelay;
  own.isShown = false;
  currentNotice.set({
    ...notice,
    key: own.lastKey,
    autoHides: options?.autoHide === true && notice.tone === 'success',
    link: options?.link ?? null,
    isInForm: options?.isInForm ?? false,
    retry: options?.retry ?? null,
  });
  return own.lastKey;
}

/** Sets whether a form in view shows the notice with this key. Does nothing once the notice has gone. */
export function setNoticeInForm(key: number, isInForm: boolean): void {
  const shown = currentNotice.get();
  if (shown?.key === key && shown.isInForm !== isInForm) currentNotice.set({ ...shown, isInForm });
}

/** Shows a notice by its group and key. */
export function showNoticeByKey<G extends Group>(group: G, key: NoticeKey<G>, options?: NoticeOptions): void {
  showNotice(findNotice(group, key), options);
}

/** Dismisses the visible notice and runs its `onClose`; with a key, only the notice with that key. */
export function dismissNotice(key?: number): void {
  const shown = currentNotice.get();
  if (!shown || (key ?? shown.key) !== shown.key) return;
  const own = state();
  stopTimer();
  own.isPaused = false;
  const { onClose } = own;
  own.onClose = undefined;
  currentNotice.set(null);
  if (onClose) callSafely(onClose);
}

/**
 * Starts the time of a notice that hides by itself. Call it when the text is shown: on a slow network, the files of the
 * outlet and of the text may take longer than that time.
 */
export function startAutoHide(): void {
  // A new outlet may show the same notice again.
  if (state().isShown) return;
  state().isShown = true;
  startTimer();
}

/** Pauses auto-hide while the visitor hovers or focuses the notice. */
export function pauseAutoHide(): void {
  const own = state();
  if (!currentNotice.get() || own.isPaused) return;
  own.isPaused = true;
  if (own.timer === undefined) return;
  stopTimer();
  own.timeLeft = Math.max(0, own.timeLeft - (performance.now() - own.timerStartedAt));
}

/** Resumes auto-hide with the time that was left. */
export function resumeAutoHide(): void {
  const own = state();
  if (!own.isPaused) return;
  own.isPaused = false;
  startTimer();
}
