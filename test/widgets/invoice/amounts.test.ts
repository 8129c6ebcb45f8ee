import fc from 'fast-check';
import { centsIn } from '../../../src/widgets/invoice/amounts';
import { checkedReceipts } from '../../../src/widgets/invoice/checkedReceipts';

test.each([
  ['200.00', 20000],
  ['0.1', 10],
  ['1000', 100000],
  [300.5, 30050],
  ['1.230', 123],
  [0, 0],
])('%j yuan are %d cents', (amount, cents) => {
  expect(centsIn(amount, 'yuan')).toBe(cents);
});

test.each([
  ['20000', 20000],
  [0, 0],
  [' 7 ', 7],
])('%j cents are %d', (amount, cents) => {
  expect(centsIn(amount, 'cents')).toBe(cents);
});

test.each(['', null, '1e3', 'NaN', '-1', '1,000', '0x10', '1.005', '¥1', 0.1 + 0.2, Number.NaN, 1e21])(
  '%j is no amount (H3)',
  (amount) => {
    expect(centsIn(amount, 'yuan')).toBeNaN();
    expect(centsIn(amount, 'cents')).toBeNaN();
  },
);

test('half a cent is none', () => {
  expect(centsIn('1.5', 'cents')).toBeNaN();
});

const receiptsOf = (amounts: readonly string[]) =>
  amounts.map((_, index) => ({ ticketNumber: String(index), authorizeCode: '1' }));
const yuan = (cents: number) => `${Math.floor(cents / 100)}.${String(cents % 100).padStart(2, '0')}`;

test('a sum is exact, and over 1,000.00 refused (M-inv-15, M-inv-26)', () => {
  fc.assert(
    fc.property(fc.array(fc.nat(30_000), { minLength: 1, maxLength: 10 }), fc.boolean(), (cents, isYuan) => {
      const amounts = cents.map(isYuan ? yuan : String);
      const sum = cents.reduce((total, each) => total + each);
      const check = () => checkedReceipts(receiptsOf(amounts), amounts, isYuan ? 'yuan' : 'cents');
      if (sum > 100_000) expect(check).toThrow('refused AmountExceed');
      else expect(check()).toMatchObject({ total: sum, cents, amounts });
    }),
    { numRuns: 1000 },
  );
});

test('one amount that is none spoils the sum', () => {
  expect(() => checkedReceipts(receiptsOf(['1', '']), ['1', ''], 'yuan')).toThrow('malformed');
});
