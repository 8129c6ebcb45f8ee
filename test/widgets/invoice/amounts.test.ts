import { toCents } from '../../../src/widgets/invoice/amounts';
import { toValidatedReceipts } from '../../../src/widgets/invoice/receipts/validatedReceipts';

test.each([
  ['200.00', 20000],
  ['0.1', 10],
  ['1000', 100000],
  [300.5, 30050],
  ['1.230', 123],
  [0, 0],
])('%j yuan are %d cents', (amount, cents) => {
  expect(toCents(amount, 'yuan')).toBe(cents);
});

test.each([
  ['20000', 20000],
  [0, 0],
  [' 7 ', 7],
  ['1,234', 1234],
  ['12,345', 12_345],
  ['1,234,567', 1_234_567],
  ['123,456,789,012,345', 123_456_789_012_345],
])('%j cents are %d', (amount, cents) => {
  expect(toCents(amount, 'cents')).toBe(cents);
});

test.each(['', null, '1e3', 'NaN', '-1', '1,00', '0x10', '1.005', '¥1', 0.1 + 0.2, Number.NaN, 1e21])(
  '%j is not an amount (H3)',
  (amount) => {
    expect(toCents(amount, 'yuan')).toBeNaN();
    expect(toCents(amount, 'cents')).toBeNaN();
  },
);

test.each(['1.5', '1,2', '1234,567', 'a,123', '1,abc', ',123', '1,234,', '1,234,567,890,123,456'])(
  '%j cents are not an amount (H3)',
  (amount) => {
    expect(toCents(amount, 'cents')).toBeNaN();
  },
);

const receiptsOf = (amounts: readonly string[]) =>
  amounts.map((_, index) => ({ ticketNumber: String(index), authorizeCode: '1' }));

test.each([
  [['999.99', '0.01'], 100_000],
  [['0.1', '0.2'], 30],
  [['0'], 0],
])('%j are %d cents in total (M-inv-15, M-inv-26)', (amounts, total) => {
  expect(toValidatedReceipts(receiptsOf(amounts), amounts, 'yuan')).toMatchObject({ total, amounts });
});

test('a total of 1,000.01 yuan is too much (M-inv-15)', () => {
  const amounts = ['1000.00', '0.01'];
  expect(() => toValidatedReceipts(receiptsOf(amounts), amounts, 'yuan')).toThrow('refused AmountExceed');
});

test('one invalid amount makes the receipts invalid (H3)', () => {
  expect(() => toValidatedReceipts(receiptsOf(['1', '']), ['1', ''], 'yuan')).toThrow('malformed');
});
