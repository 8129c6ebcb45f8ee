/**
 * Opens an address of another site in a window of its own, so many pixels wide and high, in the middle of this one;
 * answers false when the browser has blocked it. What opens there cannot reach this page (I6): asked for `noopener` a
 * browser would not tell whether it opened anything, so the tie is cut before the other site is there.
 */
export function openWindow(url: string, width: number, height: number): boolean {
  const left = Math.max(0, Math.round(window.screenX + (window.outerWidth - width) / 2));
  const top = Math.max(0, Math.round(window.screenY + (window.outerHeight - height) / 2));
  const features = `width=${width},height=${height},left=${left},top=${top},scrollbars=yes,resizable=yes`;
  try {
    const opened = window.open(url, '_blank', features);
    if (!opened || opened.closed) return false;
    opened.opener = null;
    return true;
  } catch {
    return false;
  }
}
