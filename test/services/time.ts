export const second = 1000;
export const minute = 60 * second;
export const hour = 60 * minute;
export const day = 24 * hour;

/** A time as most services write it: China time without a zone. */
export function chinaTime(at: number): string {
  return new Date(at + 8 * hour).toISOString().slice(0, 19).replace('T', ' ');
}

/** A time as the newer services write it: ISO with the offset of China. */
export function chinaIso(at: number): string {
  return `${chinaTime(at).replace(' ', 'T')}+08:00`;
}
