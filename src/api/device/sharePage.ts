/** Returns true when the browser can open the phone's own share sheet. */
export function canSharePage(): boolean {
  return typeof navigator.share === 'function';
}

/** Opens the phone's own share sheet with an address. A visitor who closes it causes no error. */
export async function sharePage(url: string, title: string): Promise<void> {
  try {
    await navigator.share({ url, title });
  } catch {
    // Closed by the visitor, or refused by the browser: the other ways are on the screen.
  }
}
