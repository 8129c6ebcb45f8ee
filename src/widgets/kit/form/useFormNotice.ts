import { useRef, useState } from 'react';
import { dismissNotice, showNotice } from '../../../notifications/currentNotice';
import type { Notice } from '../../../notifications/lookup';
import { notLoadedNotice } from '../ui/NoticeLink';

/** A notice for the visitor of a form, with the path of a page that it links to. */
export interface LinkedNotice extends Notice {
  readonly link?: `/${string}`;
}

/** A notice that a form shows, or announces because one of its fields shows it. */
export interface ShownNotice extends LinkedNotice {
  /** The key of the same notice in the outlet; 0 if only the form shows it. */
  readonly key: number;
  readonly isAtField: boolean;
  /** False for a failure that no edit can correct, such as a broken connection. */
  readonly endsOnEdit: boolean;
}

/** The notice of a form, or of a button that sends codes; rendered by `FormNotice`. */
export interface FormNoticeState {
  readonly shown: ShownNotice | null;
  show(notice: LinkedNotice, options?: Partial<Pick<ShownNotice, 'isAtField' | 'endsOnEdit'>>): void;
  /** Removes the notice; call it before a new request. */
  clear(): void;
  /** Removes the notice if an edit can have corrected it. */
  onEdit(): void;
}

/** Returns the state of a notice that stands in a form. The outlet announces the same text (contract 3). */
export function useFormNotice(): FormNoticeState {
  const [shown, setShown] = useState<ShownNotice | null>(null);
  const current = useRef<ShownNotice | null>(null);
  const set = (next: ShownNotice | null) => {
    current.current = next;
    setShown(next);
  };
  const clear = () => {
    if (!current.current) return;
    dismissNotice(current.current.key);
    set(null);
  };
  return {
    shown,
    show(message, { isAtField = false, endsOnEdit = true } = {}) {
      const { link } = message;
      const isOnlyHere = message.id === notLoadedNotice;
      const key = isOnlyHere ? 0 : showNotice(message, { isInForm: true, ...(link ? { link } : {}) });
      set({ ...message, key, isAtField, endsOnEdit });
    },
    clear,
    onEdit() {
      if (current.current?.endsOnEdit) clear();
    },
  };
}
