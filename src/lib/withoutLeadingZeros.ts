/** Removes the leading zeros of an identifier: a service may drop them (contract 5). */
export function withoutLeadingZeros(digits: string): string {
  return digits.replace(/^0+(?=.)/, '');
}
