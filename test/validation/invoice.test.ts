import {
  isAddress,
  isAuthCode,
  isContactName,
  isListedOnce,
  isTaxpayerId,
  isTicketNumber,
  isTitle,
} from '../../src/validation/invoice';
import { testExamples } from './examples';

const textOf = (length: number) => '店'.repeat(length);
testExamples('isTicketNumber (M-inv-09)', isTicketNumber, ['1', '1000000001'], ['10000000011', '10000a', ' 1', '-1']);
testExamples('isAuthCode (M-inv-10)', isAuthCode, ['1', '100001'], ['1000011', '10000a', '1.5']);
testExamples(
  'isTaxpayerId (M-inv-29)',
  isTaxpayerId,
  ['91350100M000100Y43', 'a'.repeat(50), '1'],
  ['a'.repeat(51), 'A-1', 'A 1', '税号', 'Ａ１'],
);
testExamples(
  'isTitle (M-inv-28)',
  isTitle,
  [textOf(99), '某某（上海）有限公司 & Co. ·', '𠮷'.repeat(99)],
  [textOf(100)],
);
testExamples('isContactName (M-inv-31)', isContactName, [textOf(19), '阿依古丽·买买提'], [textOf(20)]);
testExamples('isAddress (M-inv-32)', isAddress, [textOf(109)], [textOf(110)]);

test('isListedOnce rejects the ticket number of a receipt above (M-inv-04)', () => {
  const rule = isListedOnce(['ticket0', 'ticket2']);
  const values = { ticket0: '1', ticket1: '2', ticket2: '', ticket3: '1' };
  expect(rule.test('2', values)).toBe(true);
  expect(rule.test('1', values)).toBe(false);
  // A service may drop leading zeros (contract 5).
  expect(rule.test('01', values)).toBe(false);
  expect(isListedOnce([]).test('1', values)).toBe(true);
});
