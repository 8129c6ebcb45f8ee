import type { MessageId } from '../../src/i18n/messages';
import type { MountName } from '../../src/mounts/registry';
import type { FaultRequest } from '../services/faults';
import type { LocalizedText } from '../site/texts';

/** One thing that a visitor does or sees on the way to a state. Message ids name controls and texts in both languages. */
export type Step =
  /** Types into the field with this label. `at` counts fields with the same label, from 0. */
  | { readonly type: MessageId; readonly text: string; readonly at?: number }
  /** Chooses the option at a position of the select with this label. */
  | { readonly select: MessageId; readonly option: number }
  /** Clicks a button, link, tab or label with this text. */
  | { readonly press: MessageId }
  /** Passes the security check of the stub services. */
  | { readonly passCaptcha: true }
  /** Plays the phone of a QR sign-in. */
  | { readonly phone: 'scan' | 'confirm' | 'expire' }
  /** Waits until this text is visible. */
  | { readonly see: MessageId }
  /** Waits until an element matches this selector. */
  | { readonly find: string };

/** A state of a widget that visitors can see. The gallery, the pictures and the browser tests use the same list. */
export interface State {
  readonly widget: MountName;
  /** Unique among the states of the widget. */
  readonly name: string;
  readonly title: LocalizedText;
  /** The page that shows the state, without locale prefix; may have a query and a hash. */
  readonly path: string;
  /** The user name of the signed-in visitor. */
  readonly member?: string;
  readonly faults?: readonly FaultRequest[];
  readonly steps: readonly Step[];
}

/** A state without its widget and page, which all states in one list share. */
type Row = Omit<State, 'widget' | 'path'> & { readonly path?: string };

/** Creates the states of a widget. */
export function statesOf(widget: MountName, path: string, rows: readonly Row[]): State[] {
  return rows.map((row) => ({ widget, path, ...row }));
}

export const type = (label: MessageId, text: string, at = 0): Step => ({ type: label, text, at });
export const press = (text: MessageId): Step => ({ press: text });
export const select = (label: MessageId, option: number): Step => ({ select: label, option });
export const see = (text: MessageId): Step => ({ see: text });
export const find = (selector: string): Step => ({ find: selector });
export const passCaptcha: Step = { passCaptcha: true };
/** Waits for a field with an error. */
export const seeFieldError: Step = find('[aria-invalid="true"]');
/** Waits for an error that is announced. */
export const seeAlert: Step = find('[role="alert"]:not(:empty)');
/** Waits for the mark of a running request. */
export const seeWaiting: Step = find('[role="progressbar"], [aria-busy="true"]');
