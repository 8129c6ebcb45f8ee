import type { FormEvent, RefCallback } from 'react';
import type { ApiError } from '../../../api/http/ApiError';
import type { PlainMessageId } from '../../../i18n/messageValues';
import type { Group } from '../../../notifications/catalogue';
import type { Rules } from '../../../validation/validate';
import type { Wait } from '../ui/WaitAnnouncement';
import type { FormNoticeState, LinkedNotice } from './useFormNotice';
import type { FieldEvent } from './withFieldName';

export type FormValues = Record<string, string | boolean>;
/** The name of a form's field. */
export type FieldName<V> = keyof V & string;

/** The element of a field, or an object that stands in for it. */
export interface Control {
  value: string;
  focus(): void;
}

/** The props that make a control a field of a form. */
export interface InputBinding {
  readonly name: string;
  readonly ref: RefCallback<Control>;
  onChange(event: FieldEvent): Promise<void>;
  onBlur(event: FieldEvent): Promise<void>;
}

/** The props that `useForm` gives to the component of one field. */
export interface FieldBinding<Value extends string | boolean = string> {
  readonly input: InputBinding;
  readonly initial: Value;
  readonly error: PlainMessageId | undefined;
  readonly isRequired: boolean;
}

/**
 * What a form shows of an error: the `usual` message of its code; `nothing`, as something else explains it or the visitor
 * is elsewhere by now; or another notice.
 */
export type ErrorReaction = 'usual' | 'nothing' | LinkedNotice;

export interface FormOptions<V extends FormValues, Result> {
  readonly initial: V;
  readonly rules: Rules<V>;
  /** The notice group in which service error codes are looked up; it may depend on the error. */
  readonly group: Group | ((error: ApiError) => Group);
  readonly submit: (values: V, signal: AbortSignal) => Promise<Result>;
  readonly onDone?: (result: Result, values: V) => void;
  /**
   * The fields that the response is about. When the visitor has changed one of them during the request, the response
   * is dropped: `onError` gets an error of the kind `aborted`, for which no notice shows.
   */
  readonly about?: readonly FieldName<V>[];
  /** Returns false when a wait that the error requires does not hold for the edited values. By default it always does. */
  readonly keepsWait?: (error: ApiError, refused: V, edited: V) => boolean;
  /** The field that shows the message of an error code; the notice of other codes stands above the submit button. */
  readonly fieldOfCode?: Readonly<Partial<Record<string, FieldName<V>>>>;
  /** Called for each failure. Returns what the form then shows; by default `usual`. */
  readonly onError?: (error: ApiError, values: V) => ErrorReaction;
}

export interface FormBinding<V extends FormValues> {
  /** The names of the fields, joined; distinguishes this form from that of another step. */
  readonly name: string;
  /** Returns the props of the field's component. */
  field<Name extends FieldName<V>>(name: Name): FieldBinding<V[Name]>;
  /** Sets the value of a field that the visitor does not type into. A correction ends the notice, like an edit. */
  set<Name extends FieldName<V>>(name: Name, value: V[Name], isCorrection?: boolean): void;
  /** Empties a field and resets its state to untouched. */
  clear(name: FieldName<V>): void;
  /** Returns the field's value. */
  value<Name extends FieldName<V>>(name: Name): V[Name];
  /** Focuses a field. */
  focus(name: FieldName<V>): void;
  /** Marks a field as touched and validates it. */
  touch(name: FieldName<V>): void;
  /**
   * Shows an error that the rules cannot detect at a field, and focuses the field unless the visitor has gone on to
   * another part of the page.
   */
  setError(name: FieldName<V>, message: PlainMessageId): void;
  /** Validates a field, and focuses it like `setError` when it is invalid. Resolves with its value, or with null. */
  validateField<Name extends FieldName<V>>(name: Name): Promise<V[Name] | null>;
  readonly onSubmit: (event: FormEvent) => void;
  /** The notice above the submit button. */
  readonly notice: FormNoticeState;
  /** True from the submit until the response. */
  readonly isBusy: boolean;
  /** The wait until the service accepts another submit; null when it accepts one now. */
  readonly wait: Wait | null;
  /** The number of invalid fields; 0 before the first submit. */
  readonly errorCount: number;
}

/** An error at a field, as React Hook Form keeps it. */
export interface FieldIssue {
  /** The source: a rule, the service, or the owner of the form by `setError`. */
  readonly type: 'rule' | 'service' | 'caller';
  readonly message: PlainMessageId;
}
