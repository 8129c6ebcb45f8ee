/** Returns a card number in groups of four digits, as printed on the card. */
export function groupCardNumber(number: string): string {
  return number.replace(/(.{4})(?=.)/g, '$1 ');
}
