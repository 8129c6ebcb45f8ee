import type { PlainMessageId } from '../i18n/messageValues';
import type { Rule } from './rule';

/**
 * The rules of a form by field. The first failing rule gives the error. A field that the form lacks does not compile.
 */
export type Rules<V> = { readonly [K in keyof V]?: readonly Rule[] };

/** The validation errors by field. A valid field is absent. */
type ValidationErrors<V> = Partial<Record<keyof V & string, PlainMessageId>>;

function textOf(value: unknown): string {
  if (typeof value === 'boolean') return value ? 'true' : '';
  return typeof value === 'string' ? value : '';
}

/** Returns the first error of each field. On an empty value only rules with `runsOnEmpty` run (M-val-02, M-val-03). */
export function validate<V extends { readonly [K in keyof V]: string | boolean }>(
  values: V,
  rules: Rules<NoInfer<V>>,
): ValidationErrors<V> {
  const errors: ValidationErrors<V> = {};
  for (const field of Object.keys(rules) as (keyof V & string)[]) {
    const value = textOf(values[field]);
    const failing = rules[field]?.find((rule) => (value !== '' || rule.runsOnEmpty) && !rule.test(value, values));
    if (failing) errors[field] = failing.message;
  }
  return errors;
}

/** Returns the fields that must repeat the given one, such as the confirmation of a password. */
export function findRepeatingFields<V>(rules: Rules<V>, field: string): (keyof V)[] {
  const names = Object.keys(rules) as (keyof V)[];
  return names.filter((name) => rules[name]?.some((rule) => rule.repeats === field));
}
