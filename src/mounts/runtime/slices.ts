/**
 * Milliseconds of work on end; then the browser has its turn, so that no input waits longer than anybody notices. With
 * less, many mount points take longer than by a loop, since the page is laid out and painted between any two slices.
 */
const sliceLength = 20;

const waiting = new Set<() => void>();
/** A message comes back as soon as the browser has had its turn; it is not held up as timers are. */
let channel: MessageChannel | undefined;
let isSliceUnderWay = false;
let sliceEnds = 0;

function work(): void {
  if (!isSliceUnderWay) {
    isSliceUnderWay = true;
    sliceEnds = performance.now() + sliceLength;
    // Heard after this very task, however long that is: it ends the slice.
    channel?.port2.postMessage(null);
  } else if (performance.now() >= sliceEnds) {
    return;
  }
  // At least one a slice, lest nothing is ever done on a device that is slow enough.
  for (const piece of waiting) {
    waiting.delete(piece);
    piece();
    if (performance.now() >= sliceEnds) return;
  }
}

function nextSlice(): void {
  isSliceUnderWay = false;
  if (waiting.size > 0) work();
}

/**
 * Does a piece of work: at once while this slice lasts, else in one of the next, in the order in which it was asked for.
 * The answer takes back what has not been done yet. A piece must not throw.
 */
export function inSlices(piece: () => void): () => void {
  // Every browser that we support has channels; what has none, such as jsdom, is in no hurry.
  if (typeof MessageChannel !== 'function') {
    piece();
    return () => {};
  }
  if (!channel) {
    channel = new MessageChannel();
    channel.port1.onmessage = nextSlice;
  }
  waiting.add(piece);
  work();
  return () => waiting.delete(piece);
}
