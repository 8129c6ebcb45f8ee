import { SMS_CODE_LENGTH, SVC_NUMBER_MAX } from './limits';

// Normalisers for field values. A field applies them to typed and pasted text, once an input method has finished
// composing. Passwords are never changed. Names, titles and addresses keep their full-width characters.

const toHalfWidth = (text: string) => text.normalize('NFKC');

/** Removes spaces and invisible characters. Full-width letters and digits become ASCII. */
export function removeSpaces(text: string): string {
  // The second call composes a letter with an accent that an invisible character has separated from it.
  return toHalfWidth(toHalfWidth(text).replace(/[\s\p{Cc}\p{Cf}]/gu, ''));
}

/** Keeps digits only. Full-width digits become ASCII. */
export function toDigits(text: string): string {
  return toHalfWidth(text).replace(/[^0-9]/g, '');
}

/** Keeps the digits of a card number, at most 19 (M-svc-02). */
export function toCardNumber(text: string): string {
  return truncate(toDigits(text), SVC_NUMBER_MAX);
}

/** Keeps the digits of an SMS code, at most 4. */
export function toSmsCode(text: string): string {
  return truncate(toDigits(text), SMS_CODE_LENGTH);
}

/**
 * Normalises an e-mail address: removes invisible characters and leading spaces, and replaces the Chinese full stop by
 * a dot. Keeps spaces inside, for the rule to reject, and at the end, as the visitor may type on.
 */
export function toEmail(text: string): string {
  const visible = toHalfWidth(text)
    .replace(/\p{Cf}/gu, '')
    .replace(/\s/g, ' ')
    .replace(/\p{Cc}/gu, '');
  return toHalfWidth(visible).trimStart().replace(/。/g, '.');
}

/** Normalises a username, in the same way as an e-mail address. */
export const toUserName = toEmail;

/**
 * Normalises the username or e-mail address of an account. A name that does not become ASCII keeps its characters: the
 * service may have stored it with them.
 */
export function toAccountName(text: string): string {
  const name = toUserName(text);
  return /^[ -~]*$/.test(name) ? name : toSingleLine(text);
}

/** Normalises a name, title or address to one line without leading spaces. Keeps a space at the end, to type on. */
export function toSingleLine(text: string): string {
  return text.replace(/[\p{Cc}\u2028\u2029]+/gu, ' ').replace(/^\s+/, '');
}

/** Removes spaces at the end. Only for a field that the visitor has left. */
export function trimEnd(text: string): string {
  return text.trimEnd();
}

/** Normalises a text to one line without spaces around it. */
export function toTrimmedLine(text: string): string {
  return trimEnd(toSingleLine(text));
}

/** Returns the first `max` code points of a text. */
export function truncate(text: string, max: number): string {
  return [...text].slice(0, max).join('');
}

/** Returns the text unchanged. For passwords. */
export function keepAsTyped(text: string): string {
  return text;
}
