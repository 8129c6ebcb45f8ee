/** A rewards card (MSR) or gift card (SVC); `unknown` for an incomplete or other number (M-ent-14). */
export type CardFamily = 'rewards' | 'gift' | 'unknown';

/** The prefixes of gift card numbers (M-reg-25). */
export const GIFT_PREFIXES: readonly string[] = [
  '731018',
  '731023',
  '731024',
  '731025',
  '731026',
  '731027',
  '731028',
  '731029',
  '811029',
  '911029',
];

/** Returns true for 16 digits that start with 73: never a rewards card, whether or not a gift card (M-reg-24). */
export function isNonRewardsNumber(number: string): boolean {
  return /^73[0-9]{14}$/.test(number);
}

/**
 * Returns the family of a card number. 19 digits are always a gift card, as rewards cards have 16. A number that starts
 * with 73 but has no gift card prefix is `unknown`.
 */
export function cardFamily(number: string): CardFamily {
  if (/^[0-9]{19}$/.test(number)) return 'gift';
  if (!/^[0-9]{16}$/.test(number)) return 'unknown';
  if (GIFT_PREFIXES.includes(number.slice(0, 6))) return 'gift';
  return isNonRewardsNumber(number) ? 'unknown' : 'rewards';
}
