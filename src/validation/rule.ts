import type { PlainMessageId } from '../i18n/messageValues';

/** The other fields of the form, as they are. */
export type Values = Readonly<Record<string, unknown>>;

/** One thing that a field's value must be, and what to say when it is not. */
export interface Rule {
  readonly message: PlainMessageId;
  /** Whether the value is fine. A ticked box is `'true'`, an unticked one `''`. */
  test(value: string, values: Values): boolean;
  /** Another field that this one repeats: when that changes, this one is to be checked again. */
  readonly repeats?: string;
  /** Set where an empty value is a mistake; all other rules run only on a value (M-val-02). */
  readonly seesEmpty?: true;
}

/** A rule about the form of a text. The pattern must be anchored and match in linear time. */
export function pattern(message: PlainMessageId, shape: RegExp): Rule {
  return { message, test: (value) => shape.test(value) };
}

/** A rule that an empty value breaks too. */
export function required(message: PlainMessageId, isThere: (value: string) => boolean): Rule {
  return { message, test: isThere, seesEmpty: true };
}
