import './dialog.css';
import { type ReactNode, useEffect, useId, useRef } from 'react';
import { focusedBeside } from '../../../api/browser/focus';

interface DialogProps {
  readonly title: string;
  /** Called when the browser or the Escape key closes the dialog. The buttons of `children` call it themselves. */
  readonly onClose: () => void;
  /** True for a dialog with long text. */
  readonly isWide?: boolean;
  /**
   * True to focus the heading instead of the first control, as a key that the visitor is pressing would activate it.
   */
  readonly isHeadingFocused?: boolean;
  readonly children: ReactNode;
}

/**
 * Opens a dialog in a browser without `showModal`, which may not know the element: a style places it over the page, and
 * the focus stays in it (P-24). Returns a function that lets the focus go.
 */
function openWithoutModal(dialog: HTMLElement): () => void {
  for (const [name, value] of Object.entries({ open: '', role: 'dialog', 'aria-modal': 'true', tabindex: '-1' })) {
    dialog.setAttribute(name, value);
  }
  dialog.classList.add('rw-dialog-fallback');
  dialog.focus();
  const root = dialog.getRootNode();
  const keepFocus = ({ target }: Event) => {
    if (!dialog.contains(target as Node)) dialog.focus();
  };
  root.addEventListener('focusin', keepFocus);
  return () => root.removeEventListener('focusin', keepFocus);
}

/**
 * Renders a native modal dialog. It takes the focus, closes on Escape and returns the focus afterwards. In a browser
 * without `showModal`, this component does that itself.
 */
export function Dialog({ title, onClose, isWide = false, isHeadingFocused = false, children }: DialogProps) {
  const element = useRef<HTMLDialogElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const headingId = useId();
  useEffect(() => {
    const dialog = element.current;
    const previousFocus = focusedBeside(dialog);
    let releaseFocus: (() => void) | undefined;
    if (typeof dialog?.showModal === 'function') dialog.showModal();
    else if (dialog) releaseFocus = openWithoutModal(dialog);
    if (isHeadingFocused) heading.current?.focus();
    return () => {
      releaseFocus?.();
      if (typeof dialog?.close === 'function') dialog.close();
      if (previousFocus instanceof HTMLElement) previousFocus.focus();
    };
  }, [isHeadingFocused]);
  return (
    <dialog
      ref={element}
      className={isWide ? 'rw-dialog rw-dialog-wide' : 'rw-dialog'}
      aria-labelledby={headingId}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      // Chrome closes the dialog on a second Escape, even though `cancel` was prevented.
      onClose={onClose}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || typeof event.currentTarget.showModal === 'function') return;
        // A notice stays: its listener comes later, when the dialog is gone.
        event.preventDefault();
        onClose();
      }}
    >
      <h2 ref={heading} id={headingId} className="rw-heading" tabIndex={isHeadingFocused ? -1 : undefined}>
        {title}
      </h2>
      {children}
    </dialog>
  );
}
