/** Calls a listener or callback and ignores its errors, so that one failure does not stop the caller. */
export function callSafely(callback: () => void): void {
  try {
    callback();
  } catch {
    // Intentionally ignored.
  }
}
