import { isNumber, isRequired, maxLength } from '../../src/validation/text';
import { examples } from './examples';

examples(
  'isRequired (M-val-05)',
  isRequired,
  ['x', ' x ', '0', 'false', '店'],
  ['', ' ', '　', '\t\n', '\u200b\ufeff'],
);
examples('isNumber (M-val-13)', isNumber, ['0', '0123456789'], ['-1', '1.5', '1e3', '１', '1 ']);
examples(
  'at most 20 characters (M-con-34)',
  maxLength(20),
  ['', 'x'.repeat(20), '𠮷'.repeat(20)],
  ['x'.repeat(21), '𠮷'.repeat(21)],
);

test('a limit has its own text, and one without a text does not compile', () => {
  expect(maxLength(99).message).toBe('rule.maxLength.99');
  // @ts-expect-error 98 has no text
  expect(maxLength(98).message).toBe('rule.maxLength.98');
});
