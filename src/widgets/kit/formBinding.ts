import type { FormEvent, KeyboardEvent } from 'react';
import type { ApiError } from '../../api/ApiError';
import type { PlainMessageId } from '../../i18n/messageValues';
import type { Group } from '../../notifications/catalogue';
import type { Rules } from '../../validation/validate';
import type { FieldBinding } from './Field';

export type FormValues = Record<string, string | boolean>;
/** A field of a form. */
export type NameIn<V> = keyof V & string;

export interface FormOptions<V extends FormValues, Answer> {
  readonly initial: V;
  readonly rules: Rules<V>;
  /** The group in which the service's codes are looked up; it may depend on the code. */
  readonly group: Group | ((refusal: ApiError) => Group);
  readonly submit: (values: V, signal: AbortSignal) => Promise<Answer>;
  readonly onDone?: (answer: Answer, values: V) => void;
  /** Codes that belong beside a field rather than into a notice. */
  readonly refusals?: Readonly<Partial<Record<string, NameIn<V>>>>;
  /** Called for each failure. Answers true when it has told the visitor itself. */
  readonly onRefused?: (error: ApiError, values: V) => boolean;
}

export interface FormBinding<V extends FormValues> {
  /** What tells it from the form of another step: the names of its fields. */
  readonly name: string;
  /** What a field component needs to be this field. */
  field<Name extends NameIn<V>>(name: Name): FieldBinding<V[Name]>;
  /** Puts a value into a field that the visitor does not type. */
  set<Name extends NameIn<V>>(name: Name, value: V[Name]): void;
  /** Empties a field as if it had never been filled in. */
  clear(name: NameIn<V>): void;
  /** What a field holds now. */
  value<Name extends NameIn<V>>(name: Name): V[Name];
  /** Checks a field as if the visitor had just left it. */
  leave(name: NameIn<V>): void;
  /** Says beside a field what its rules cannot know, and leads there. */
  fail(name: NameIn<V>, message: PlainMessageId): void;
  /** One field's value, for what is done before the submit; null while it breaks a rule, and the visitor is led to it. */
  check<Name extends NameIn<V>>(name: Name): Promise<V[Name] | null>;
  readonly onSubmit: (event: FormEvent) => void;
  readonly onKeyDown: (event: KeyboardEvent) => void;
  /** True from the press until the answer. */
  readonly isBusy: boolean;
  /** Seconds until the service wants to hear of it again; 0 when it is open. */
  readonly waitSeconds: number;
  /** How many fields were wrong at the last refused submit, until they are right. */
  readonly problems: number;
}
