/** The formats of the numbers in the tables. A dash stands for a missing value. */
const none = '–';

/** Milliseconds: the median, in brackets minimum and maximum. */
export const milliseconds = (of) =>
  of ? `${Math.round(of.median)} (${Math.round(of.min)}–${Math.round(of.max)})` : none;

/** The longest task in milliseconds; the browser reports none below 50 ms. */
export const task = (of) => {
  const text = (value) => (value < 50 ? '< 50' : String(Math.round(value)));
  return of.max < 50 ? '< 50' : `${text(of.median)} (${text(of.min)}–${text(of.max)})`;
};

/** Bytes as kB of 1,000: brotli / gzip. */
export const kilobytes = (of) => (of ? `${(of.brotli / 1000).toFixed(1)} / ${(of.gzip / 1000).toFixed(1)}` : none);

export const megabytes = (bytes) => `${(bytes / 1e6).toFixed(2)} MB`;

/** A count; with minimum and maximum if they differ. */
export const count = (of) => (of.min === of.max ? String(of.median) : `${of.median} (${of.min}–${of.max})`);

/** A layout shift, with two significant digits. */
export const shift = (value) => (value === 0 ? '0' : value.toPrecision(2));

/** Adds up the bytes of all kinds. */
export function totalOf(bytes) {
  const kinds = Object.values(bytes);
  const sum = (name) => kinds.reduce((total, kind) => total + kind[name], 0);
  return { brotli: sum('brotli'), gzip: sum('gzip') };
}
