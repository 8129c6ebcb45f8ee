import { parseCents } from '../../i18n/money';

/** The unit in which the service writes amounts (M-inv-26). */
export type AmountUnit = 'yuan' | 'cents';

/** Returns an amount of the service in whole cents; NaN when it is negative or not a number (H3). */
export function toCents(amount: string | number | null, unit: AmountUnit): number {
  const text = String(amount ?? '').trim();
  if (unit === 'cents')
    return /^(\d{1,14}|\d{1,3}(,\d{3}){1,4})$/.test(text) ? Number(text.replace(/,/g, '')) : Number.NaN;
  const cents = parseCents(text);
  return cents < 0 ? Number.NaN : cents;
}
