import fc from 'fast-check';
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

test('a fraction of a cent is not an amount', () => {
  expect(toCents('1.5', 'cents')).toBeNaN();
});

const receiptsOf = (amounts: readonly string[]) =>
  amounts.map((_, index) => ({ ticketNumber: String(index), authorizeCode: '1' }));
const toYuanText = (cents: number) => `${Math.floor(cents / 100)}.${String(cents % 100).padStart(2, '0')}`;

test('the total is exact; over 1,000.00 yuan it is an error (M-inv-15, M-inv-26)', () => {
  fc.assert(
    fc.property(fc.array(fc.nat(30_000), { minLength: 1, maxLength: 10 }), fc.boolean(), (cents, isYuan) => {
      const amounts = cents.map(isYuan ? toYuanText : String);
      const total = cents.reduce((sum, amount) => sum + amount);
      const check = () => toValidatedReceipts(receiptsOf(amounts), amounts, isYuan ? 'yuan' : 'cents');
      if (total > 100_000) expect(check).toThrow('refused AmountExceed');
      else expect(check()).toMatchObject({ total, cents, amounts });
    }),
    { numRuns: 1000 },
  );
});

test('one invalid amount makes the receipts invalid (H3)', () => {
  expect(() => toValidatedReceipts(receiptsOf(['1', '']), ['1', ''], 'yuan')).toThrow('malformed');
});
