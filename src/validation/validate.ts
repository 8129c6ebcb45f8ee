import type { PlainMessageId } from '../i18n/messageValues';
import type { Rule } from './rule';

/** The rules of a form, by field, in the order in which they are told. A field that the form lacks does not compile. */
export type Rules<V> = { readonly [K in keyof V]?: readonly Rule[] };

/** What is wrong, by field; a field without a problem is absent. */
export type Problems<V> = Partial<Record<keyof V & string, PlainMessageId>>;

function textOf(value: unknown): string {
  if (typeof value === 'boolean') return value ? 'true' : '';
  return typeof value === 'string' ? value : '';
}

/** The first failing rule of each field (M-val-03); an empty value meets only the rules that ask for one (M-val-02). */
export function validate<V extends { readonly [K in keyof V]: string | boolean }>(
  values: V,
  rules: Rules<NoInfer<V>>,
): Problems<V> {
  const problems: Problems<V> = {};
  for (const field of Object.keys(rules) as (keyof V & string)[]) {
    const value = textOf(values[field]);
    const broken = rules[field]?.find((rule) => (value !== '' || rule.seesEmpty) && !rule.test(value, values));
    if (broken) problems[field] = broken.message;
  }
  return problems;
}

/** The fields that repeat another one, such as a password's confirmation. */
export function repeatsOf<V>(rules: Rules<V>, field: string): (keyof V)[] {
  const names = Object.keys(rules) as (keyof V)[];
  return names.filter((name) => rules[name]?.some((rule) => rule.repeats === field));
}
