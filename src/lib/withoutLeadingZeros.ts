/** Removes the leading zeros of a number in digits: a service may drop them, so they do not identify anything (contract 5). */
export function withoutLeadingZeros(digits: string): string {
  return digits.replace(/^0+(?=.)/, '');
}
