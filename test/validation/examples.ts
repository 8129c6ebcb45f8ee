import type { Rule } from '../../src/validation/rule';

/** Adds a test for each example: the rule accepts the valid ones and rejects the invalid ones. */
export function testExamples(name: string, rule: Rule, valid: readonly string[], invalid: readonly string[]): void {
  describe(name, () => {
    if (valid.length > 0) test.each(valid)('accepts %j', (value) => expect(rule.test(value, {})).toBe(true));
    if (invalid.length > 0) test.each(invalid)('rejects %j', (value) => expect(rule.test(value, {})).toBe(false));
  });
}

/** Returns true when every character of the text is an allowed one. A simple model to compare patterns with. */
export function hasOnly(allowed: string, text: string): boolean {
  for (const character of text) if (!allowed.includes(character)) return false;
  return true;
}

export const DIGITS = '0123456789';
export const LOWER = 'abcdefghijklmnopqrstuvwxyz';
export const UPPER = LOWER.toUpperCase();
