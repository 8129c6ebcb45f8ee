import type { PlainMessageId } from '../i18n/messageValues';

/** The values of all fields of the form. */
export type Values = Readonly<Record<string, unknown>>;

/** A validation rule of a field. */
export interface Rule {
  /** The message shown when the value is invalid. */
  readonly message: PlainMessageId;
  /** Returns true when the value is valid. The value of a checkbox is `'true'` or `''`. */
  test(value: string, values: Values): boolean;
  /** The field that this one must repeat. A change there validates this field again. */
  readonly repeats?: string;
  /** Set for a rule that an empty value breaks. Other rules do not run on an empty value (M-val-02). */
  readonly runsOnEmpty?: true;
}

/** Creates a rule from a pattern, which must be anchored and match in linear time. */
export function pattern(message: PlainMessageId, regExp: RegExp): Rule {
  return { message, test: (value) => regExp.test(value) };
}

/** Creates a rule that also runs on an empty value. */
export function required(message: PlainMessageId, test: (value: string) => boolean): Rule {
  return { message, test, runsOnEmpty: true };
}
