/** Returns values with a default for each that is missing: React Hook Form knows none of a field that is not mounted. */
export function withDefaults<V extends object>(values: Partial<V>, defaults: V): V {
  const known = Object.entries(values).filter(([, value]) => value !== undefined && value !== null);
  return { ...defaults, ...Object.fromEntries(known) };
}
