/** A card number in groups of four digits, as it stands on the card. */
export function inFours(number: string): string {
  return number.replace(/(.{4})(?=.)/g, '$1 ');
}
