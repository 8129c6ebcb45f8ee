import type { ReactNode } from 'react';
import type { Words } from '../../i18n/loadPart';
import type { Locale } from '../../i18n/locale';
import { MountElement } from '../../widgets/kit/MountElement';
import { Frame } from './Frame';
import { Wall } from './Wall';

interface TreeProps {
  /** The mount point; null where there is none yet, as when the markup is rendered ahead. */
  readonly element: Element | null;
  readonly locale: Locale;
  readonly words: Words;
  readonly onReady: () => void;
  readonly onSettled: () => void;
  readonly onCrash: (error: unknown) => void;
  readonly children: ReactNode;
}

/** What stands around every widget, in a page and ahead of it: markup can be taken over only where both are one. */
export function Tree({ element, locale, words, onReady, onSettled, onCrash, children }: TreeProps) {
  return (
    <Wall onCrash={onCrash}>
      <Frame locale={locale} words={words} onReady={onReady} onSettled={onSettled}>
        <MountElement value={element}>{children}</MountElement>
      </Frame>
    </Wall>
  );
}
