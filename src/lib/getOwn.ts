/**
 * Returns an object's own property, or undefined. Inherited properties do not count, as a page may have changed
 * `Object.prototype` (A6, B6).
 */
export function getOwn(object: unknown, name: string): unknown {
  return typeof object === 'object' && object !== null
    ? Object.getOwnPropertyDescriptor(object, name)?.value
    : undefined;
}
