/** How figures are written in the tables. A dash stands for what there is not. */
const none = '–';

/** Milliseconds: the median, and from which to which. */
export const milliseconds = (of) =>
  of ? `${Math.round(of.median)} (${Math.round(of.min)}–${Math.round(of.max)})` : none;

/** A long task in milliseconds; what is shorter is not reported by the browser. */
export const task = (of) => {
  const text = (value) => (value < 50 ? '< 50' : String(Math.round(value)));
  return of.max < 50 ? '< 50' : `${text(of.median)} (${text(of.min)}–${text(of.max)})`;
};

/** Bytes as kB of 1,000: brotli, and gzip behind it. */
export const kilobytes = (of) => (of ? `${(of.brotli / 1000).toFixed(1)} / ${(of.gzip / 1000).toFixed(1)}` : none);

export const megabytes = (bytes) => `${(bytes / 1e6).toFixed(2)} MB`;

/** A count, or from which to which where it differed. */
export const count = (of) => (of.min === of.max ? String(of.median) : `${of.median} (${of.min}–${of.max})`);

/** A share of the viewport that moved; exact where it is small. */
export const shift = (value) => (value === 0 ? '0' : value.toPrecision(2));

/** All that a page downloads. */
export function totalOf(bytes) {
  const kinds = Object.values(bytes);
  const sum = (name) => kinds.reduce((total, kind) => total + kind[name], 0);
  return { brotli: sum('brotli'), gzip: sum('gzip') };
}
