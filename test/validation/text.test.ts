import { maxLength } from '../../src/validation/maxLength';
import { isNumber, isRequired } from '../../src/validation/text';
import { testExamples } from './examples';

testExamples(
  'isRequired (M-val-05)',
  isRequired,
  ['x', ' x ', '0', 'false', '店'],
  ['', ' ', '　', '\t\n', '\u200b\ufeff'],
);
testExamples('isNumber (M-val-13)', isNumber, ['0', '0123456789'], ['-1', '1.5', '1e3', '１', '1 ']);
testExamples(
  'at most 20 characters (M-con-34)',
  maxLength(20),
  ['', 'x'.repeat(20), '𠮷'.repeat(20)],
  ['x'.repeat(21), '𠮷'.repeat(21)],
);

test('each limit has its own message; one without a message does not compile', () => {
  expect(maxLength(99).message).toBe('rule.maxLength.99');
  // @ts-expect-error 98 has no message
  expect(maxLength(98).message).toBe('rule.maxLength.98');
});
