// What fields make of what was typed or pasted, once an input method has finished composing. Passwords are never
// touched; names, titles and addresses keep their full-width characters.

const narrow = (text: string) => text.normalize('NFKC');
// Narrowed once more, as taking out an invisible character may bring a letter and its accent together.
const withoutBlanks = (text: string) => narrow(narrow(text).replace(/[\s\p{Cc}\p{Cf}]+/gu, ''));

/** Digits only; full-width ones become narrow. */
export function digits(text: string): string {
  return narrow(text).replace(/[^0-9]+/g, '');
}

/** A mobile number's digits without the country code, which goes only where 11 digits remain. */
export function phone(text: string): string {
  return digits(text).replace(/^(?:00)?86([0-9]{11})$/, '$1');
}

/** A card number without the gaps and hyphens that it is printed with. */
export function cardNumber(text: string): string {
  return digits(text);
}

/**
 * An e-mail address without invisible characters; the full stop of a Chinese keyboard becomes a dot. A blank inside
 * stays, for the rule to tell: nobody's address is changed unseen. So does one at the end, as more may follow.
 */
export function email(text: string): string {
  const visible = narrow(text)
    .replace(/\p{Cf}+/gu, '')
    .replace(/\s/g, ' ')
    .replace(/\p{Cc}+/gu, '');
  return narrow(visible).trimStart().replace(/。/g, '.');
}

/** A name to sign in with: tidied like an e-mail address, of whose characters it is made. */
export function userName(text: string): string {
  return email(text);
}

/**
 * For a field that takes an e-mail address or a mobile number, once the visitor has left it: before, `123-4` may still
 * become `123-4@example.com`.
 */
export function emailOrPhone(text: string): string {
  const address = settled(email(text));
  return /^[0-9+() -]*$/.test(address) ? phone(address) : address;
}

/** A taxpayer ID in capitals and without blanks. */
export function taxpayerId(text: string): string {
  return withoutBlanks(text).toUpperCase();
}

/** A name, title or address on one line, otherwise as typed; the end may be a blank, as more may follow. */
export function plain(text: string): string {
  return text.replace(/[\p{Cc}\u2028\u2029]+/gu, ' ').replace(/^\s+/, '');
}

/** What a field's text counts as: without the blanks at the end that may yet become blanks inside. */
export function settled(text: string): string {
  return text.trimEnd();
}

/** A line of text as it counts, without blanks around it. */
export function trimmed(text: string): string {
  return settled(plain(text));
}

/** The first so many code points of a text. */
export function limit(text: string, max: number): string {
  if (text.length <= max) return text;
  return [...text.slice(0, max * 2)].slice(0, max).join('');
}

/** Exactly as typed: a password is nobody's to tidy. */
export function asTyped(text: string): string {
  return text;
}
