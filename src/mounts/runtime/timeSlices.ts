import { pageState } from '../../lib/pageState';

/**
 * The length of a time slice in milliseconds: after it the browser can handle input. With shorter slices, a page with
 * many mount points takes longer than without slices, since the browser computes layout and paints after each of them.
 */
const sliceLength = 20;

const state = pageState(() => ({
  waiting: new Set<() => void>(),
  /** Its message arrives in the next task, without the delay of timers. */
  channel: undefined as MessageChannel | undefined,
  isInSlice: false,
  sliceEnds: 0,
}));

function runWaiting(): void {
  if (!state().isInSlice) {
    state().isInSlice = true;
    state().sliceEnds = performance.now() + sliceLength;
    // Arrives after the current task, and ends the slice.
    state().channel?.port2.postMessage(null);
  } else if (performance.now() >= state().sliceEnds) {
    return;
  }
  // Runs at least one function per slice, so that a very slow device makes progress.
  for (const work of state().waiting) {
    state().waiting.delete(work);
    work();
    if (performance.now() >= state().sliceEnds) return;
  }
}

function startNextSlice(): void {
  state().isInSlice = false;
  if (state().waiting.size > 0) runWaiting();
}

/**
 * Calls `work` in the current time slice, or in a later one when the current slice is over; in the order of these
 * calls. Returns a function that cancels work that has not run yet. `work` must not throw.
 */
export function runInTimeSlice(work: () => void): () => void {
  // All supported browsers have channels, but jsdom does not.
  if (typeof MessageChannel !== 'function') {
    work();
    return () => {};
  }
  const { waiting } = state();
  if (!state().channel) {
    const channel = new MessageChannel();
    channel.port1.onmessage = startNextSlice;
    state().channel = channel;
  }
  waiting.add(work);
  runWaiting();
  return () => waiting.delete(work);
}
