import { removeSpaces } from './normalise';

const USCC_ALPHABET = '0123456789ABCDEFGHJKLMNPQRTUWXY';
const USCC = /^[0-9A-HJ-NPQRTUWXY]{2}[0-9]{6}[0-9A-HJ-NPQRTUWXY]{10}$/;
const IDENTITY = /^[0-9]{17}[0-9X]$/;

/** Checks the last character of a unified social credit code (USCC). The weights are 3^i mod 31 (GB 32100). */
function hasUsccCheckDigit(code: string): boolean {
  let sum = 0;
  let weight = 1;
  for (const character of code.slice(0, 17)) {
    sum += USCC_ALPHABET.indexOf(character) * weight;
    weight = (weight * 3) % 31;
  }
  return code[17] === USCC_ALPHABET[(31 - (sum % 31)) % 31];
}

/** Checks the last character of an identity number. The weights are 2^(17 - i) mod 11 (GB 11643). */
function hasIdentityCheckDigit(number: string): boolean {
  let sum = 0;
  for (const digit of number.slice(0, 17)) sum = (sum + Number(digit)) * 2;
  return number[17] === '10X98765432'[sum % 11];
}

/**
 * Returns true when a taxpayer ID, in capitals and without spaces, has a known form and the right check digit. It has
 * 15, 17, 18, 19 or 20 characters. For a hint beside the field only: the form accepts every value that `isTaxpayerId`
 * accepts.
 */
export function looksLikeTaxpayerId(text: string): boolean {
  switch (text.length) {
    case 15:
      return /^[0-9]{6}[0-9A-Z]{9}$/.test(text);
    case 17:
      return /^[0-9]{17}$/.test(text);
    case 18:
      return (USCC.test(text) && hasUsccCheckDigit(text)) || (IDENTITY.test(text) && hasIdentityCheckDigit(text));
    case 19:
      return text.startsWith('L') && looksLikeTaxpayerId(text.slice(1));
    case 20:
      return IDENTITY.test(text.slice(0, 18)) && hasIdentityCheckDigit(text) && /[0-9]{2}$/.test(text);
    default:
      return false;
  }
}

/** Normalises a taxpayer ID: capitals, no spaces. */
export function toTaxpayerId(text: string): string {
  return removeSpaces(text).toUpperCase();
}
