import { formatCount } from './numbers';

/**
 * Parses an amount in yuan and returns whole cents (fen); NaN when the text is not an amount. Services may write
 * thousands separators (H3, contract 5).
 */
export function parseCents(yuan: string | number): number {
  const match = /^\s*(-?)(\d{1,12}|\d{1,3}(?:,\d{3}){1,3})(?:\.(\d{1,2})0*)?\s*$/.exec(String(yuan));
  if (!match) return Number.NaN;
  const cents = Number(match[2]!.replace(/,/g, '')) * 100 + Number((match[3] ?? '').padEnd(2, '0'));
  return match[1] && cents > 0 ? -cents : cents;
}

/** Formats whole cents as `¥1,234.50`, the same in both languages; `-` when the number is not whole (M-svc-13). */
export function formatMoney(cents: number): string {
  if (!Number.isSafeInteger(cents)) return '-';
  const whole = formatCount(Math.abs(cents) / 100);
  const rest = String(Math.abs(cents) % 100).padStart(2, '0');
  return `${cents < 0 ? '-' : ''}¥${whole}.${rest}`;
}
