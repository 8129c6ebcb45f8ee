import type { Rule } from '../../src/validation/rule';

/** A test per example: each good one passes the rule, each bad one breaks it. */
export function examples(name: string, rule: Rule, good: readonly string[], bad: readonly string[]): void {
  describe(name, () => {
    if (good.length > 0) test.each(good)('takes %j', (value) => expect(rule.test(value, {})).toBe(true));
    if (bad.length > 0) test.each(bad)('refuses %j', (value) => expect(rule.test(value, {})).toBe(false));
  });
}

/** Whether every character of the text is one of the given ones: the plain way to say a pattern, for comparison. */
export function onlyOf(allowed: string, text: string): boolean {
  for (const character of text) if (!allowed.includes(character)) return false;
  return true;
}

export const DIGITS = '0123456789';
export const LOWER = 'abcdefghijklmnopqrstuvwxyz';
export const UPPER = LOWER.toUpperCase();
