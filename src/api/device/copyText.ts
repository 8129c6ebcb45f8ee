import { removeNode } from '../../lib/removeNode';
import { readDocument } from '../browser/readDocument';

/** Copies a text by a selection, for browsers without the clipboard API and for pages without https. */
function copySelection(text: string): boolean {
  const button = readDocument('activeElement');
  const field = document.createElement('textarea');
  field.value = text;
  field.readOnly = true;
  field.className = 'rw-hidden';
  // Beside the button: outside an open dialog nothing can be selected.
  (button?.parentElement ?? readDocument('body')).appendChild(field);
  field.select();
  // iOS selects nothing by `select`.
  field.setSelectionRange(0, text.length);
  try {
    return document.execCommand('copy');
  } catch {
    return false;
  } finally {
    removeNode(field);
    if (button instanceof HTMLElement) button.focus();
  }
}

/** Copies a text to the clipboard. Resolves with false when the browser refuses. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return copySelection(text);
  }
}
