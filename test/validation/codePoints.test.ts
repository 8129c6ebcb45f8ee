import fc from 'fast-check';
import { hasAtLeastCodePoints, hasAtMostCodePoints } from '../../src/validation/codePoints';

function countCodePoints(text: string): number {
  let codePoints = 0;
  for (const _ of text) codePoints += 1;
  return codePoints;
}

test('lengths count code points (A-48)', () => {
  expect([
    hasAtMostCodePoints('𠮷野家', 3),
    hasAtMostCodePoints('𠮷野家', 2),
    hasAtLeastCodePoints('𠮷野家', 3),
    hasAtLeastCodePoints('𠮷野家', 4),
  ]).toEqual([true, false, true, false]);
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), fc.integer({ min: 0, max: 20 }), (text, bound) => {
      expect(hasAtMostCodePoints(text, bound)).toBe(countCodePoints(text) <= bound);
      expect(hasAtLeastCodePoints(text, bound)).toBe(countCodePoints(text) >= bound);
    }),
  );
});
