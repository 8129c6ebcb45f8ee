/** Rewards (MSR) or gift (SVC) card; unknown while the number is not one of either (M-ent-14). */
export type CardFamily = 'rewards' | 'gift' | 'unknown';

/** How the numbers of gift cards start (M-reg-25). */
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

/** 16 digits that start with 73 are no rewards card, gift prefix or not (M-reg-24). */
export function startsLikeNoRewardsCard(number: string): boolean {
  return /^73[0-9]{14}$/.test(number);
}

/**
 * Whose number it is, in the order length, 73, prefix: 19 digits are always a gift card's, as rewards cards have
 * 16; a number starting 73 that no gift prefix names stays unknown.
 */
export function cardFamily(number: string): CardFamily {
  if (/^[0-9]{19}$/.test(number)) return 'gift';
  if (!/^[0-9]{16}$/.test(number)) return 'unknown';
  if (GIFT_PREFIXES.includes(number.slice(0, 6))) return 'gift';
  return startsLikeNoRewardsCard(number) ? 'unknown' : 'rewards';
}
