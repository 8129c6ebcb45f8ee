import {
  isCardPin6or8,
  isCardTypeMSR,
  isCardTypeSVC,
  isMSRcardNumber,
  isMSRcardPin,
  isPinOfCard,
  isSVCCardNumber,
  isSVCCardPin,
  isTransactionId,
} from '../../src/validation/cardRules';
import { validate } from '../../src/validation/validate';
import { testExamples } from './examples';

const ones = (length: number) => '1'.repeat(length);

testExamples('isMSRcardNumber (M-val-15)', isMSRcardNumber, [ones(16)], [ones(15), ones(17), ones(19), `${ones(15)}a`]);
testExamples(
  'isMSRcardPin (M-val-16)',
  isMSRcardPin,
  ['12345678', '00000000'],
  ['1234567', '123456789', '1234567x', '１２３４５６７８'],
);
testExamples('isSVCCardNumber (M-val-17)', isSVCCardNumber, [ones(16), ones(19)], [15, 17, 18, 20].map(ones));
testExamples('isSVCCardPin (M-val-18)', isSVCCardPin, ['123456'], ['12345', '1234567', '12345 ', 'abcdef']);
testExamples('isCardPin6or8 (M-val-19)', isCardPin6or8, ['123456', '12345678'], ['12345', '1234567', '123456789']);
testExamples(
  'isCardTypeSVC (M-val-20)',
  isCardTypeSVC,
  ['7310180000000001', ones(19)],
  ['6200000000000001', '73', 'x'],
);
testExamples(
  'isCardTypeMSR (M-reg-24)',
  isCardTypeMSR,
  ['6200000000000001', '8110290000000001', '73', '997310180000000001', '731018000000000199'],
  ['7300000000000000', '7310180000000001'],
);
testExamples('isTransactionId (M-svc-04)', isTransactionId, ['1000000001', 'A-1', '𠮷'.repeat(20)], [ones(21)]);

describe('isPinOfCard (M-reg-25, A-06)', () => {
  const errorFor = (number: string, pin: string) => validate({ number, pin }, { pin: isPinOfCard('number') }).pin;

  test.each([
    ['6200000000000001', '12345678', undefined],
    ['6200000000000001', '123456', 'rule.isMSRcardPin'],
    ['8110290000000001', '123456', undefined],
    ['8110290000000001', '12345678', 'rule.isSVCCardPin'],
    ['62', '123456', undefined],
    ['62', '12345678', undefined],
    ['', '1234567', 'rule.isCardPin6or8'],
  ])('card %j with PIN %j: %s', (number, pin, message) => {
    expect(errorFor(number, pin)).toBe(message);
  });

  test('accepts an empty PIN, and works in a form without the card number field', () => {
    expect(errorFor('6200000000000001', '')).toBeUndefined();
    expect(isPinOfCard('number').every((rule) => rule.test('12345678', {}))).toBe(true);
  });
});
