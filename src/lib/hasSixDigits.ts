/** Returns true for a text with six digits, also apart: it may be a PIN, a token, a card or a mobile number. */
export const hasSixDigits = (text: string) => /(\d\D*){6}/.test(text);
