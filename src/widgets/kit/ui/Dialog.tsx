import './dialog.css';
import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef } from 'react';
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

/** Opens a dialog in a browser without `showModal`, which may not know the element: a style places it over the page. */
function openWithoutModal(dialog: HTMLElement): void {
  for (const [name, value] of Object.entries({ open: '', role: 'dialog', 'aria-modal': 'true', tabindex: '-1' })) {
    dialog.setAttribute(name, value);
  }
  dialog.classList.add('rw-dialog-fallback');
  dialog.focus();
}

/** Moves the focus from the last control of a dialog to the first, and back with Shift. */
function keepFocusInside(event: KeyboardEvent, dialog: HTMLElement): void {
  const controls = [...dialog.querySelectorAll<HTMLElement>('a[href], button, input, select, textarea')];
  const last = controls.length - 1;
  // -1 for the dialog itself and its heading, which have the focus at first.
  const focused = controls.indexOf(focusedBeside(dialog) as HTMLElement);
  if (event.shiftKey ? focused > 0 : focused < last) return;
  event.preventDefault();
  controls[event.shiftKey ? last : 0]?.focus();
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
    if (typeof dialog?.showModal === 'function') dialog.showModal();
    else if (dialog) openWithoutModal(dialog);
    if (isHeadingFocused) heading.current?.focus();
    return () => {
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
        if (typeof event.currentTarget.showModal === 'function') return;
        if (event.key === 'Tab') keepFocusInside(event, event.currentTarget);
        if (event.key !== 'Escape') return;
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
