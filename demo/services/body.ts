/** Returns the own fields of a request body; an empty map when the body is not an object. */
export function readFields(value: unknown): ReadonlyMap<string, unknown> {
  const isObject = typeof value === 'object' && value !== null && !Array.isArray(value);
  return new Map(isObject ? Object.entries(value) : []);
}

/** Returns a text field; an empty string when the field is missing or not text. */
export function readText(body: unknown, name: string): string {
  const value = readFields(body).get(name);
  return typeof value === 'string' ? value : '';
}

/** Returns a field that is a list of texts; null when it is anything else. */
export function readTextList(body: unknown, name: string): readonly string[] | null {
  const value = readFields(body).get(name);
  return Array.isArray(value) && value.every((item): item is string => typeof item === 'string') ? value : null;
}

/** Returns true for a mobile number of mainland China (M-reg-21). */
export function isMobile(text: string): boolean {
  return /^1[3-9]\d{9}$/.test(text);
}

/** Returns true for text that has the form of an e-mail address. */
export function isEmail(text: string): boolean {
  return text.length <= 254 && /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(text);
}

/** Returns true for a password that meets the rule for new passwords. */
export function isPassword(text: string): boolean {
  return text.length >= 8 && text.length <= 25 && /[a-z]/.test(text) && /[A-Z]/.test(text) && /[^A-Za-z]/.test(text);
}

/** Converts an amount in yuan to cents; null for other text. Avoids floating point: 0.10 + 0.20 must stay 0.30. */
export function parseCents(yuan: string): number | null {
  const match = /^(\d{1,9})(?:\.(\d{1,2}))?$/.exec(yuan);
  return match ? Number(match[1]) * 100 + Number((match[2] ?? '').padEnd(2, '0')) : null;
}

/** Formats cents as yuan with two decimals. */
export function formatYuan(cents: number): string {
  return `${Math.floor(cents / 100)}.${String(cents % 100).padStart(2, '0')}`;
}
