import fc from 'fast-check';
import { formatMoney, parseCents } from '../../src/i18n/money';
import { toCents } from '../../src/widgets/invoice/amounts';
import { toValidatedReceipts } from '../../src/widgets/invoice/receipts/validatedReceipts';
import { runs } from './runs';

const maxCents = 99_999_999_999_999;

test('parses every formatted amount, and every amount without a format, as the same cents (H3)', () => {
  fc.assert(
    fc.property(fc.integer({ min: -maxCents, max: maxCents }), (cents) => {
      expect(parseCents(formatMoney(cents).replace(/[¥,]/g, ''))).toBe(cents);
      expect(parseCents(formatMoney(cents).replace('¥', ''))).toBe(cents);
      const yuan = Math.trunc(Math.abs(cents) / 100);
      const rest = String(Math.abs(cents) % 100).padStart(2, '0');
      expect(parseCents(`${cents < 0 ? '-' : ''}${yuan}.${rest}`)).toBe(cents);
    }),
    runs(100_000, 300),
  );
});

test('parses any text as whole cents or NaN (H3)', () => {
  const nearAmount = fc.string({ unit: fc.constantFrom(...'0123456789', '.', ',', '-', ' ', 'e', '¥'), maxLength: 18 });
  const plain = fc.stringMatching(/^-?\d{0,14}\.?\d{0,4}$/);
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.double().map(String), plain, nearAmount), (text) => {
      const cents = parseCents(text);
      if (Number.isNaN(cents)) return;
      expect([Number.isSafeInteger(cents), Object.is(cents, -0)]).toEqual([true, false]);
      expect(Math.abs(cents - Number(text.replace(/,/g, '')) * 100)).toBeLessThan(0.5);
      expect(text.trim()).toMatch(/^-?[\d,]+(\.\d+)?$/);
    }),
    runs(100_000),
  );
});

test('a whole amount is in the unit of the page, cents or yuan (M-inv-26)', () => {
  fc.assert(
    fc.property(fc.nat(999_999_999_999), (amount) => {
      expect(toCents(String(amount), 'cents')).toBe(amount);
      expect(toCents(String(amount), 'yuan')).toBe(100 * amount);
    }),
    runs(50_000, 200),
  );
});

test('any text is a whole amount of at least 0 cents, or none (H3)', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.integer().map(String), fc.double().map(String)), (text) => {
      for (const unit of ['yuan', 'cents'] as const) {
        const cents = toCents(text, unit);
        expect(Number.isNaN(cents) || (Number.isSafeInteger(cents) && cents >= 0)).toBe(true);
      }
    }),
    runs(100_000),
  );
});

const receiptsOf = (amounts: readonly string[]) =>
  amounts.map((_, index) => ({ ticketNumber: String(index), authorizeCode: '1' }));
const toYuanText = (cents: number) => `${Math.floor(cents / 100)}.${String(cents % 100).padStart(2, '0')}`;

test('the total of receipts is exact; over 1,000.00 yuan it is an error (M-inv-15, M-inv-26)', () => {
  fc.assert(
    fc.property(fc.array(fc.nat(30_000), { minLength: 1, maxLength: 10 }), fc.boolean(), (cents, isYuan) => {
      const amounts = cents.map(isYuan ? toYuanText : String);
      const total = cents.reduce((sum, amount) => sum + amount);
      const check = () => toValidatedReceipts(receiptsOf(amounts), amounts, isYuan ? 'yuan' : 'cents');
      if (total > 100_000) expect(check).toThrow('refused AmountExceed');
      else expect(check()).toMatchObject({ total, cents, amounts });
    }),
    runs(50_000, 200),
  );
});
