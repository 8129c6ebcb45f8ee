/** Does what is somebody else's, a listener or a callback: what it throws stops nothing of ours. */
export function attempt(act: () => void): void {
  try {
    act();
  } catch {
    // Not ours to tell.
  }
}
