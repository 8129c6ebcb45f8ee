/** Formats a whole number with a comma before each three digits, the same in both languages. */
export function formatCount(count: number): string {
  return String(Math.trunc(count)).replace(/\B(?=(\d{3})+$)/g, ',');
}

/** Formats a number of stars with one decimal, such as `1,234.5` or `9.0`. */
export function formatTenths(stars: number): string {
  const tenths = Math.round(stars * 10);
  return `${formatCount(tenths / 10)}.${Math.abs(tenths % 10)}`;
}

/** Formats a number of stars with one decimal, but without `.0`: `23.5`, `42`. */
export function formatStars(stars: number): string {
  return formatTenths(stars).replace(/\.0$/, '');
}
