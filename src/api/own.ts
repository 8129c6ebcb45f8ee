/** What an answer or a configuration itself holds under a name; what it merely inherits does not count (A6, B6). */
export function own(of: unknown, name: string): unknown {
  return typeof of === 'object' && of !== null ? Object.getOwnPropertyDescriptor(of, name)?.value : undefined;
}
