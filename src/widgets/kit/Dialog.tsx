import './dialog.css';
import { type ReactNode, useEffect, useId, useRef } from 'react';

interface DialogProps {
  readonly title: string;
  /** Called when the visitor closes it, by a button of `children` or by Escape. */
  readonly onClose: () => void;
  /** For what is read rather than answered. */
  readonly isWide?: boolean;
  readonly children: ReactNode;
}

/**
 * A modal dialog by the platform: focus goes in and comes back, Escape closes, nothing of the page lies above it. A
 * browser without modal dialogs shows it in its place, and the rest is done here.
 */
export function Dialog({ title, onClose, isWide = false, children }: DialogProps) {
  const element = useRef<HTMLDialogElement>(null);
  const heading = useId();
  useEffect(() => {
    const dialog = element.current;
    const cameFrom = document.activeElement;
    if (typeof dialog?.showModal === 'function') dialog.showModal();
    else if (dialog) {
      dialog.setAttribute('open', '');
      dialog.tabIndex = -1;
      dialog.focus();
    }
    return () => {
      if (typeof dialog?.close === 'function') dialog.close();
      if (cameFrom instanceof HTMLElement) cameFrom.focus();
    };
  }, []);
  return (
    <dialog
      ref={element}
      className={isWide ? 'rw-dialog rw-dialog-wide' : 'rw-dialog'}
      aria-labelledby={heading}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      // Chrome closes a dialog at the second Escape in a row, whatever was said to the first.
      onClose={onClose}
      onKeyDown={(event) => {
        if (event.key === 'Escape' && typeof event.currentTarget.showModal !== 'function') onClose();
      }}
    >
      <h2 id={heading} className="rw-heading">
        {title}
      </h2>
      {children}
    </dialog>
  );
}
