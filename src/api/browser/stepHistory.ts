import { getOwn } from '../../lib/getOwn';

/** A step or the open tab of a widget, as a history entry names it: no data. */
export interface StepMark {
  readonly name: string;
  /** Identifies the step's data in the memory of the page. Empty for a tab, which has none. */
  readonly id: string;
}

/** What a history entry says about the widgets of the page. */
interface StepEntry {
  readonly marks: Readonly<Record<string, StepMark>>;
  /** The widget whose step added the entry; null for an entry of the page. */
  readonly by: string | null;
  /** The number of entries from the first step of that widget to this one. */
  readonly depth: number;
}

const stateKey = 'rewards-widgets.steps';
const pageEntry: StepEntry = { marks: {}, by: null, depth: 0 };

function readEntry(): StepEntry {
  const entry = getOwn(history.state, stateKey) as StepEntry | undefined;
  return entry ?? pageEntry;
}

/**
 * Writes the state of a history entry and keeps what the page has stored there. Returns false when that is not
 * possible.
 */
function writeEntry(entry: StepEntry, method: 'pushState' | 'replaceState'): boolean {
  const state: unknown = history.state;
  // A page may store a text or a list there, which cannot hold a key.
  if (state !== null && Object.prototype.toString.call(state) !== '[object Object]') return false;
  try {
    history[method]({ ...(state as object | null), [stateKey]: entry }, '', location.href);
    return true;
  } catch {
    // A sandboxed frame refuses it, and so does Safari after a hundred entries within half a minute.
    return false;
  }
}

/** Returns the step of a widget that the current history entry names; null for an entry of the page. */
export function readStepMark(widget: string): StepMark | null {
  const mark = getOwn(readEntry().marks, widget) as StepMark | undefined;
  return mark ?? null;
}

/** Names the step of a widget in the current history entry. */
export function replaceStepMark(widget: string, mark: StepMark): boolean {
  const entry = readEntry();
  return writeEntry({ ...entry, marks: { ...entry.marks, [widget]: mark } }, 'replaceState');
}

/**
 * Adds a history entry for the next step of a widget. The entry before it names the current step, so that Back leads
 * there. The steps of other widgets, the page's own state and its address stay.
 */
export function pushStepMark(
  widget: string,
  current: StepMark,
  next: StepMark,
  { isFirst = false }: { readonly isFirst?: boolean } = {},
): void {
  if (!replaceStepMark(widget, current)) return;
  const { marks, by, depth } = readEntry();
  const nextDepth = isFirst ? 0 : (by === widget ? depth : 0) + 1;
  writeEntry({ marks: { ...marks, [widget]: next }, by: widget, depth: nextDepth }, 'pushState');
}

/**
 * Goes back to the history entry of a widget's first step. Returns false, and does nothing, when the last entries are
 * not those of this widget.
 */
export function goToFirstStep(widget: string): boolean {
  const { by, depth } = readEntry();
  if (by !== widget || depth < 1) return false;
  history.go(-depth);
  return true;
}

/** Calls the listener when the visitor goes back or forward inside the page. Returns a function that unsubscribes. */
export function onHistoryStep(listener: () => void): () => void {
  window.addEventListener('popstate', listener);
  return () => window.removeEventListener('popstate', listener);
}
