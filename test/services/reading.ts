/** The own fields of a body; none when it is not an object. */
export function fieldsOf(value: unknown): ReadonlyMap<string, unknown> {
  const isObject = typeof value === 'object' && value !== null && !Array.isArray(value);
  return new Map(isObject ? Object.entries(value) : []);
}

/** A field that should be text; empty when it is missing or something else. */
export function textOf(body: unknown, name: string): string {
  const value = fieldsOf(body).get(name);
  return typeof value === 'string' ? value : '';
}

/** A field that should be a list of texts; null when it is anything else. */
export function textsOf(body: unknown, name: string): readonly string[] | null {
  const value = fieldsOf(body).get(name);
  return Array.isArray(value) && value.every((item): item is string => typeof item === 'string') ? value : null;
}

/** A mobile number of mainland China (M-reg-21). */
export function isMobile(text: string): boolean {
  return /^1[3-9]\d{9}$/.test(text);
}

/** Something that a letter can be sent to. */
export function isEmail(text: string): boolean {
  return text.length <= 254 && /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(text);
}

/** The password rule for new passwords. */
export function isPassword(text: string): boolean {
  return text.length >= 8 && text.length <= 25 && /[a-z]/.test(text) && /[A-Z]/.test(text) && /[^A-Za-z]/.test(text);
}

/** Yuan as cents; null for what is no amount. Never by floating point: 0.10 + 0.20 has to stay 0.30. */
export function centsOf(yuan: string): number | null {
  const match = /^(\d{1,9})(?:\.(\d{1,2}))?$/.exec(yuan);
  return match ? Number(match[1]) * 100 + Number((match[2] ?? '').padEnd(2, '0')) : null;
}

/** Cents as yuan with two decimals. */
export function yuanOf(cents: number): string {
  return `${Math.floor(cents / 100)}.${String(cents % 100).padStart(2, '0')}`;
}
