import { centsOf } from '../../i18n/money';

/** What an amount of the services counts (M-inv-26). */
export type Unit = 'yuan' | 'cents';

/** An amount of the services in whole cents, never below zero; NaN when it is none (H3). */
export function centsIn(amount: string | number | null, unit: Unit): number {
  const text = String(amount ?? '').trim();
  if (unit === 'cents') return /^\d{1,14}$/.test(text) ? Number(text) : Number.NaN;
  const cents = centsOf(text);
  return cents < 0 ? Number.NaN : cents;
}
