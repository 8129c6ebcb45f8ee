import fc from 'fast-check';
import { isAtLeast, isAtMost } from '../../src/validation/codePoints';

function count(text: string): number {
  let characters = 0;
  for (const _ of text) characters += 1;
  return characters;
}

test('characters are counted as code points (A-48)', () => {
  expect([isAtMost('𠮷野家', 3), isAtMost('𠮷野家', 2), isAtLeast('𠮷野家', 3), isAtLeast('𠮷野家', 4)]).toEqual([
    true,
    false,
    true,
    false,
  ]);
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), fc.integer({ min: 0, max: 20 }), (text, bound) => {
      expect(isAtMost(text, bound)).toBe(count(text) <= bound);
      expect(isAtLeast(text, bound)).toBe(count(text) >= bound);
    }),
  );
});
