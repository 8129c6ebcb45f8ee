export const second = 1000;
export const minute = 60 * second;
export const hour = 60 * minute;
export const day = 24 * hour;

/** Formats a time like most services: China time without a time zone. */
export function formatChinaTime(at: number): string {
  return new Date(at + 8 * hour).toISOString().slice(0, 19).replace('T', ' ');
}

/** Formats a time like the newer services: ISO 8601 with the offset of China. */
export function formatChinaIso(at: number): string {
  return `${formatChinaTime(at).replace(' ', 'T')}+08:00`;
}
