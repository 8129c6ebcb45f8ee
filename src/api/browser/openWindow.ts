/**
 * Opens a URL of another site in a new window, centred over the current one. Sizes are in pixels. Returns false when
 * the browser blocks the window. The new window cannot access this page (I6).
 */
export function openWindow(url: string, width: number, height: number): boolean {
  const left = Math.max(0, Math.round(window.screenX + (window.outerWidth - width) / 2));
  const top = Math.max(0, Math.round(window.screenY + (window.outerHeight - height) / 2));
  const features = `width=${width},height=${height},left=${left},top=${top},scrollbars=yes,resizable=yes`;
  try {
    // With `noopener` the browser returns null even on success, so the opener is removed afterwards.
    const opened = window.open(url, '_blank', features);
    if (!opened || opened.closed) return false;
    opened.opener = null;
    return true;
  } catch {
    return false;
  }
}
